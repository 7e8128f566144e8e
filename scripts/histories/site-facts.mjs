/**
 * What the lines of other sites' texts say of each hand, found without any reader of ours. Amounts are
 * hundredths. `add` is what is added, `to` what the bet of the street comes to; an uncalled bet that a
 * site pays with the pot is parted from it.
 */

const money = (text) => {
  const plain = text.replace(/[^\d.,]/g, '');
  const isDecimal = /[.,]\d{1,2}$/.test(plain);
  const digits = plain.replace(/[.,]/g, '');
  const places = isDecimal ? /\d+$/.exec(plain)[0].length : 0;
  return Math.round(Number(digits) * 10 ** (2 - places));
};

const BRACKET = String.raw`\[([^\]]*)\]`;

const SITES = {
  winamax: {
    begins: /^Winamax Poker - /,
    seat: /^Seat \d+: (.+) \(([^(),]+)(?:, .*)?\)$/,
    ends: /^\*\*\* SUMMARY/,
    street: /^\*\*\* (?:FLOP|TURN|RIVER|\w+-BET|[4-7]th)/,
    isPaidWithPot: true,
    lines: [
      ['dead', /^(.+) posts small blind (\S+) out of position/],
      ['late', /^(.+) posts big blind (\S+) out of position/],
      ['dead', /^(.+) posts ante (\S+)/],
      ['call', /^(.+) calls (\S+)/],
      ['add', /^(.+) (?:posts (?:small|big) blind|bets|brings in) (\S+)/],
      ['to', /^(.+) raises \S+ to (\S+)/],
      ['fold', /^(.+) folds$/],
      ['won', /^(.+) collected (\S+) from /],
    ],
  },
  '888poker': {
    begins: /^\*{5} .*Hand History for Game/,
    seat: /^Seat \d+: (.+?) \( (.+) \)$/,
    street: /^\*\* Dealing (?:flop|turn|river)/i,
    lines: [
      ['dead', new RegExp(String.raw`^(.+) posts ante ${BRACKET}`)],
      ['both', /^(.+) posts dead blind \[([^+]*) \+ ([^\]]*)\]/],
      ['add', new RegExp(String.raw`^(.+) (?:posts \w+ blind|calls|bets|raises) ${BRACKET}`)],
      ['fold', /^(.+) folds$/],
      ['won', new RegExp(`^(.+) collected ${BRACKET}`)],
    ],
  },
  partypoker: {
    begins: /^\*{5} Hand History for Game/,
    seat: /^Seat \d+: (.+?) \( (.+) \)$/,
    street: /^\*\* Dealing (?:Flop|Turn|River)/,
    isPaidWithPot: true,
    lines: [
      [
        'add',
        new RegExp(String.raw`^(.+) (?:posts \w+ blind|calls|bets|raises|is all-In) +${BRACKET}`),
      ],
      ['fold', /^(.+) folds$/],
      ['won', /^(.+) wins (?:Lo )?\(?(\S*\d)/],
    ],
  },
  bovada: {
    begins: /^(?:Bovada|Ignition|Bodog).* Hand #/,
    seat: /^Seat \d+: (.+?) *(?:\[ME\] )?\((\S+) in chips\)/,
    ends: /^\*\*\* SUMMARY/,
    street: /^(?:\*\*\* (?:FLOP|TURN|RIVER)|Card dealt to table)/,
    lines: [
      ['dead', /^(.+?) *(?:\[ME\] )?: (?:Ante chip|Posts dead chip) (\S+)/],
      [
        'add',
        /^(.+?) *(?:\[ME\] )?: (?:(?:Ante\/)?Small [Bb]lind|Big [Bb]lind\S*(?: in)?|Calls?|Bets|All-in) (\S+)/,
      ],
      ['to', /^(.+?) *(?:\[ME\] )?: (?:Raises|All-in\(raise\))\S* (?:\S+ to )?(\S+)$/],
      ['fold', /^(.+?) *(?:\[ME\] )?: Folds?\b/],
      ['back', /^(.+?) *(?:\[ME\] )?: Return uncalled portion of bet (\S+)/],
      ['won', /^(.+?) *(?:\[ME\] )?: Hand [Rr]esult\S*(?: [Pp]ot)? (\S+)/],
    ],
  },
};

export const SITE_NAMES = [...Object.keys(SITES), 'ipoker'];

const emptyHand = (first) => ({
  ...{ first, line: 0, total: null, pots: [], rake: null, isCancelled: false, seats: [] },
  ...{ stacks: {}, put: {}, folded: new Set(), back: null, won: {}, cash: {}, risks: {} },
});

const add = (sums, name, amount) => {
  sums[name] = (sums[name] ?? 0) + amount;
};

/** One for each hand of the text. */
export function siteFacts(text, notation) {
  if (notation === 'ipoker') return ipokerFacts(text);
  const site = SITES[notation];
  const hands = [];
  let hand;
  let bets = {};
  let isOver = false;
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const said = raw.replace(/[\ufeff\u00a0]/g, ' ').trim();
    if (site.begins.test(said)) {
      hand = { ...emptyHand(said), live: {}, late: new Set() };
      hands.push(hand);
      bets = {};
      isOver = false;
    } else if (hand === undefined || said === '') continue;
    if (site.ends?.test(said)) isOver = true;
    if (site.street.test(said)) bets = {};
    const [, sits, chips] = site.seat.exec(said) ?? [];
    if (sits !== undefined && !isOver) hand.stacks[sits] = money(chips);
    else if (!isOver) readLine(hand, bets, said, site);
  }
  return hands.map((one) => finished(one, site.isPaidWithPot));
}

function readLine(hand, bets, said, { lines }) {
  for (const [kind, expression] of lines) {
    const [, name, sum = '0', more = '0'] = expression.exec(said) ?? [];
    if (name === undefined) continue;
    const amount = money(sum);
    if (kind === 'fold') hand.folded.add(name);
    else if (kind === 'won') add(hand.won, name, amount);
    else if (kind === 'back') hand.back = { name, amount };
    else pay(hand, bets, kind, name, amount, money(more));
    return;
  }
}

/** Winamax tells who posted late to call less than its own pot says they paid. */
function pay(hand, bets, kind, name, told, more) {
  const isLate = kind === 'call' && hand.late.has(name);
  const owed = Math.max(0, ...Object.values(bets)) - (bets[name] ?? 0);
  const amount = isLate ? Math.max(told, owed) : told;
  if (kind === 'late') hand.late.add(name);
  const live = kind === 'to' ? amount - (bets[name] ?? 0) : kind === 'both' ? more : amount;
  add(hand.put, name, kind === 'both' ? amount + more : kind === 'to' ? live : amount);
  if (kind === 'dead') return;
  add(bets, name, live);
  add(hand.live, name, live);
}

/** What nobody matched goes back; all else that was put in and not paid is rake. */
function finished({ live, late: _, ...hand }, isPaidWithPot) {
  const [most = 0, second = 0] = Object.values(live).sort((a, b) => b - a);
  const name = Object.keys(live).find((one) => live[one] === most);
  const isMore = most > second && hand.back === null;
  if (isMore) hand.back = { name, amount: most - second };
  const all = (sums) => Object.values(sums).reduce((sum, one) => sum + one, 0);
  const isPaid = isPaidWithPot || all(hand.put) - (most - second) < all(hand.won);
  if (isMore && isPaid && hand.won[name] !== undefined) hand.won[name] -= most - second;
  hand.total = all(hand.put) - (hand.back?.amount ?? 0);
  hand.rake = hand.total - all(hand.won);
  return hand;
}

const attribute = (tag, name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Each player's `win` has an uncalled bet in it. */
function ipokerFacts(text) {
  return text
    .split(/(?=<game gamecode=)/)
    .slice(1)
    .map((part) => {
      const hand = { ...emptyHand(part.slice(0, 40)), live: {}, late: new Set() };
      for (const [tag] of part.matchAll(/<player [^>]*>/g)) {
        const name = attribute(tag, 'name');
        hand.stacks[name] = money(attribute(tag, 'chips'));
        const won = money(attribute(tag, 'win'));
        if (won > 0) hand.won[name] = won;
      }
      for (const round of part.split('<round ').slice(1)) {
        const bets = {};
        const actions = [...round.matchAll(/<action [^>]*>/g)].map(([tag]) => tag);
        actions.sort((a, b) => Number(attribute(a, 'no')) - Number(attribute(b, 'no')));
        for (const tag of actions) ipokerAction(hand, bets, tag, round);
      }
      return finished(hand, true);
    });
}

function ipokerAction(hand, bets, tag, round) {
  const name = attribute(tag, 'player');
  const type = attribute(tag, 'type');
  const amount = money(attribute(tag, 'sum'));
  if (type === '0') hand.folded.add(name);
  else if (type === '23') {
    // The blinds are told in a round of their own, but are part of the first bets.
    const isFirst = round.startsWith('no="1"');
    const before = (bets[name] ?? 0) + (isFirst ? (hand.live[name] ?? 0) - (bets[name] ?? 0) : 0);
    pay(hand, bets, 'add', name, amount - before, 0);
  } else if (amount > 0) pay(hand, bets, type === '15' ? 'dead' : 'add', name, amount, 0);
}
