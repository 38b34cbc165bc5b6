"""Call sites, method handles and variable handles: linked to methods of classes made for them."""
