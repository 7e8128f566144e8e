/** What an Open Hand History says of its hand, found without any reader of ours. */

const hundredths = (amount = 0) => Math.round(100 * Number(amount));
const PAYS = [
  'ante',
  'sb',
  'bb',
  'straddle',
  'dead',
  'extra blind',
  'bet',
  'raise',
  'call',
  'bring in',
];

/** Hands of a file stand behind blank lines. */
export function ohhFacts(text) {
  const plain = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const hands = plain.split(/\n\s*\n(?=\{)/).filter((part) => part.trim() !== '');
  return hands.map((part) => handFacts(JSON.parse(part), hands.length));
}

function handFacts({ ohh }, count) {
  const names = new Map(ohh.players.map(({ id, name }) => [id, name]));
  const hand = {
    first: `Hand #${ohh.game_number}`,
    line: count > 1 ? 0 : 1,
    stacks: Object.fromEntries(
      ohh.players.map((one) => [one.name, hundredths(one.starting_stack)]),
    ),
    put: {},
    folded: new Set(),
    back: null,
    total: 0,
    pots: [],
    rake: 0,
    won: {},
    cash: {},
    isCancelled: false,
  };
  for (const { player_id: id, action, amount } of ohh.rounds.flatMap(({ actions }) => actions)) {
    const deed = action.toLowerCase().replace(/^post /, '');
    const name = names.get(id);
    if (deed === 'fold') hand.folded.add(name);
    else if (PAYS.includes(deed)) hand.put[name] = (hand.put[name] ?? 0) + hundredths(amount);
  }
  for (const { amount, rake, player_wins: wins } of ohh.pots) {
    hand.total += hundredths(amount);
    hand.rake += hundredths(rake);
    if (ohh.pots.length > 1) hand.pots.push(hundredths(amount) - hundredths(rake));
    for (const { player_id: id, win_amount: sum } of wins) {
      hand.won[names.get(id)] = (hand.won[names.get(id)] ?? 0) + hundredths(sum);
    }
  }
  return hand;
}
