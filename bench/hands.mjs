// Whole hands: random play to the end on short stacks, timed; then, apart from it, who is paid right.
import { ENGINE, number, times } from './common.mjs';
import { inPlace, pure, TIMED } from './hand-passes.mjs';
import { raceApart } from './hands-apart.mjs';
import { loadJudge } from './peers/oracle.mjs';
import * as pokerTs from './peers/poker-ts-play.mjs';
import {
  BIG_BLIND,
  LONGEST_STACK,
  MOST_PLAYERS,
  randomTables,
  SMALL_BLIND,
} from './peers/random-play.mjs';

const { seededRng } = await import(ENGINE);

const JUDGED = 20_000;
const PEER = `${pokerTs.name} ${pokerTs.version}`;

export async function handsResults(print, table) {
  const owed = await loadJudge();
  print('## Random hands, played to the end');
  print();
  timing(print, table);
  judging(print, table, owed);
}

const WAYS = {
  playHand: 'Sidepot `playHand`',
  apply: 'Sidepot `apply`: a new state for every step, every event told',
  peer: `${PEER}, as published`,
  lent: `${PEER}, lent Sidepot’s generator`,
};

function timing(print, table) {
  const rows = raceApart(Object.keys(WAYS));
  const { failed } = rows[2];
  print(
    `No-limit hold’em, 2–${MOST_PLAYERS} players with 1–${LONGEST_STACK} chips each, blinds ` +
      `${SMALL_BLIND}/${BIG_BLIND}: contested side pots in two of three hands. The same ${number(TIMED)} hands for every ` +
      'engine, again and again: players, chips, button and a seeded generator that picks from what the ' +
      'engine offers (all-in 1 in 8, bet or raise 2, fold 2, call or check 3). Timed: a new hand or ' +
      'table, the shuffle, the actions, the pay; nothing else. Each row in processes of its own, by ' +
      'turns. The cards are each engine’s own shuffle, ' +
      'and the generator does not look at them. poker-ts shuffles twice for a new table, with ' +
      '`crypto.randomInt`; in the last row with Sidepot’s faster generator. Its `showdown()` may never ' +
      'return: it looks for the owner of an odd chip among players it has forgotten. So its `nextOrWrap` ' +
      'is replaced by the same loop with a limit of one round, and an action limit guards the betting; ' +
      `hands stopped so (${share(failed.endless, failed.of)}) and hands that throw ` +
      `(${share(failed.thrown, failed.of)}) count as played.`,
  );
  print();
  table(
    ['engine', 'hands per second', 'Sidepot `playHand` is'],
    rows.map(({ perSecond }, i) => [
      Object.values(WAYS)[i],
      number(perSecond * TIMED),
      i === 0 ? '1 ×' : `${times(rows[0].perSecond / perSecond)} as fast`,
    ]),
  );
}

function judging(print, table, owed) {
  const setups = randomTables(JUDGED, 2);
  const ours = watchOurs(setups, inPlace);
  const theirs = pokerTs.withSeededShuffle(2, () => setups.map(pokerTs.watch));
  const watched = [
    { name: 'Sidepot `playHand`', hands: ours },
    { name: 'Sidepot `apply`', hands: watchOurs(setups, pure) },
    { name: PEER, hands: theirs },
  ];
  const judged = watched.map(({ name, hands }) => ({ name, ...judge(name, hands, owed) }));
  const alike = ours.filter((hand, i) => sameBets(hand, theirs[i])).length;
  const peer = judged.at(-1);
  print(
    `Apart from the timing, ${number(JUDGED)} other such hands are watched. What each player put in and ` +
      'what they got back, by the engine’s own stacks, goes to the tests’ oracle, which pays chip by chip ' +
      'and shares no code with the engine; only the ranking of the cards is ours for all. The books ' +
      `agree: what was put in is what the engine’s own pots hold, with poker-ts in ${share(peer.booked, JUDGED)} ` +
      `of the hands. In ${share(alike, JUDGED)} both engines end with the same bets; in the others they ` +
      'offered something else, such as a raise when all others are all-in, or a turn to a blind who is ' +
      `all-in (actions per hand: Sidepot ${perHand(ours)}, poker-ts ${perHand(theirs)}).`,
  );
  print();
  print(
    'Each hand is in one column. Wrong: all chips are paid, but not to the right players ' +
      `(poker-ts: ${number(peer.byOne)} of them by one chip). Not dealt: two or more were still in, ` +
      'but the board was not dealt out. Endless: stopped by a limit, as above. Open: a folded player had ' +
      'put in more than everyone left; what they get back is a ruling of our rulebook (R11), so it is not ' +
      'held against anyone. @pokertools/engine is not here: asked in November 2026, the npm registry ' +
      'answered E404.',
  );
  print();
  table(
    ['engine', ...VERDICTS, 'chips lost in all'],
    judged.map(({ name, counts, lost }) => [
      name,
      ...VERDICTS.map((verdict) => number(counts[verdict])),
      number(lost),
    ]),
  );
}

const VERDICTS = 'right,wrong,chips lost,chips made,not dealt,threw,endless,open'.split(',');

// `put` is what a player bet, also what came back uncalled; `received` is counted from the stacks.
function watchOurs(setups, play) {
  const cards = seededRng(2);
  return setups.map((setup) => {
    const { players, pots, boards, actions, hidden } = play(setup, cards);
    const put = players.map(({ live, refunded }) => live + refunded);
    return {
      ...setup,
      actions,
      put,
      pots: sum(pots.map(({ amount }) => amount)) + sum(players.map(({ refunded }) => refunded)),
      folded: players.map(({ folded }) => folded),
      holes: hidden.cards,
      board: boards[0] ?? [],
      received: players.map(({ stack }, i) => stack - setup.stacks[i] + put[i]),
      thrown: null,
    };
  });
}

// A judge whose books are not the engine's must not judge it.
function judge(name, hands, owed) {
  const booked = hands.filter(({ put, pots }) => put !== undefined && sum(put) === pots).length;
  if (booked < 0.999 * hands.length) {
    throw new Error(`${name}: bets noted like its pots in ${booked} hands of ${hands.length} only`);
  }
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
  let lost = 0;
  let byOne = 0;
  for (const hand of hands) {
    const error = worstError(hand, owed);
    const verdict = verdictOn(hand, error);
    counts[verdict]++;
    if (hand.thrown === null) lost += sum(hand.put) - sum(hand.received);
    if (verdict === 'wrong' && error === 1) byOne++;
  }
  return { counts, lost, byOne, booked };
}

function verdictOn({ put, folded, received, board, thrown }, error) {
  if (thrown !== null) return thrown instanceof pokerTs.DidNotEnd ? 'endless' : 'threw';
  if (sum(received) < sum(put)) return 'chips lost';
  if (sum(received) > sum(put)) return 'chips made';
  const unfolded = put.filter((_, seat) => !folded[seat]);
  if (unfolded.length > 1 && board.length < 5) return 'not dealt';
  if (Math.max(...put) > Math.max(...unfolded)) return 'open';
  return error === 0 ? 'right' : 'wrong';
}

// By how many chips the player who is paid worst, or best, is off.
function worstError(hand, owed) {
  if (hand.thrown !== null) return Infinity;
  const expected = owed(hand);
  return Math.max(...expected.map((chips, seat) => Math.abs(chips - hand.received[seat])));
}

function sameBets(one, other) {
  if (other.put === undefined) return false;
  return one.put.every(
    (chips, seat) => chips === other.put[seat] && one.folded[seat] === other.folded[seat],
  );
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

const share = (part, all) =>
  `${((100 * part) / all).toFixed(part === all || part === 0 ? 0 : 2)} %`;

const perHand = (hands) => (sum(hands.map(({ actions }) => actions)) / hands.length).toFixed(1);
