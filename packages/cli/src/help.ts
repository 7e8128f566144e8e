/** Examples that run as they stand when pasted into a shell: a test does just that. */

const HAND = `  echo '{"seatCount":9,"button":1,"players":[
    {"id":"Ann","seat":1,"ante":0,"dead":0,"live":50,"folded":false},
    {"id":"Bob","seat":2,"ante":0,"dead":0,"live":75,"folded":false},
    {"id":"Cem","seat":3,"ante":0,"dead":5,"live":90,"folded":false}],
    "boards":[{"high":[["Ann"],["Bob","Cem"]]}]}'`;

export const ROOT_EXAMPLES: string = `
Examples:
${HAND} | sidepot settle
  sidepot eval AsKs QhQd --board Qs7s2s9dJc
  sidepot equity AsKs QhQd
  sidepot replay --help
  sidepot simulate --hands 2000
  sidepot settle --help
  sidepot serve --help
`;

export const SERVE_NOTES: string = `
Tables are kept in the data folder, or in a PostgreSQL that any number of
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
usage, 130 stopped by a second Ctrl-C before it was done.
`;

export const ADMIN_NOTES: string = `
  tables                those in memory by their load, then the newest
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
2 wrong usage.
`;

const STORE_EXITS = `Exit codes: 0 done, 1 it could not be done and nothing was, 2 wrong usage.`;

export const BACKUP_NOTES: string = `
The server need not stop: the file holds everything as it was at one moment.
It is compressed, for its owner alone, and there only when it is whole. It
holds hole cards and the hashes of the players' tokens: keep it safe.

${STORE_EXITS}

Examples:
  sidepot backup /backup --data /var/lib/sidepot
  sidepot backup tables.backup.gz --database-url postgres://127.0.0.1/sidepot
`;

export const RESTORE_NOTES: string = `
Nothing is written over: the folder must have no tables, the database must be
empty. Counts and checksum are compared; if they differ nothing is restored.
What was in SQLite may go to PostgreSQL, and back.

${STORE_EXITS}

Examples:
  sidepot restore tables.backup.gz --data /var/lib/sidepot
  sidepot restore tables.backup.gz --database-url postgres://127.0.0.1/sidepot
`;

export const PRUNE_NOTES: string = `
Keys by which a command is done once go after a day, snapshots after an hour
but for the last two of a table. A running server does that every hour by
itself, and serve --keep-days also the rest. Tables that are open stay, and
without --keep-days so do closed ones. A deleted table is gone with its hands.

${STORE_EXITS}

Examples:
  sidepot prune --data /var/lib/sidepot
  sidepot prune --keep-days 90 --database-url postgres://127.0.0.1/sidepot
`;

export const MOVE_NOTES: string = `
A table with a clock running is refused: its host pauses it first. Everything
is copied and compared before anything is deleted; after a failure say it
again. Whoever is connected notices nothing.

Exit codes: 0 all moved, 1 some refused, 2 wrong usage.
`;

export const SETTLE_EXAMPLES: string = `
Input: one hand as JSON. seatCount, button (a seat number), players, boards.
  live    all blinds, bets and calls of the player, over all streets
  ante    an ante that every player pays
  dead    one ante paid for the table, a dead blind: nobody has to match it
  boards  who beats whom: {"high": [[best], [next, tied with next], ...]};
          one per run, [] if only one player is left
  unit, kind "hilo" with "low", rakeConfig, mode and orphanLayer are optional.
Or a hand of stacks and totals: bb_ante, winners, and of each player name,
starting_stack, final_stack, total_contribution, is_bb, is_folded.

Exit codes: 0 all settled, 1 some input refused, 2 usage or unreadable file.

Examples:
${HAND} > hand.json
  sidepot settle hand.json
  sidepot settle --json --explain < hand.json
  tr -d '\\n' < hand.json | sidepot settle --jsonl
`;

export const REPLAY_EXAMPLES: string = `
The format is found by how a file begins, whatever its name is.

A record is followed, not judged: short blinds, late posts and raises under the
minimum are noted. Refused is only what cannot have happened, and games other
than hold'em, Omaha and short deck.

Exit codes: 0 all replayed, 1 some hand refused, 2 usage or unreadable file.

Examples:
  cat > hand.phh <<'END'
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 100]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 100',
  'p1 cc', 'p2 cc', 'd db 2c3d4h5s9c']
END
  sidepot replay hand.phh
  sidepot replay --json --warnings hand.phh
  sidepot replay --json - < hand.phh
  sidepot replay HH20261001.txt session.ohh
`;

export const EVAL_EXAMPLES: string = `
A card is a rank (2 to 9, T or 10, J Q K A) and a suit (c d h s). Without a
board a hand has 5 to 7 cards. With one (3 to 5 cards) a hand has 2 cards, in
omaha, omaha5 and omaha6 it has 4, 5 and 6, of which exactly two play.

Exit codes: 0 fine, 2 wrong usage, a bad card or a card that is there twice.

Examples:
  sidepot eval Ks Kh 9d 9c Kd 2s 3h
  sidepot eval AsKs QhQd --board Qs7s2s9dJc
  sidepot eval AsAhKdQd 9s8s7h6h --game omaha --board Ts7s2d2c5s
  sidepot eval --json AsKsQsJsTs
`;

export const EQUITY_EXAMPLES: string = `
A hand is its cards (AsKs) or, in games of two cards, a range (QQ+,AKs,T9s-65s
or random). All boards that can come are counted if that is feasible; if not,
random ones are dealt, and the last line says how many and how exact that is
(± one standard error). The same seed deals the same boards.

Exit codes: 0 fine, 2 wrong usage, a bad card or a card that is there twice,
130 stopped by Ctrl-C.

Examples:
  sidepot equity AsKs QhQd
  sidepot equity AsKs QhQd 7c7d --board Qs7s2d --dead Ah
  sidepot equity QQ+,AKs JTs --board Th9h2c
  sidepot equity AsAhKdQd 9s8s7h6h --game omaha --board Ts7s2d
  sidepot equity AsKs QhQd --samples 100000 --seed 7 --json
`;

export const PERFT_EXAMPLES: string = `
Every legal amount in whole units is an action of its own; all-in is one of
them. Cards, posts and awards are no actions. "Ended" are the sequences after
which nobody will act any more. If your engine counts the same at each depth,
it has the same rules of betting.

Exit codes: 0 fine, 2 wrong usage or stacks, blinds and antes that do not fit,
130 stopped by Ctrl-C.

Examples:
  sidepot perft --players 2 --stacks 10,10 --blinds 1,2 --depth 6
  sidepot perft --stacks 40,7,12 --ante 1 --limit pot-limit --depth 4
  sidepot perft --players 4 --stacks 20 --straddle 4 --depth 3 --json
`;

export const SIMULATE_EXAMPLES: string = `
Stacks are drawn from the range, each size equally likely: short ones make
side pots. The same seed plays the same hands, with any number of threads.

Exit codes: 0 every chip is there, 1 chips were lost or made, 2 wrong usage,
130 stopped by Ctrl-C.

Examples:
  sidepot simulate --hands 2000
  sidepot simulate --hands 2000 --players 6 --stacks 1-50 --seed 7
  sidepot simulate --hands 2000 --game omaha8 --jobs 2 --json
`;

export const COMPLETION_EXAMPLES: string = `
Examples, for the shell that is running and for all that follow:
  bash  source <(sidepot completion bash)
        echo 'source <(sidepot completion bash)' >> ~/.bashrc
  zsh   source <(sidepot completion zsh)
        echo 'source <(sidepot completion zsh)' >> ~/.zshrc
  fish  sidepot completion fish | source
        sidepot completion fish > ~/.config/fish/completions/sidepot.fish
`;
