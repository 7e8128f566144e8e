/** What the lines of a PokerNow log say of each hand, found without any reader of ours. */

const WHO = String.raw`^"(?<name>.+ @ \S+)"`;
const LINES = [
  ['ante', new RegExp(`${WHO} posts an ante of (?<sum>[\\d.]+)`)],
  ['ante', new RegExp(`${WHO} (?:posts a bet of|calls) (?<sum>[\\d.]+) \\(bomb pot bet\\)`)],
  ['dead', new RegExp(`${WHO} posts a (?:missing|dead) small blind of (?<sum>[\\d.]+)`)],
  ['to', new RegExp(`${WHO} posts a (?:missed big blind|straddle) of (?<sum>[\\d.]+)`)],
  ['add', new RegExp(`${WHO} posts a (?:small|big) blind of (?<sum>[\\d.]+)`)],
  ['to', new RegExp(`${WHO} (?:calls|bets|raises to) (?<sum>[\\d.]+)`)],
  ['fold', new RegExp(`${WHO} folds`)],
  ['won', new RegExp(`${WHO} collected (?<sum>[\\d.]+) from pot`)],
  ['back', /^Uncalled bet of (?<sum>[\d.]+) returned to "(?<name>.+ @ \S+)"$/],
];
const bare = (name) => name.replace(/ @ \S+$/, '');
const hundredths = (text) => Math.round(100 * Number(text));

/** The first field of each record; quotes inside are doubled. */
function entriesIn(text) {
  const found = [];
  for (const [, quoted, plain] of text.matchAll(/^(?:"((?:[^"]|"")*)"|([^,\r\n]*)),[^\r\n]*$/gm)) {
    found.push((quoted ?? plain).replaceAll('""', '"'));
  }
  return found.slice(1);
}

/** One for each hand, in the order of the file: the newest first. Players are named without ids. */
export function pokerNowFacts(text) {
  const hands = [];
  let hand;
  let bets = {};
  const add = (sums, name, amount) => {
    sums[name] = (sums[name] ?? 0) + amount;
  };
  for (const said of entriesIn(text).reverse()) {
    if (said.startsWith('-- starting hand')) {
      const base = { first: said, line: 0, total: null, pots: [], rake: null, isCancelled: false };
      hand = { ...base, stacks: {}, put: {}, folded: new Set(), back: null, won: {}, cash: {} };
      bets = {};
      hands.push(hand);
    } else if (said.startsWith('-- ending hand')) hand = undefined;
    if (hand === undefined) continue;
    if (said.startsWith('Player stacks: ')) {
      for (const part of said.slice('Player stacks: '.length).split(' | ')) {
        const { name, sum } = /^#\d+ "(?<name>.*)" \((?<sum>[\d.]+)\)$/.exec(part).groups;
        hand.stacks[bare(name)] = hundredths(sum);
      }
    } else if (/^(?:Flop|Turn|River)(?: \(second (?:run|board)\))?:/.test(said)) bets = {};
    for (const [kind, expression] of LINES) {
      const { name: full, sum = '0' } = expression.exec(said)?.groups ?? {};
      if (full === undefined) continue;
      const name = bare(full);
      const amount = hundredths(sum);
      if (kind === 'fold') hand.folded.add(name);
      else if (kind === 'won') add(hand.won, name, amount);
      else if (kind === 'back') hand.back = { name, amount };
      else {
        const paid = kind === 'to' ? amount - (bets[name] ?? 0) : amount;
        add(hand.put, name, paid);
        if (kind === 'to' || kind === 'add') add(bets, name, paid);
      }
      break;
    }
  }
  return hands.reverse();
}
