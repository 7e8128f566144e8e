"""Talks JSON lines to the ``sidepot`` command: settle hands, replay histories, play hands.

Nothing but the standard library is needed here; the command itself is ``npm i -g sidepot``. Another
way to start it can be given as ``command``, or in the environment as ``SIDEPOT``.
"""

from .client import Command, Hand, Refused, Sidepot, replay

__all__ = ["Command", "Hand", "Refused", "Sidepot", "replay"]
