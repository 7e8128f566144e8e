/**
 * Hands with corners, their counters worked out by hand from STATS.md; all-in adjusted results by an
 * evaluator of all five-card hands that shares nothing with ours.
 */

export interface Tricky {
  readonly title: string;
  readonly blinds: readonly number[];
  readonly stacks: number | readonly number[];
  readonly variant?: 'NT' | 'PO' | 'FT';
  readonly antes?: readonly number[];
  readonly cards?: Readonly<Record<string, string>>;
  /** Before the cards. */
  readonly before?: string;
  /** Another line of the record. */
  readonly more?: string;
  /** By street. */
  readonly actions: readonly string[];
  /**
   * By player: `pfr` was not made, `pfr=1/1` was; `sd`: at the showdown, `ev`: adjusted, `d`: group of
   * the stack, `pos`: position. What is left out is 0 of 0.
   */
  readonly expect: Readonly<Record<string, string>>;
}

/** Folds: when nobody was in before, the same where a raise would steal, behind limpers, to an open. */
const FIRST = 'vpip pfr rfi limp sawFlop';
const LATE = 'vpip pfr rfi limp sawFlop steal';
const LIMPED = 'vpip pfr limp sawFlop';
const OPENED = 'vpip pfr coldCall threeBet sawFlop';
/** Folds of a blind: to an open, to a steal, to a 3-bet. */
const BLIND = 'vpip pfr threeBet sawFlop';
const STOLEN = 'vpip pfr threeBet sawFlop foldToSteal=1/1 threeBetSteal';
const THREE_BET = 'vpip pfr coldFourBet sawFlop';

export const TRICKY: readonly Tricky[] = [
  {
    title: 'button straddle',
    blinds: [50, 100, 0, 0, 0, 200],
    stacks: 10000,
    actions: [
      'p1 f, p2 cc, p3 f, p4 cbr 800, p5 f, p6 cc, p2 f',
      'd db Qs8d4c, p4 cc, p6 cbr 1000, p4 cbr 3000, p6 f',
    ],
    expect: {
      A: `${FIRST} net=-50 pos=sb d=4`,
      B: 'vpip=1/1 pfr rfi limp=1/1 threeBet squeeze sawFlop net=-200 pos=bb d=4',
      C: `${LIMPED} pos=lj`,
      D: 'vpip=1/1 pfr=1/1 limp sawFlop=1/1 cbetFlop checkRaiseFlop=1/1 af=1/0 afq=1/1 wtsd wwsf=1/1 net=2050 pos=hj',
      E: `${OPENED} pos=co`,
      F: 'vpip=1/1 pfr threeBet sawFlop=1/1 af=1/0 afq=1/2 wtsd wwsf net=-1800 pos=btn',
    },
  },
  {
    title: 'double straddle',
    blinds: [50, 100, 200, 400, 0, 0],
    stacks: 10000,
    actions: ['p5 cbr 1000, p6 f, p1 f, p2 f, p3 cc, p4 f', 'd db Jc7s2h, p3 cbr 600, p5 f'],
    expect: {
      A: `${BLIND} net=-50`,
      B: `${BLIND} net=-100`,
      C: 'vpip=1/1 pfr threeBet sawFlop=1/1 donkFlop=1/1 af=1/0 afq=1/1 wtsd wwsf=1/1 net=1550 pos=lj',
      D: `${BLIND} squeeze net=-400 pos=hj`,
      E: 'vpip=1/1 pfr=1/1 rfi=1/1 limp sawFlop=1/1 afq=0/1 wtsd wwsf net=-1000 pos=co',
      F: OPENED,
    },
  },
  {
    title: 'straddler checks',
    blinds: [50, 100, 200, 0],
    stacks: 10000,
    cards: { C: 'AdKd', D: 'QhQd' },
    actions: [
      'p4 cc, p1 f, p2 cc, p3 cc',
      'd db Ah7d2c, p2 cc, p3 cbr 300, p4 cc, p2 f',
      'd db 9c, p3 cc, p4 cc',
      'd db 3h, p3 cc, p4 cc, p3 sm AdKd, p4 sm QhQd',
    ],
    expect: {
      A: `${LIMPED} net=-50 pos=sb`,
      B: 'vpip=1/1 pfr limp=1/1 sawFlop=1/1 checkRaiseFlop afq=0/1 wtsd wwsf net=-200 pos=bb',
      C: 'vpip pfr sawFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=750 sd pos=co',
      D: 'vpip=1/1 pfr rfi limp=1/1 sawFlop=1/1 af=0/1 afq=0/1 wtsd=1/1 wsd wwsf net=-500 sd pos=btn',
    },
  },
  {
    title: 'live and dead post',
    blinds: [50, 100, 0, -100, 0, 0],
    stacks: 10000,
    antes: [0, 0, 0, 50, 0, 0],
    cards: { D: 'AhKh', F: '9h9d' },
    actions: [
      'p3 f, p4 cbr 400, p5 f, p6 cc, p1 f, p2 f',
      'd db Kd9s3h, p4 cbr 500, p6 cbr 1500, p4 cbr 9550, p6 cc, p4 sm AhKh, p6 sm 9h9d',
      'd db 2c',
      'd db 5d',
    ],
    expect: {
      A: `${BLIND} squeeze net=-50`,
      B: `${BLIND} squeeze net=-100`,
      C: FIRST,
      D: 'vpip=1/1 pfr=1/1 rfi=1/1 sawFlop=1/1 cbetFlop=1/1 af=2/0 afq=2/2 wtsd=1/1 wsd wwsf net=-10000 sd ev=-8944.242424 pos=hj d=4',
      E: OPENED,
      F: 'vpip=1/1 pfr coldCall=1/1 threeBet sawFlop=1/1 foldToCbetFlop raiseCbetFlop=1/1 af=1/1 afq=1/2 wtsd=1/1 wsd=1/1 wwsf=1/1 net=10150 sd ev=9094.242424',
    },
  },
  {
    title: 'both blinds all-in short',
    blinds: [50, 100, 0, 0],
    stacks: [30, 70, 10000, 10000],
    cards: { A: 'AhAd', B: 'KhKd' },
    actions: [
      'p3 f, p4 cc',
      'd db 2c7d9h',
      'd db Ts',
      'd db 3s, p1 sm AhAd, p2 sm KhKd, p4 sm ????',
    ],
    expect: {
      A: 'sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=60 sd d=0 pos=sb',
      B: 'sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=10 sd d=0 pos=bb',
      C: `${LATE} d=4 pos=co`,
      D: 'vpip=1/1 pfr limp=1/1 sawFlop=1/1 wtsd=1/1 wsd wwsf net=-70 sd d=4',
    },
  },
  {
    title: 'limp-reraise over a squeeze',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    cards: { C: 'AsAd' },
    actions: [
      'p3 cc, p4 cbr 500, p5 cc, p6 cbr 2000, p1 f, p2 f, p3 cbr 5000, p4 f, p5 f, p6 cbr 10000, p3 cc, p3 sm AsAd',
      'd db 2c7d9h',
      'd db Ts',
      'd db 3s, p6 sm ????',
    ],
    expect: {
      A: `${THREE_BET} net=-50`,
      B: `${THREE_BET} net=-100`,
      C: 'vpip=1/1 pfr=1/1 rfi limp=1/1 sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=11150 sd',
      D: 'vpip=1/1 pfr=1/1 limp sawFlop net=-500',
      E: 'vpip=1/1 pfr coldCall=1/1 threeBet sawFlop net=-500',
      F: 'vpip=1/1 pfr=1/1 coldCall threeBet=1/1 squeeze=1/1 foldToFourBet sawFlop=1/1 wtsd=1/1 wsd wwsf net=-10000 sd',
    },
  },
  {
    title: 'delayed c-bet',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    actions: [
      'p3 f, p4 f, p5 f, p6 cbr 250, p1 f, p2 cc',
      'd db Kc8h4d, p2 cc, p6 cc',
      'd db 2s, p2 cc, p6 cbr 300, p2 f',
    ],
    expect: {
      A: `${STOLEN} net=-50`,
      B: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop checkRaiseTurn afq=0/1 wtsd wwsf net=-250',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop af=1/0 afq=1/1 wtsd wwsf=1/1 net=300',
    },
  },
  {
    title: 'heads-up fold with a BB ante',
    blinds: [50, 100],
    stacks: 10000,
    antes: [0, 100],
    actions: ['p2 f'],
    expect: { A: 'sawFlop net=50 pos=bb', B: `${LATE} net=-50 pos=btn` },
  },
  {
    title: 'absent HJ with antes',
    blinds: [50, 100, 0, 0, 0],
    stacks: 10000,
    antes: [10, 10, 10, 10, 10],
    before: 'p3 f',
    actions: ['p4 cbr 250, p5 f, p1 cbr 900, p2 f, p4 f'],
    expect: {
      A: 'vpip=1/1 pfr=1/1 threeBet=1/1 foldToSteal threeBetSteal=1/1 sawFlop net=390 pos=sb',
      B: `${THREE_BET} net=-110`,
      C: 'away net=-10',
      D: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp foldToThreeBet=1/1 fourBet sawFlop net=-260 pos=co',
      E: `${OPENED} net=-10 pos=btn`,
    },
  },
  {
    title: 'blind war to five bets',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    actions: ['p3 f, p4 f, p5 f, p6 f, p1 cbr 300, p2 cbr 900, p1 cbr 2500, p2 cbr 10000, p1 f'],
    expect: {
      A: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp foldToThreeBet fourBet=1/1 sawFlop net=-2500',
      B: 'vpip=1/1 pfr=1/1 threeBet=1/1 foldToSteal threeBetSteal=1/1 foldToFourBet sawFlop net=2500',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: LATE,
    },
  },
  {
    title: 'SB limps, BB raises, donk',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    actions: [
      'p3 f, p4 f, p5 f, p6 f, p1 cc, p2 cbr 400, p1 cc',
      'd db Qs8d4c, p1 cbr 300, p2 cbr 900, p1 cc',
      'd db 2h, p1 cc, p2 cbr 2000, p1 f',
    ],
    expect: {
      A: 'vpip=1/1 pfr rfi steal limp=1/1 threeBet sawFlop=1/1 donkFlop=1/1 donkTurn checkRaiseTurn af=1/1 afq=1/3 wtsd wwsf net=-1300',
      B: 'vpip=1/1 pfr=1/1 sawFlop=1/1 af=2/0 afq=2/2 wtsd wwsf=1/1 net=1300',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: LATE,
    },
  },
  {
    title: 'all-in c-bet cannot be raised',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: [10000, 10000, 600, 10000, 10000, 10000],
    actions: ['p3 cbr 300, p4 f, p5 f, p6 cc, p1 f, p2 f', 'd db Kc8h4d, p3 cbr 300, p6 f'],
    expect: {
      A: `${BLIND} squeeze net=-50`,
      B: `${BLIND} squeeze net=-100`,
      C: 'vpip=1/1 pfr=1/1 rfi=1/1 limp sawFlop=1/1 cbetFlop=1/1 af=1/0 afq=1/1 wtsd wwsf=1/1 net=450 d=0',
      D: OPENED,
      E: OPENED,
      F: 'vpip=1/1 pfr coldCall=1/1 threeBet sawFlop=1/1 foldToCbetFlop=1/1 afq=0/1 wtsd wwsf net=-300 d=4',
    },
  },
  {
    title: 'short all-in opening bet reopens nothing (R54)',
    blinds: [50, 100, 0],
    stacks: [10000, 10000, 160],
    cards: { B: 'KhKd', C: 'QcQd' },
    actions: [
      'p3 cc, p1 cc, p2 cc',
      'd db 2s7h9c, p1 cc, p2 cc, p3 cbr 60, p1 cc, p2 cc',
      'd db 3d, p1 cc, p2 cbr 500, p1 f, p2 sm KhKd, p3 sm QcQd',
      'd db Js',
    ],
    expect: {
      A: 'vpip=1/1 pfr limp=1/1 sawFlop=1/1 checkRaiseTurn af=0/1 afq=0/2 wtsd wwsf net=-160',
      B: 'vpip pfr sawFlop=1/1 af=1/1 afq=1/2 wtsd=1/1 wsd=1/1 wwsf=1/1 net=320 sd ev=298.181818',
      C: 'vpip=1/1 pfr rfi steal limp=1/1 sawFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd wwsf net=-160 sd ev=-138.181818 d=0 pos=btn',
    },
  },
  {
    title: 'run it twice',
    blinds: [50, 100],
    stacks: 2000,
    cards: { A: 'Td9d', B: 'AhAd' },
    more: "_runs = ['9s4c', '3c5h']",
    actions: ['p2 cbr 300, p1 cc', 'd db Ts6c2d, p1 cbr 1700, p2 cc, p1 sm Td9d, p2 sm AhAd'],
    expect: {
      A: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=0 sd ev=-1058.585859 d=2',
      B: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 af=0/1 afq=0/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=0 sd ev=1058.585859 d=2',
    },
  },
  {
    title: 'bomb pot on two boards',
    blinds: [0, 0, 0],
    stacks: 10000,
    antes: [100, 100, 100],
    cards: { A: 'QhQd', B: 'AsKs' },
    more: "_second_board = 'TcJd3hQs5c'",
    actions: [
      'd db 2c7d9h, p1 cc, p2 cbr 200, p3 f, p1 cc',
      'd db 3s, p1 cc, p2 cc',
      'd db 4c, p1 cc, p2 cc, p1 sm QhQd, p2 sm AsKs',
    ],
    expect: { A: 'net=50 sd', B: 'net=50 sd', C: 'net=-100' },
  },
  {
    title: 'four all-in on the turn, three pots, rake',
    blinds: [50, 100, 0, 0],
    stacks: [500, 1000, 2000, 3000],
    cards: { A: 'AsKs', B: 'QhQd', C: '4h4c', D: '9h9d' },
    more: 'finishing_stacks = [0, 3325, 0, 2900]',
    actions: [
      'p3 cc, p4 cc, p1 cc, p2 cc',
      'd db Qs9s4d, p1 cc, p2 cc, p3 cc, p4 cc',
      'd db 2c, p1 cbr 400, p2 cbr 900, p3 cbr 1900, p4 cc, p1 sm AsKs, p2 sm QhQd, p3 sm 4h4c, p4 sm 9h9d',
      'd db 7h',
    ],
    expect: {
      A: 'vpip=1/1 pfr limp=1/1 sawFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd wwsf net=-500 sd ev=-167.5 d=0',
      B: 'vpip pfr sawFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=2325 sd ev=1826.25 d=1',
      C: 'vpip=1/1 pfr rfi steal limp=1/1 sawFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd wwsf net=-2000 sd ev=-1869.375 d=2',
      D: 'vpip=1/1 pfr limp=1/1 sawFlop=1/1 af=0/1 afq=0/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=-100 sd ev=-64.375 d=2',
    },
  },
  {
    title: 'short open-shove isolated',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: [10000, 10000, 10000, 10000, 250, 10000],
    cards: { E: '9c9d' },
    actions: [
      'p3 f, p4 f, p5 cbr 250, p6 cbr 800, p1 f, p2 f, p5 sm 9c9d',
      'd db Jc7s2h',
      'd db 4d',
      'd db 8h, p6 sm ????',
    ],
    expect: {
      A: `${THREE_BET} net=-50`,
      B: `${THREE_BET} net=-100`,
      C: FIRST,
      D: FIRST,
      E: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=400 sd d=0',
      F: 'vpip=1/1 pfr=1/1 coldCall threeBet=1/1 sawFlop=1/1 wtsd=1/1 wsd wwsf net=-250 sd',
    },
  },
  {
    title: 'BB calls a steal all-in',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: [10000, 180, 10000, 10000, 10000, 10000],
    cards: { F: 'KhKd' },
    actions: [
      'p3 f, p4 f, p5 f, p6 cbr 300, p1 f, p2 cc, p6 sm KhKd',
      'd db Jc7s2h',
      'd db 4d',
      'd db 8h, p2 sm ????',
    ],
    expect: {
      A: `${STOLEN} net=-50`,
      B: 'vpip=1/1 pfr foldToSteal sawFlop=1/1 wtsd=1/1 wsd wwsf net=-180 sd d=0',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=230 sd',
    },
  },
  {
    title: 'late post on the button checks',
    blinds: [50, 100, 0, 0, 0, -100],
    stacks: 10000,
    actions: ['p3 f, p4 f, p5 f, p6 cc, p1 cc, p2 cbr 500, p6 f, p1 f'],
    expect: {
      A: 'vpip=1/1 pfr limp=1/1 threeBet sawFlop net=-100',
      B: 'vpip=1/1 pfr=1/1 sawFlop net=200',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: 'vpip pfr rfi steal threeBet sawFlop net=-100',
    },
  },
  {
    title: 'BB ante first leaves 20: nobody decides',
    blinds: [50, 100],
    stacks: [120, 10000],
    antes: [0, 100],
    cards: { A: 'AhKh' },
    actions: ['d db Jc7s2h', 'd db 4d', 'd db 8h, p1 sm AhKh, p2 sm ????'],
    expect: {
      A: 'sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=20 sd d=0 pos=bb',
      B: 'sawFlop=1/1 wtsd=1/1 wsd wwsf net=-20 sd d=0 pos=btn',
    },
  },
  {
    title: 'fixed limit, capped',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    variant: 'FT',
    actions: [
      'p3 cbr 200, p4 cbr 300, p5 cbr 400, p6 cbr 500, p1 f, p2 f, p3 cc, p4 cc, p5 cc',
      'd db Jc7s2h, p3 cc, p4 cc, p5 cc, p6 cc',
      'd db 4d, p3 cbr 200, p4 f, p5 f, p6 f',
    ],
    expect: {
      A: 'vpip pfr sawFlop net=-50',
      B: 'vpip pfr sawFlop net=-100',
      C: 'vpip=1/1 pfr=1/1 rfi=1/1 limp sawFlop=1/1 donkFlop af=1/0 afq=1/1 wtsd wwsf=1/1 net=1650',
      D: 'vpip=1/1 pfr=1/1 coldCall threeBet=1/1 sawFlop=1/1 donkFlop afq=0/1 wtsd wwsf net=-500',
      E: 'vpip=1/1 pfr=1/1 coldCall coldFourBet=1/1 sawFlop=1/1 donkFlop afq=0/1 wtsd wwsf net=-500',
      F: 'vpip=1/1 pfr=1/1 coldCall sawFlop=1/1 cbetFlop afq=0/1 wtsd wwsf net=-500',
    },
  },
  {
    title: 'dead small blind, four players',
    blinds: [100, 0, 0, 0],
    stacks: 10000,
    actions: ['p2 f, p3 cbr 250, p4 f, p1 f'],
    expect: {
      A: `${STOLEN} net=-100 pos=bb`,
      B: `${FIRST} pos=hj`,
      C: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop net=100 pos=co',
      D: `${OPENED} pos=btn`,
    },
  },
  {
    title: 'check-raised c-bet, all-in on the turn',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    cards: { B: '7h7c', C: 'AhAc' },
    actions: [
      'p3 cbr 250, p4 f, p5 cc, p6 f, p1 f, p2 cc',
      'd db Kd7s2c, p2 cc, p3 cbr 400, p5 f, p2 cbr 1400, p3 cc',
      'd db 9h, p2 cbr 2000, p3 cbr 8350, p2 cc, p2 sm 7h7c, p3 sm AhAc',
      'd db 4d',
    ],
    expect: {
      A: `${BLIND} squeeze net=-50`,
      B: 'vpip=1/1 pfr threeBet squeeze sawFlop=1/1 donkFlop foldToCbetFlop raiseCbetFlop=1/1 checkRaiseFlop=1/1 af=2/1 afq=2/3 wtsd=1/1 wsd=1/1 wwsf=1/1 net=10300 sd ev=9377.272727',
      C: 'vpip=1/1 pfr=1/1 rfi=1/1 limp sawFlop=1/1 cbetFlop=1/1 af=2/1 afq=2/3 wtsd=1/1 wsd wwsf net=-10000 sd ev=-9077.272727',
      D: OPENED,
      E: 'vpip=1/1 pfr coldCall=1/1 threeBet sawFlop=1/1 foldToCbetFlop=1/1 raiseCbetFlop afq=0/1 wtsd wwsf net=-250',
      F: `${OPENED} squeeze`,
    },
  },
  {
    title: 'second barrel check-raised',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    actions: [
      'p3 f, p4 f, p5 f, p6 cbr 250, p1 f, p2 cc',
      'd db Kc8h4d, p2 cc, p6 cbr 300, p2 cc',
      'd db 2s, p2 cc, p6 cbr 800, p2 cbr 2400, p6 f',
    ],
    expect: {
      A: `${STOLEN} net=-50`,
      B: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop donkTurn foldToCbetFlop raiseCbetFlop checkRaiseFlop foldToCbetTurn raiseCbetTurn=1/1 checkRaiseTurn=1/1 af=1/1 afq=1/2 wtsd wwsf=1/1 net=1400',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop=1/1 cbetTurn=1/1 af=2/0 afq=2/3 wtsd wwsf net=-1350',
    },
  },
  {
    title: 'river donk raised',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    actions: [
      'p3 f, p4 f, p5 f, p6 cbr 250, p1 f, p2 cc',
      'd db Kc8h4d, p2 cc, p6 cbr 300, p2 cc',
      'd db 2s, p2 cc, p6 cbr 800, p2 cc',
      'd db 9c, p2 cbr 1500, p6 cbr 4000, p2 f',
    ],
    expect: {
      A: `${STOLEN} net=-50`,
      B: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop donkTurn donkRiver=1/1 foldToCbetFlop raiseCbetFlop checkRaiseFlop foldToCbetTurn raiseCbetTurn checkRaiseTurn af=1/2 afq=1/4 wtsd wwsf net=-2850',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop=1/1 cbetTurn=1/1 af=3/0 afq=3/3 wtsd wwsf=1/1 net=2900',
    },
  },
  {
    title: 'steal that puts the BB all-in',
    blinds: [50, 100],
    stacks: [600, 10000],
    actions: ['p2 cbr 600, p1 f'],
    expect: {
      A: 'vpip pfr foldToSteal=1/1 sawFlop net=-100 d=0',
      B: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop net=100 d=0',
    },
  },
  {
    title: 'heads-up limped, three bets on the flop',
    blinds: [50, 100],
    stacks: 10000,
    actions: ['p2 cc, p1 cc', 'd db Kc8h4d, p1 cbr 100, p2 cbr 300, p1 cbr 900, p2 f'],
    expect: {
      A: 'vpip pfr sawFlop=1/1 af=2/0 afq=2/2 wtsd wwsf=1/1 net=400',
      B: 'vpip=1/1 pfr rfi steal limp=1/1 sawFlop=1/1 af=1/0 afq=1/2 wtsd wwsf net=-400',
    },
  },
  {
    title: 'nine players, cold 4-bet',
    blinds: [50, 100, 0, 0, 0, 0, 0, 0, 0],
    stacks: 10000,
    actions: [
      'p3 f, p4 cbr 300, p5 f, p6 f, p7 f, p8 cbr 1000, p9 cbr 2500, p1 f, p2 f, p4 f, p8 f',
    ],
    expect: {
      A: 'vpip pfr sawFlop net=-50 pos=sb',
      B: 'vpip pfr sawFlop net=-100 pos=bb',
      C: `${FIRST} pos=utg`,
      D: 'vpip=1/1 pfr=1/1 rfi=1/1 limp sawFlop net=-300 pos=utg',
      E: `${OPENED} pos=utg`,
      F: `${OPENED} pos=lj`,
      G: `${OPENED} pos=hj`,
      H: 'vpip=1/1 pfr=1/1 coldCall threeBet=1/1 foldToFourBet=1/1 sawFlop net=-1000 pos=co',
      I: 'vpip=1/1 pfr=1/1 coldCall coldFourBet=1/1 sawFlop net=1450 pos=btn',
    },
  },
  {
    title: 'rake without a showdown',
    blinds: [50, 100],
    stacks: 10000,
    more: 'finishing_stacks = [9700, 10270]',
    actions: ['p2 cbr 300, p1 cc', 'd db Kc8h4d, p1 cc, p2 cbr 400, p1 f'],
    expect: {
      A: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop foldToCbetFlop=1/1 raiseCbetFlop checkRaiseFlop afq=0/1 wtsd wwsf net=-300',
      B: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop=1/1 af=1/0 afq=1/1 wtsd wwsf=1/1 net=270',
    },
  },
  {
    title: 'finishing stacks that took half',
    blinds: [50, 100],
    stacks: 10000,
    more: 'finishing_stacks = [9700, 10000]',
    actions: ['p2 cbr 300, p1 cc', 'd db Kc8h4d, p1 cc, p2 cbr 400, p1 f'],
    expect: {
      A: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop foldToCbetFlop=1/1 raiseCbetFlop checkRaiseFlop afq=0/1 wtsd wwsf net=-300',
      B: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop=1/1 af=1/0 afq=1/1 wtsd wwsf=1/1 net=300',
    },
  },
  {
    title: 'open-shove, equal stacks cannot raise',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: 10000,
    actions: ['p3 f, p4 f, p5 f, p6 cbr 10000, p1 f, p2 f'],
    expect: {
      A: 'vpip pfr foldToSteal=1/1 sawFlop net=-50',
      B: 'vpip pfr foldToSteal=1/1 sawFlop net=-100',
      C: FIRST,
      D: FIRST,
      E: LATE,
      F: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop net=150',
    },
  },
  {
    title: 'all-in by the ante, side pot left alone',
    blinds: [50, 100, 0, 0],
    stacks: [10000, 10000, 100, 10000],
    antes: [100, 100, 100, 100],
    cards: { C: 'AhKd', D: 'QsQc' },
    actions: [
      'p4 cbr 300, p1 f, p2 cc',
      'd db Kh8c5d, p2 cc, p4 cbr 200, p2 f, p3 sm AhKd, p4 sm QsQc',
      'd db 2s',
      'd db 2d',
    ],
    expect: {
      A: `${STOLEN} net=-150`,
      B: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop foldToCbetFlop=1/1 raiseCbetFlop checkRaiseFlop afq=0/1 wtsd wwsf net=-400',
      C: 'sawFlop=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=300 sd ev=264.848485 d=0',
      D: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd wwsf net=250 sd ev=285.151515',
    },
  },
  {
    title: 'Omaha all-in on the turn',
    blinds: [50, 100],
    stacks: 3000,
    variant: 'PO',
    cards: { A: 'AsKsQhJd', B: '9h9d8c7c' },
    actions: [
      'p2 cbr 300, p1 cc',
      'd db Ts9s4d, p1 cc, p2 cc',
      'd db 2c, p1 cbr 600, p2 cbr 2400, p1 cbr 2700, p2 cc, p1 sm AsKsQhJd, p2 sm 9h9d8c7c',
      'd db 3h',
    ],
    expect: {
      A: 'vpip=1/1 pfr threeBet foldToSteal threeBetSteal sawFlop=1/1 donkFlop af=2/0 afq=2/2 wtsd=1/1 wsd wwsf net=-3000 sd ev=-600.0 d=2',
      B: 'vpip=1/1 pfr=1/1 rfi=1/1 steal=1/1 limp sawFlop=1/1 cbetFlop af=1/1 afq=1/2 wtsd=1/1 wsd=1/1 wwsf=1/1 net=3000 sd ev=600.0 d=2',
    },
  },
  {
    title: 'everybody folds to a straddle',
    blinds: [50, 100, 200, 0, 0, 0],
    stacks: 10000,
    actions: ['p4 f, p5 f, p6 f, p1 f, p2 f'],
    expect: {
      A: `${FIRST} net=-50`,
      B: `${FIRST} net=-100`,
      C: 'sawFlop net=150',
      D: FIRST,
      E: FIRST,
      F: FIRST,
    },
  },
  {
    title: 'short all-in 3-bet with a cold caller',
    blinds: [50, 100, 0, 0, 0, 0],
    stacks: [10000, 10000, 10000, 10000, 450, 10000],
    cards: { D: 'AcQc', E: '9h9d' },
    actions: [
      'p3 f, p4 cbr 300, p5 cbr 450, p6 cc, p1 f, p2 f, p4 cc',
      'd db Ah7s2d, p4 cbr 500, p6 f, p4 sm AcQc, p5 sm 9h9d',
      'd db 3c',
      'd db Jd',
    ],
    expect: {
      A: `${THREE_BET} net=-50`,
      B: `${THREE_BET} net=-100`,
      C: FIRST,
      D: 'vpip=1/1 pfr=1/1 rfi=1/1 limp foldToThreeBet sawFlop=1/1 af=1/0 afq=1/1 wtsd=1/1 wsd=1/1 wwsf=1/1 net=1050 sd ev=918.181818',
      E: 'vpip=1/1 pfr=1/1 coldCall threeBet=1/1 sawFlop=1/1 wtsd=1/1 wsd wwsf net=-450 sd ev=-318.181818 d=0',
      F: 'vpip=1/1 pfr coldCall=1/1 coldFourBet sawFlop=1/1 afq=0/1 wtsd wwsf net=-450',
    },
  },
];
