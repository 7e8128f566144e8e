// Ten hands that pot code tends to get wrong. `input` has the shape of the rule vectors;
// `expect` was counted chip by chip by check-hands.mjs, which shares no code with the engine.

const p = (id, seat, live, folded = false, dead = 0) => ({ id, seat, ante: 0, dead, live, folded });

const table = (seatCount, button, players, ranking) => ({
  seatCount,
  button,
  unit: 1,
  kind: 'high',
  rakeConfig: null,
  players,
  boards: ranking ? [{ high: ranking }] : [],
});

const pot = (index, amount, eligible, awards) => ({
  name: index === 0 ? 'Main Pot' : `Side Pot ${index}`,
  amount,
  eligible,
  rake: 0,
  awards,
});

const FOLDED = true;

export const hands = [
  {
    id: 'H01',
    title: 'Heads-up: 1,500 shoved into a stack of 425, the short stack wins',
    rules: ['R10'],
    input: table(2, 1, [p('A', 1, 1500), p('B', 2, 425)], [['B'], ['A']]),
    expect: {
      refund: { A: 1075 },
      pots: [pot(0, 850, ['A', 'B'], { B: 850 })],
      awards: { B: 850 },
      rake: 0,
    },
  },
  {
    id: 'H02',
    title: 'Three levels with two folders stranded between them, a new winner on each level',
    rules: ['R12', 'R13', 'R15'],
    input: table(
      6,
      6,
      [
        p('A', 1, 40),
        p('B', 2, 100),
        p('E', 3, 70, FOLDED),
        p('F', 4, 140, FOLDED),
        p('C', 5, 210),
        p('D', 6, 210),
      ],
      [['A'], ['B'], ['C'], ['D']],
    ),
    expect: {
      refund: {},
      pots: [
        pot(0, 240, ['A', 'B', 'C', 'D'], { A: 240 }),
        pot(1, 270, ['B', 'C', 'D'], { B: 270 }),
        pot(2, 260, ['C', 'D'], { C: 260 }),
      ],
      awards: { A: 240, B: 270, C: 260 },
      rake: 0,
    },
  },
  {
    id: 'H03',
    title: 'The top bettor loses their hand by ruling: what nobody matched is still theirs',
    rules: ['R11', 'R13', 'R16'],
    input: table(
      9,
      4,
      [p('A', 1, 100), p('B', 2, 50), p('C', 3, 150, FOLDED), p('D', 4, 30, FOLDED)],
      [['B'], ['A']],
    ),
    expect: {
      refund: { C: 50 },
      pots: [pot(0, 180, ['A', 'B'], { B: 180 }), pot(1, 100, ['A'], { A: 100 })],
      awards: { A: 100, B: 180 },
      rake: 0,
    },
  },
  {
    id: 'H04',
    title: 'Only rival in the side pot folds to a raise: 80 won unopposed, 60 never called',
    rules: ['R10', 'R16'],
    input: table(9, 3, [p('A', 1, 160), p('B', 2, 100, FOLDED), p('C', 3, 60)], [['C'], ['A']]),
    expect: {
      refund: { A: 60 },
      pots: [pot(0, 180, ['A', 'C'], { C: 180 }), pot(1, 80, ['A'], { A: 80 })],
      awards: { A: 80, C: 180 },
      rake: 0,
    },
  },
  {
    id: 'H05',
    title: 'Three equal hands and two chips over; the button is one of the three',
    rules: ['R81', 'R82', 'R83'],
    input: table(
      4,
      1,
      [p('A', 1, 100), p('B', 2, 100), p('C', 3, 100), p('D', 4, 50, FOLDED)],
      [['A', 'B', 'C']],
    ),
    expect: {
      refund: {},
      pots: [pot(0, 350, ['A', 'B', 'C'], { A: 116, B: 117, C: 117 })],
      awards: { A: 116, B: 117, C: 117 },
      rake: 0,
    },
  },
  {
    id: 'H06',
    title: 'Two players tie for a main pot of 29 and a side pot of 7: odd chip twice, 19 and 17',
    rules: ['R13', 'R19', 'R80', 'R81'],
    input: table(
      5,
      5,
      [p('E', 1, 1, FOLDED), p('B', 2, 10), p('D', 3, 8, FOLDED), p('A', 4, 7), p('C', 5, 10)],
      [['B', 'C'], ['A']],
    ),
    expect: {
      refund: {},
      pots: [pot(0, 29, ['B', 'A', 'C'], { B: 15, C: 14 }), pot(1, 7, ['B', 'C'], { B: 4, C: 3 })],
      awards: { B: 19, C: 17 },
      rake: 0,
    },
  },
  {
    id: 'H07',
    title: 'Three tie for the main pot, two of them for the side pot, odd chips in both',
    rules: ['R80', 'R82'],
    input: table(
      9,
      4,
      [p('A', 1, 5), p('B', 2, 8), p('C', 3, 8), p('D', 4, 6, FOLDED)],
      [['A', 'B', 'C']],
    ),
    expect: {
      refund: {},
      pots: [
        pot(0, 20, ['A', 'B', 'C'], { A: 7, B: 7, C: 6 }),
        pot(1, 7, ['B', 'C'], { B: 4, C: 3 }),
      ],
      awards: { A: 7, B: 11, C: 9 },
      rake: 0,
    },
  },
  {
    id: 'H08',
    title: 'Full ring: five levels, two folders, two ties and an uncalled top',
    rules: ['R10', 'R12', 'R13', 'R20', 'R80', 'R82'],
    input: table(
      9,
      9,
      [
        p('P1', 1, 10),
        p('P2', 2, 35),
        p('P3', 3, 20, FOLDED),
        p('P4', 4, 60),
        p('P5', 5, 100, FOLDED),
        p('P6', 6, 90),
        p('P7', 7, 150),
        p('P8', 8, 150),
        p('P9', 9, 200),
      ],
      [['P1'], ['P2', 'P4'], ['P6', 'P8'], ['P9'], ['P7']],
    ),
    expect: {
      refund: { P9: 50 },
      pots: [
        pot(0, 90, ['P1', 'P2', 'P4', 'P6', 'P7', 'P8', 'P9'], { P1: 90 }),
        pot(1, 185, ['P2', 'P4', 'P6', 'P7', 'P8', 'P9'], { P2: 93, P4: 92 }),
        pot(2, 150, ['P4', 'P6', 'P7', 'P8', 'P9'], { P4: 150 }),
        pot(3, 150, ['P6', 'P7', 'P8', 'P9'], { P6: 75, P8: 75 }),
        pot(4, 190, ['P7', 'P8', 'P9'], { P8: 190 }),
      ],
      awards: { P1: 90, P2: 93, P4: 242, P6: 75, P8: 265 },
      rake: 0,
    },
  },
  {
    id: 'H09',
    title: 'Big blind has 60 for a table ante of 100: they play for the ante and nothing else',
    rules: ['R14', 'R28', 'R29'],
    input: table(
      9,
      1,
      [p('BTN', 1, 100), p('SB', 2, 100), p('BB', 3, 0, false, 60)],
      [['BB'], ['BTN'], ['SB']],
    ),
    expect: {
      refund: {},
      pots: [pot(0, 60, ['BTN', 'SB', 'BB'], { BB: 60 }), pot(1, 200, ['BTN', 'SB'], { BTN: 200 })],
      awards: { BTN: 200, BB: 60 },
      rake: 0,
    },
  },
  {
    id: 'H10',
    title: 'Both big stacks lose their hands: their matched chips drop to the all-in player',
    rules: ['R11', 'R17'],
    input: table(9, 3, [p('A', 1, 50), p('B', 2, 100, FOLDED), p('C', 3, 150, FOLDED)]),
    expect: {
      refund: { C: 50 },
      pots: [pot(0, 250, ['A'], { A: 250 })],
      awards: { A: 250 },
      rake: 0,
    },
  },
];
