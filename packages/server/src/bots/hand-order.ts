/**
 * Starting hands of two cards, the best first. By their shares against one and three hands of any
 * kind, counted by random run-outs; then small pairs and suited neighbours moved up, as they win
 * more than their share in bets to come.
 */

const FULL_DECK = `
AA KK QQ JJ AKs TT AKo AQs 99 AJs KQs AQo 88 ATs KJs AJo KTs 77 QJs KQo A9s QTs JTs 66 ATo A8s KJo
A5s K9s A7s T9s 55 QJo A4s Q9s KTo J9s A6s A3s QTo JTo 98s 44 A9o K8s A2s T8s 87s K7s Q8s J8s A8o 33
76s K9o 97s K6s A7o T9o 22 65s K5s Q9o J9o A5o 86s A6o 54s T7s K4s Q7s A4o J7s Q6s K8o 75s 98o K3s
A3o 96s Q8o K7o A2o K2s T8o 64s Q5s J8o K6o 87o Q4s 85s K5o Q3s 53s J5s J6s Q7o K4o Q2s T6s 97o J4s
Q6o K3o J7o T7o 76o 74s Q5o J3s K2o T5s 43s Q4o J2s T4s 95s J6o 86o 63s T3s Q3o 65o J5o T6o 96o T2s
Q2o 54o J4o 84s 94s 93s T5o J3o 92s J2o 95o 73s T4o 75o 52s 83s 82s 85o T3o 62s 94o 84o T2o 72s 93o
42s 64o 32s 74o 92o 53o 63o 73o 43o 83o 82o 52o 62o 72o 42o 32o`;

const SHORT_DECK = `
AA KK QQ JJ AKs AQs KQs AKo TT QJs AJs JTs KJs ATs KTs QTs AQo QJo KQo JTo AJo KJo QTo ATo KTo A9s
T9s A8s 99 J9s A9o Q9s K9s A7s T9o T8s A8o 98s J9o Q9o K9o J8s K8s A6s 88 Q8s A7o K7s T8o 98o 97s
J8o K6s T7s Q8o J7s K8o Q7s A6o 87s 77 K7o 97o T7o T6s Q6s 96s J7o 87o K6o 86s Q7o J6s Q6o 66 76s
96o T6o J6o 86o 76o`;

export const HAND_ORDERS: Readonly<Record<'full' | 'short', readonly string[]>> = {
  full: FULL_DECK.trim().split(/\s+/),
  short: SHORT_DECK.trim().split(/\s+/),
};
