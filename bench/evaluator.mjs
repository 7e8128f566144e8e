// Seven cards and exact equity, against the fastest packages on npm.
import assert from 'node:assert/strict';
import * as handEvaluator from './cards/hand-evaluator.mjs';
import * as pec from './cards/pec.mjs';
import * as phe from './cards/phe.mjs';
import * as pokertools from './cards/pokertools.mjs';
import { ENGINE, freshProcess, number, times } from './common.mjs';
import { race } from './race.mjs';

const engine = await import(ENGINE);

const HANDS = 10_000;
const PAIRS = 20_000;

const PROBLEMS = [
  ['heads-up', 'holdem', 'AsKs QhQd'],
  ['three-way', 'holdem', 'AsKs QhQd JcTc'],
  ['six-way', 'holdem', 'AsKs QhQd JcTc 9h9s 7d6d Ac5c'],
  ['nine-way', 'holdem', 'AsKs QhQd JcTc 9h9s 7d6d Ac5c KdJh 8c8h 4s3s'],
  ['heads-up, flop', 'holdem', 'AsKs QhQd', 'Qs7s2d'],
  ['three-way, flop', 'holdem', 'AsKs QhQd JcTc', 'Qs9s2d'],
  ['Omaha heads-up', 'omaha', 'AsKsQdJd ThTc9h8c'],
  ['Omaha three-way', 'omaha', 'AsKsQdJd ThTc9h8c 7d6d5s4s'],
  ['Omaha heads-up, flop', 'omaha', 'AsKsQdJd ThTc9h8c', 'Ts7s2d'],
];

export function evaluatorResults(print, table) {
  if (engine.evaluate7 === undefined) return;
  sevenCards(print, table);
  firstCall(print, table);
  if (engine.equity !== undefined) exactEquity(print, table);
}

function sevenCards(print, table) {
  const hands = randomHands(1, HANDS);
  const tasks = ourTasks(hands);
  const strings = hands.map(namesOf);
  for (const peer of [phe, pokertools, handEvaluator]) {
    for (const { form, run } of peer.makeTasks(strings)) {
      tasks.push({ name: `${peer.name} ${peer.version} ${form}`, run });
    }
  }
  print('## Seven cards');
  print();
  print(
    `${number(HANDS)} random hands, ready in each package’s own form of cards. ${agreement()} ` +
      'Of the array forms only ours looks for bad and duplicate cards.',
  );
  print();
  const rows = race(tasks, 30).map((row) => ({ ...row, perSecond: row.perSecond * HANDS }));
  const [one, array, batch] = rows;
  table(
    ['function', 'hands per second', '`evaluate7` is', '`evaluate` is', '`evaluateBatch` is'],
    rows.map(({ name, perSecond }) => [
      name,
      number(perSecond),
      ...[one, array, batch].map((ours) => times(ours.perSecond / perSecond)),
    ]),
  );
}

function ourTasks(hands) {
  const { evaluate, evaluate7, evaluateBatch } = engine;
  const flat = Uint8Array.from(hands.flat());
  const values = new Uint16Array(hands.length);
  const scalars = () => {
    const cards = flat;
    const end = cards.length;
    let sum = 0;
    for (let p = 0; p < end; p += 7) {
      sum += evaluate7(
        cards[p],
        cards[p + 1],
        cards[p + 2],
        cards[p + 3],
        cards[p + 4],
        cards[p + 5],
        cards[p + 6],
      );
    }
    return [sum];
  };
  const arrays = () => {
    let sum = 0;
    for (let i = 0; i < hands.length; i++) sum += evaluate(hands[i]);
    return [sum];
  };
  const batch = () => {
    evaluateBatch(flat, hands.length, values);
    return values;
  };
  return [
    { name: 'Sidepot `evaluate7(a, b, c, d, e, f, g)`', run: scalars },
    { name: 'Sidepot `evaluate(array)`', run: arrays },
    { name: 'Sidepot `evaluateBatch`', run: batch },
  ];
}

// A race between evaluators that disagree would mean nothing.
function agreement() {
  const hands = randomHands(2, 2 * PAIRS);
  const found = [phe, pokertools, handEvaluator].flatMap((peer) => {
    let wrong = 0;
    for (let i = 0; i < hands.length; i += 2) {
      const [one, other] = [hands[i], hands[i + 1]];
      const ours = Math.sign(engine.evaluate(one) - engine.evaluate(other));
      if (peer.order(namesOf(one), namesOf(other)) !== ours) wrong++;
    }
    return wrong > 0 ? [`${peer.name} disagrees on ${number(wrong)}`] : [];
  });
  if (found.length === 0) return `All put ${number(PAIRS)} random pairs in the same order.`;
  return `Of ${number(PAIRS)} random pairs ${found.join(', ')}.`;
}

function randomHands(seed, count) {
  const rng = engine.seededRng(seed);
  return Array.from({ length: count }, () => engine.shuffle(engine.deck(), rng).slice(0, 7));
}

const namesOf = (cards) => cards.map(engine.formatCard);

// The tables are filled by the first call, so a process can measure that only once.
function firstCall(print, table) {
  const codes = '[0, 5, 10, 15, 20, 25, 30]';
  const ours = (calls) => [ENGINE, `const { evaluate5, evaluate6, evaluate7 } = module; ${calls}`];
  const seven = 'evaluate7(0, 5, 10, 15, 20, 25, 30);';
  const all = `evaluate5(0, 5, 10, 15, 20); evaluate6(0, 5, 10, 15, 20, 25); ${seven}`;
  const strings = "['2c', '3d', '4h', '5s', '7c', '8d', '9h']";
  const rows = [
    ['Sidepot `evaluate7`', ...ours(seven)],
    ['Sidepot `evaluate5`, `evaluate6` and `evaluate7`', ...ours(all)],
    [`phe ${phe.version}`, 'phe', `module.default.evaluateCardCodes(${codes})`],
    [
      `${pokertools.name} ${pokertools.version}`,
      pokertools.name,
      `module.default.evaluate(${codes})`,
    ],
    [
      `${handEvaluator.name} ${handEvaluator.version}`,
      handEvaluator.name,
      `module.default.evaluate({ holeCards: ${strings} })`,
    ],
  ];
  const best = rows.map(() => [Infinity, Infinity]);
  for (let round = 0; round < 12; round++) {
    for (const [i, [, from, calls]] of rows.entries()) {
      const measured = JSON.parse(freshProcess(coldScript(from, calls)));
      best[i] = best[i].map((value, k) => Math.min(value, measured[k]));
    }
  }
  print('## The first call in a fresh process');
  print();
  print(
    'Milliseconds, best of 12 processes each, in turn. The peers have their tables ready at import.',
  );
  print();
  table(
    ['function', 'first call', 'import and first call'],
    rows.map(([name], i) => [name, ...best[i].map((milliseconds) => milliseconds.toFixed(1))]),
  );
}

const coldScript = (from, calls) => `
  const start = performance.now();
  const module = await import(${JSON.stringify(from)});
  const ready = performance.now();
  ${calls};
  const end = performance.now();
  console.log(JSON.stringify([end - ready, end - start]));
`;

function exactEquity(print, table) {
  const peers = [handEvaluator, pec];
  const rows = PROBLEMS.map(([title, game, hands, board = '']) => {
    const problem = { game, hands: hands.split(' ').map(split), board: split(board) };
    const options = { game, ...(board && { board }) };
    const names = hands.split(' ');
    const first = engine.equity(names, options);
    if (!first.ok) return [title, first.error.code, ...peers.map(() => '')];
    const run = () => [engine.equity(names, options)];
    const tasks = [{ name: 'Sidepot', run }];
    const counts = [];
    for (const peer of peers) {
      const theirs = peer.makeEquity(problem);
      if (!theirs) continue;
      counts.push(peer.winsOf(theirs()));
      // From the flop they are quick enough to take every turn.
      tasks.push({ name: peer.name, run: theirs, turns: board ? undefined : 3 });
    }
    for (const wins of counts) assert.deepEqual(wins, counts[0], `${title}: peers disagree`);
    const [ours, ...others] = race(tasks);
    const cells = peers.map((peer) => {
      const other = others.find(({ name }) => name === peer.name);
      if (!other) return '–';
      return `${milliseconds(other)} ms, ${times(ours.perSecond / other.perSecond)}`;
    });
    return [title, `${milliseconds(ours)} ms`, ...cells];
  });
  print('## Exact equity');
  print();
  print(
    'Every board counted, warm. The ratio says how many times as fast Sidepot is. The peers take 3 ' +
      'of the 15 turns preflop, where each takes them a good part of a second. pec knows two hold’em ' +
      'hands only.',
  );
  print();
  table(['problem', 'Sidepot', ...peers.map(({ name, version }) => `${name} ${version}`)], rows);
}

const split = (cards) => cards.match(/../g) ?? [];

function milliseconds({ perSecond }) {
  const value = 1000 / perSecond;
  return value < 10 ? value.toFixed(3) : number(value);
}
