/**
 * What the lines of a hand history say of each hand, found without any reader of ours: one loop over
 * the lines, and a table of regular expressions for each site. Amounts are hundredths.
 *
 * Each line means one thing: `[kind, expression]`, with the name in the group `name` and the amount in
 * `sum`. The first that fits and names a player of the hand counts.
 */

const SUM = String.raw`(?<sum>[^\s\d()[\]]{0,3}(?:Rs\. )?\d[\d,]*(?:\.\d+)?)`;
const NAME = '(?<name>.+?)';
const line = (source, flags = '') =>
  new RegExp(source.replaceAll('NAME', NAME).replaceAll('SUM', SUM), flags);

const hundredths = (text) =>
  Math.round(100 * Number(text.replace(/^Rs\. /, '').replace(/[^\d.]/g, '')));

const STARS = {
  begins: /^PokerStars [^#]*#/i,
  seat: line(String.raw`^Seat \d+: (?<name>.+) \(SUM in chips(?:, .*)?\)`),
  lines: [
    ['ante', line('^NAME: posts (?:the |an )?ante (?:of )?SUM')],
    ['both', line('^NAME: posts small & big blinds SUM')],
    ['small', line('^NAME: posts small blind SUM')],
    ['big', line('^NAME: posts big blind SUM')],
    ['dead', line('^NAME: posts missed blind SUM')],
    ['add', line('^NAME: posts (?:a )?(?:straddle|button blind) SUM')],
    ['to', line('^NAME: straddle SUM')],
    ['add', line('^NAME: brings in for SUM')],
    ['add', line('^NAME: (?:calls|bets) SUM')],
    ['add', line('^NAME: Bet & Muck SUM')],
    ['to', line(String.raw`^NAME: raises (?:\S*(?: ?\d[\d.,]*)? )?to SUM`)],
    ['fold', line('^NAME: (?:Bet & Muck )?folds')],
    ['back', line(String.raw`^Uncalled bet \(SUM\) returned to (?<name>.+)$`)],
    ['won', line('^NAME collected SUM from ')],
    ['cash', line('^NAME cashed out the hand for SUM')],
    ['cash', line(String.raw`^NAME: Receives Cashout \(SUM\)`)],
    ['draw', line('^NAME: (?:discards|stands pat)')],
    ['risk', line(String.raw`^NAME: pay premium of all-in insurance \(SUM\)`)],
    ['risk', line(String.raw`^NAME: Pays Cashout Risk \(SUM\)`)],
  ],
  street: /^\*\*\* (?!(?:HOLE CARDS|DEALING HANDS|PRE-FLOP|SUMMARY|SHOW))/,
  summary: /^\*\*\* SUMMARY/,
  total: line('^Total pot SUM'),
  pots: line(String.raw`(?:Main|Side) pot(?:-\d)? SUM\.`, 'g'),
  rake: line(String.raw`\| (?:Rake|Jackpot|Bingo|Fortune|Tax) SUM`, 'g'),
  stakes: /[(,] ?(?:Rs\. )?[^\s\d/]{0,3}([\d.,]+)\/(?:Rs\. )?[^\s\d/]{0,3}([\d.,]+)/,
  notAwarded: line(
    String.raw`^Seat \d+: NAME(?: \(.*\))? showed .* won \(SUM\).*\(pot not awarded as player cashed out\)`,
  ),
  cancelled: /^Hand cancell?ed/,
};

export const GRAMMARS = {
  pokerstars: STARS,
  ggpoker: { ...STARS, begins: /^Poker Hand #/ },
};

const emptyHand = (first, at) => ({
  line: at,
  first,
  stacks: {},
  seats: [],
  put: {},
  folded: new Set(),
  back: null,
  total: null,
  pots: [],
  rake: null,
  won: {},
  cash: {},
  risks: {},
  isCancelled: false,
});

/** One list for each hand of the text, in its order. */
export function factsOf(text, grammar) {
  const hands = [];
  let hand;
  let state;
  for (const [i, raw] of text.replace(/\r\n?/g, '\n').split('\n').entries()) {
    const said = raw.trim().replace(/^\ufeff/, '');
    if (grammar.begins.test(said)) {
      hand = emptyHand(said, i + 1);
      state = { bets: {}, posted: new Set(), isSummary: false, big: bigOf(said, grammar) };
      hands.push(hand);
    } else if (hand !== undefined && said !== '') read(hand, state, said, grammar);
  }
  return hands;
}

/** In fixed limit the two are bets, and the big blind is the small one. */
function bigOf(said, { stakes }) {
  const [, small = '0', big = '0'] = stakes.exec(said) ?? [];
  return hundredths(/(?<!No |Pot )Limit\b/i.test(said) ? small : big);
}

function read(hand, state, said, grammar) {
  if (said.startsWith('Table ')) {
    const [table, button] = said.split(' Seat #');
    hand.table ??= table;
    hand.button ??= Number.parseInt(button, 10);
  }
  if (grammar.summary.test(said)) state.isSummary = true;
  else if (grammar.street.test(said)) state.bets = {};
  else if (grammar.cancelled.test(said)) hand.isCancelled = true;
  else if (state.isSummary) readSummary(hand, said, grammar);
  else readLine(hand, state, said, grammar);
}

function readSummary(hand, said, { total, pots, rake, notAwarded }) {
  const found = total.exec(said)?.groups;
  if (found !== undefined) {
    hand.total = hundredths(found.sum);
    hand.pots = [...said.matchAll(pots)].map(({ groups }) => hundredths(groups.sum));
    const taken = [...said.matchAll(rake)].map(({ groups }) => hundredths(groups.sum));
    if (taken.length > 0) hand.rake = taken.reduce((sum, part) => sum + part, 0);
  }
  const kept = notAwarded.exec(said)?.groups;
  if (kept !== undefined) {
    const name = Object.keys(hand.cash).find((one) => kept.name.startsWith(one));
    if (name !== undefined) hand.won[name] = hundredths(kept.sum);
  }
}

function readLine(hand, state, said, { seat, lines }) {
  const sits = seat.exec(said)?.groups;
  if (sits !== undefined && hand.stacks[sits.name] === undefined) {
    hand.stacks[sits.name] = hundredths(sits.sum);
    hand.seats.push(Number(/\d+/.exec(said)[0]));
    return;
  }
  for (const [kind, expression] of lines) {
    const found = expression.exec(said)?.groups;
    const name = found === undefined ? undefined : nameIn(found.name, said, kind, hand);
    if (name === undefined) continue;
    take(hand, state, kind, name, hundredths(found.sum ?? '0'));
    return;
  }
}

/** A name may hold a colon, so the longest one that begins the line is meant. */
function nameIn(found, said, kind, { stacks }) {
  if (kind === 'back') return Object.hasOwn(stacks, found) ? found : undefined;
  return Object.keys(stacks)
    .filter((name) => said.startsWith(name) && /^(?::? )/.test(said.slice(name.length)))
    .sort((a, b) => b.length - a.length)[0];
}

const add = (sums, name, amount) => {
  sums[name] = (sums[name] ?? 0) + amount;
};

function take(hand, state, kind, name, sum) {
  const { bets, posted, big } = state;
  const puts = (amount, live) => {
    add(hand.put, name, amount);
    add(bets, name, live);
  };
  switch (kind) {
    case 'ante':
    case 'dead':
      return puts(sum, 0);
    case 'both':
      return puts(sum, Math.min(sum, big));
    case 'small': {
      const isLate = posted.has('small') || posted.has('big');
      posted.add('small');
      return puts(sum, isLate ? 0 : sum);
    }
    case 'big':
      posted.add('big');
      return puts(sum, sum);
    case 'add':
      return puts(sum, sum);
    case 'to':
      return puts(sum - (bets[name] ?? 0), sum - (bets[name] ?? 0));
    case 'draw':
      // Some texts tell the draw by nothing else.
      state.bets = {};
      return undefined;
    case 'fold':
      return hand.folded.add(name);
    case 'back':
      hand.back = { name, amount: sum };
      return undefined;
    case 'won':
      return add(hand.won, name, sum);
    case 'cash':
      return add(hand.cash, name, sum);
    case 'risk':
      hand.risks[name] = sum;
      return undefined;
    default:
      throw new Error(kind);
  }
}
