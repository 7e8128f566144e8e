/** Examples that run as they stand when pasted into a shell: a test does just that. */

const HAND = `  echo '{"seatCount":9,"button":1,"players":[
    {"id":"Ann","seat":1,"ante":0,"dead":0,"live":50,"folded":false},
    {"id":"Bob","seat":2,"ante":0,"dead":0,"live":75,"folded":false},
    {"id":"Cem","seat":3,"ante":0,"dead":5,"live":90,"folded":false}],
    "boards":[{"high":[["Ann"],["Bob","Cem"]]}]}'`;

export const ROOT_EXAMPLES: string = `
Examples:
${HAND} | sidepot settle
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
