/** What stands below the options in the help of a command, above its examples. At most 80 columns. */

import { engineNotes } from './engines.js';
import { statsNote } from './stats.js';

const storeExits = 'Exit codes: 0 done, 1 it could not be done and nothing was, 2 wrong usage.';

export const notes = {
  serve: `Tables are kept in the data folder, or in a PostgreSQL that any number of
servers share. With --shard-url tables are spread over several databases, of
which --database-url is the first; with --nats-url servers hear of each other
over NATS, which must be as private as the databases: it carries the cards.

Everything that was acknowledged is stored: stop it when you like, the tables
go on where they were. To let others in from outside, listen on 0.0.0.0, best
behind a proxy with HTTPS and --trust-proxy.

A table sleeps a minute after the last person left it. The limits file sets
that (absenceMs), the fastest pace of bots (floor), and how much one host
(perIdentity) and one address (perAddress) may use; what it leaves out stays:
  {"perIdentity": {"tables": 5, "bots": 20, "eventsPerHour": null}}

Exit codes: 0 stopped by Ctrl-C or SIGTERM, 1 it could not start, 2 wrong
usage, 130 stopped by a second Ctrl-C before it was done.`,
  admin: `  tables                those in memory by their load, then the newest
  players               last seen first, with tables and devices
  close TABLE           after its hand, by the rules; everybody is paid out
  delete TABLE          for good, with all of its hands
  transfer TABLE PLAYER gives the host's rights to somebody at the table
  revoke PLAYER         signs a player out on all devices
  ban PLAYER|ADDRESSES  shuts out a player, or addresses as 203.0.113.0/24
  quota PLAYER          what a player has used and may; tables=5 bots=none sets
                        limits for them alone, default takes them back
  unban, bans           lets in again; lists who is shut out
  log                   the audit log; --verify finds changed lines

With several servers on one PostgreSQL ask each over its own socket: tables
are those in its memory, and bans reach the others within a minute.

Exit codes: 0 done, 1 refused, no server there or a log that was changed,
2 wrong usage.`,
  backup: `The server need not stop: the file holds everything as it was at one moment.
It is compressed, for its owner alone, and there only when it is whole. It
holds hole cards and the hashes of the players' tokens: keep it safe.

${storeExits}`,
  restore: `Nothing is written over: the folder must have no tables, the database must be
empty. Counts and checksum are compared; if they differ nothing is restored.
What was in SQLite may go to PostgreSQL, and back.

${storeExits}`,
  prune: `Keys by which a command is done once go after a day, snapshots after an hour
but for the last two of a table. A running server does that every hour by
itself, and serve --keep-days also the rest. Tables that are open stay, and
without --keep-days so do closed ones. A deleted table is gone with its hands.

${storeExits}`,
  move: `A table with a clock running is refused: its host pauses it first. Everything
is copied and compared before anything is deleted; after a failure say it
again. Whoever is connected notices nothing.

Exit codes: 0 all moved, 1 some refused, 2 wrong usage.`,
  settle: `Input: one hand as JSON. seatCount, button (a seat number), players, boards.
  live    all blinds, bets and calls of the player, over all streets
  ante    an ante that every player pays
  dead    one ante paid for the table, a dead blind: nobody has to match it
  boards  who beats whom: {"high": [[best], [next, tied with next], ...]};
          one per run, [] if only one player is left
  unit, kind "hilo" with "low", rakeConfig, mode and orphanLayer are optional.
Or a hand of stacks and totals: bb_ante, winners, and of each player name,
starting_stack, final_stack, total_contribution, is_bb, is_folded.

Exit codes: 0 all settled, 1 some input refused, 2 usage or unreadable file.`,
  replay: `The format is found by how a file begins, whatever its name is.

A record is followed, not judged: short blinds, late posts and raises under the
minimum are noted. Refused is only what cannot have happened, and games that
Sidepot does not play.

Exit codes: 0 all replayed, 1 some hand refused, 2 usage or unreadable file.`,
  eval: `A card is a rank (2 to 9, T or 10, J Q K A) and a suit (c d h s). Without a
board a hand has 5 to 7 cards. With one (3 to 5 cards) a hand has 2 cards, in
omaha, omaha5 and omaha6 it has 4, 5 and 6, of which exactly two play. In stud
a hand has 5 to 7 cards and no board, or a common card; in draw games as many as
are held. Games with two halves say both.

Exit codes: 0 fine, 2 wrong usage, a bad card or a card that is there twice.`,
  equity: `A hand is its cards (AsKs) or, in hold'em and short deck, a range
(QQ+,AKs,T9s-65s or random). In stud it is the cards that are known, down and
up; the others are dealt, and --board is a common card. In draw games a hand
stands pat, or it draws once: 2c3d4h7s/Kd keeps four and throws the king, which
does not come again. random is a hand that nobody knows.

All boards that can come are counted if that is feasible; if not, random ones
are dealt, and the last line says how many and how exact that is (± one
standard error). The same seed deals the same boards.

Exit codes: 0 fine, 2 wrong usage, a bad card or a card that is there twice,
130 stopped by Ctrl-C.`,
  perft: `Every legal amount in whole units is an action of its own; all-in is one of
them. Cards, posts and awards are no actions. "Ended" are the sequences after
which nobody will act any more. If your engine counts the same at each depth,
it has the same rules of betting.

Exit codes: 0 fine, 2 wrong usage or stacks, blinds and antes that do not fit,
130 stopped by Ctrl-C.`,
  simulate: `Stacks are drawn from the range, each size equally likely: short ones make
side pots. The same seed plays the same hands, with any number of threads.

Exit codes: 0 every chip is there, 1 chips were lost or made, 2 wrong usage,
130 stopped by Ctrl-C.`,
  ...engineNotes,
  stats: statsNote,
};
