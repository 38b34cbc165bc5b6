"""javax.crypto.JceSecurity: ciphers and message authentication codes are not supported."""

from __future__ import annotations

from heapwright.library.interface import Models, refusing

REASON = "javax.crypto was used"

MODELS: Models = {"setupJurisdictionPolicies()V": refusing(REASON)}
"""It is called before anything is done with a provider."""
