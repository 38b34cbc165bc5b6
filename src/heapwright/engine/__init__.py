"""Exploring: the loop over states, limits, and running a program."""
