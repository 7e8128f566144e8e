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
  sidepot settle --help
`;

export const SETTLE_EXAMPLES: string = `
Input: one hand as JSON. seatCount, button (a seat number), players, boards.
  live    all blinds, bets and calls of the player, over all streets
  ante    an ante that every player pays
  dead    one ante paid for the table, a dead blind: nobody has to match it
  boards  who beats whom: {"high": [[best], [next, tied with next], ...]};
          one per run, [] if only one player is left
  unit, kind "hilo" with "low", rakeConfig, mode and orphanLayer are optional.

Exit codes: 0 all settled, 1 some input refused, 2 usage or unreadable file.

Examples:
${HAND} > hand.json
  sidepot settle hand.json
  sidepot settle --json --explain < hand.json
  tr -d '\\n' < hand.json | sidepot settle --jsonl
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
