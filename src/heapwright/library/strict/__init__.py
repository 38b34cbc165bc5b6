"""The functions of StrictMath, whose every bit is prescribed: the algorithms of fdlibm.

fdlibm is Copyright (C) 1993 by Sun Microsystems, Inc.; permission to use, copy, modify, and distribute it is freely
granted, provided that this notice is preserved.
"""
