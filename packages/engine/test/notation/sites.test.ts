/** Texts of other sites: what each tells in a way of its own. The hands are invented. */

import { describe, expect, test } from 'vitest';
import { detectNotation, NOTATION_READERS, replayHand } from '../../src/notation/index.js';
import { accepted, refused } from './samples.js';

const readerOf = (text: string) => NOTATION_READERS[detectNotation(text).reader ?? 'phh'];
const handOf = (text: string) => accepted(readerOf(text).read(text));

/** By name: what each ends with, in units. */
function endOf(text: string): Readonly<Record<string, number>> {
  const hand = handOf(text);
  const { warnings } = accepted(replayHand(hand, { warnings: true }));
  expect(warnings.map(({ code }) => code)).not.toContain('RECORD_DIFFERS');
  return Object.fromEntries(
    (hand.players ?? []).map((name, i) => [name, hand.finishingStacks?.[i] ?? 0]),
  );
}

const WINAMAX = `Winamax Poker - CashGame - HandId: #11-22-33 - Holdem no limit (0.50€/1€) - 2026/03/04 05:06:07 UTC
Table: 'Ulm 02' 6-max (real money) Seat #1 is the button
Seat 1: Ann (100€)
Seat 2: Bob Ray (80€)
Seat 4: Cat (50.50€)
*** ANTE/BLINDS ***
Bob Ray posts small blind 0.50€
Cat posts big blind 1€
Dealt to Ann [As Ad]
*** PRE-FLOP ***
Ann raises 2€ to 3€
Bob Ray folds
Cat calls 2€
*** FLOP *** [2c 7d Th]
Cat checks
Ann bets 4€
Cat folds
Ann collected 10.20€ from pot
*** SUMMARY ***
Total pot 10.20€ | Rake 0.30€
Board: [2c 7d Th]
Seat 1: Ann (button) won 10.20€
`;

const EIGHT = `#Game No : 77
***** 888poker Hand History for Game 77 *****
0,50 $/1 $ Blinds Pot Limit Omaha - *** 04 03 2026 05:06:07
Table Ulm 6 Max (Real Money)
Seat 2 is the button
Total number of players : 2
Seat 2: Ann ( 1 100,50 $ )
Seat 5: Bob ( 100 $ )
Ann posts small blind [0,50 $]
Bob posts big blind [1 $]
** Dealing down cards **
Dealt to Ann [ Es, Knd, 3h, 3c ]
Ann raises [2,50 $]
Bob calls [2 $]
** Dealing flop ** [ 4d, Ks, 2h ]
Bob checks
Ann checks
** Dealing turn ** [ Dc ]
Bob checks
Ann checks
** Dealing river ** [ 9d ]
Bob checks
Ann checks
** Summary **
Bob mucks [ 7c, 7d, 8h, 8s ]
Ann shows [ Es, Knd, 3h, 3c ]
Ann collected [ 5,70 $ ]
`;

const PARTY = `***** Hand History for Game 99 *****
$0.50/$1 USD NL Texas Hold'em - Monday, March 02, 08:54:23 EST 2026
Table Ulm (Real Money)
Seat 2 is the button
Total number of players : 2/6
Seat 2: Ann ( $22.85 USD )
Seat 5: Bob ( $10 USD )
Ann posts small blind [$0.50 USD].
Bob posts big blind [$1 USD].
** Dealing down cards **
Ann raises [$2.50 USD]
Bob is all-In  [$9 USD]
Ann calls [$7 USD]
** Dealing Flop ** [ 9c, Kd, Qs ]
** Dealing Turn ** [ 2c ]
** Dealing River ** [ 3c ]
Ann shows [ Ac, Ah ]a pair of Aces.
Bob doesn't show [ Jc, Jd ]a pair of Jacks.
Ann wins $19 USD from the main pot with a pair of Aces.
`;

const IPOKER = `<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="1">
  <general>
    <gametype>Holdem NL €0.50/€1</gametype>
    <tablename>Ulm, 5</tablename>
    <nickname>Ann</nickname>
    <startdate>2026-03-04 05:06:07</startdate>
  </general>
  <game gamecode="41">
    <general>
      <players>
        <player seat="3" name="Ann" chips="€100" dealer="1" win="€7.80" bet="€6" />
        <player seat="8" name="Bob &amp; Co" chips="€50" dealer="0" win="€0" bet="€2" />
      </players>
    </general>
    <round no="0">
      <action no="2" player="Bob &amp; Co" type="2" sum="€1" cards="" />
      <action no="1" player="Ann" type="1" sum="€0.50" cards="" />
    </round>
    <round no="1">
      <cards type="Pocket" player="Ann">S10 HK</cards>
      <action no="3" player="Ann" type="23" sum="€2" cards="" />
      <cards type="Pocket" player="Bob &amp; Co">X X</cards>
      <action no="4" player="Bob &amp; Co" type="3" sum="€1" cards="" />
    </round>
    <round no="2">
      <cards type="Flop" player="">D2 H8 C9</cards>
      <action no="6" player="Ann" type="5" sum="€4" cards="" />
      <action no="5" player="Bob &amp; Co" type="4" sum="€0" cards="" />
      <action no="7" player="Bob &amp; Co" type="0" sum="€0" cards="" />
    </round>
  </game>
</session>
`;

const BOVADA = `Ignition Hand #55: HOLDEM Tournament #18 TBL#1, Turbo- Level 1 (10/20) - 2026-03-04 05:06:07
Seat 6: UTG (500 in chips)
Seat 3: Dealer [ME] (500 in chips)
Seat 1: Small Blind (500 in chips)
Seat 2: Big Blind (15 in chips)
Dealer [ME] : Set dealer [2]
Small Blind : Small blind 10
Big Blind : All-in 15
*** HOLE CARDS ***
UTG : Card dealt to a spot [Kc 7c]
Dealer [ME] : Card dealt to a spot [3c Ks]
Small Blind : Card dealt to a spot [As Qd]
Big Blind : Card dealt to a spot [7s Qc]
UTG : Folds
Dealer [ME] : Folds(timeout)
Small Blind : Raises 50 to 60
Small Blind : Return uncalled portion of bet 45
*** FLOP *** [Js 9s 8d]
*** TURN *** [Js 9s 8d] [8c]
*** RIVER *** [Js 9s 8d 8c] [2h]
Small Blind : Showdown [As Js 9s 8d 8c] (One pair)
Big Blind : Showdown [Qc Js 9s 8d 8c] (One pair)
Small Blind : Hand Result 30
UTG : Leave(Auto)
*** SUMMARY ***
Total Pot(30)
`;

const WPN = `Game started at: 2026/3/4 5:6:7
Game ID: 61 0.25/0.50 Ulm (JP) - 5 (Hold'em)
Seat 2 is the button
Seat 2: Ann (50).
Seat 3: Bob (20.25).
Seat 4: Cat (78.16).
Seat 5: Dan (30).
Player Bob has small blind (0.25)
Player Cat has big blind (0.50)
Player Dan posts (0.25) as a dead bet
Player Dan posts (0.50)
Player Ann received card: [10h]
Player Ann received card: [9h]
Player Bob received a card.
Player Bob received a card.
Player Dan checks
Player Ann raises (1.50)
Player Bob folds
Player Cat folds
Player Dan folds
Uncalled bet (1) returned to Ann
Player Ann mucks cards
------ Summary ------
Pot: 2. Rake 0
*Player Ann mucks (does not show cards). Bets: 0.50. Collects: 2. Wins: 1.50.
Player Bob does not show cards.Bets: 0.25. Collects: 0. Loses: 0.25.
Player Cat does not show cards.Bets: 0.50. Collects: 0. Loses: 0.50.
Player Dan does not show cards.Bets: 0.75. Collects: 0. Loses: 0.75.
Game ended at: 2026/3/4 5:6:30
`;

const NEW_WPN = `Hand #62 - Holdem(No Limit) - $0.25/$0.50 - 2026/03/04 05:06:07 UTC
Ulm 6-max Seat #2 is the button
Seat 2: Ann ($50.00)
Seat 3: Bob ($20.00)
Ann posts the small blind $0.25
Bob posts the big blind $0.50
*** HOLE CARDS ***
Dealt to Ann [As 6h]
Ann raises $1.00 to $1.25
Bob folds
Uncalled bet ($0.75) returned to Ann
Ann does not show
Ann collected $1.00 from main pot
*** SUMMARY ***
Total pot $1.00
`;

describe('each site is told by its first lines, and its hand ends as it says', () => {
  test.each([
    ['winamax', WINAMAX, { Ann: 10320, 'Bob Ray': 7950, Cat: 4750 }],
    ['888poker', EIGHT, { Ann: 110320, Bob: 9700 }],
    ['partypoker', PARTY, { Ann: 3185, Bob: 0 }],
    ['ipoker', IPOKER, { Ann: 10180, 'Bob & Co': 4800 }],
    ['bovada', BOVADA, { UTG: 500, Dealer: 500, 'Small Blind': 515, 'Big Blind': 0 }],
    ['wpn', WPN, { Ann: 5150, Bob: 2000, Cat: 7766, Dan: 2925 }],
    ['wpn', NEW_WPN, { Ann: 5050, Bob: 1950 }],
  ] as const)('%s', (notation, text, ends) => {
    expect(detectNotation(text)).toMatchObject({ notation, reader: notation });
    expect(endOf(text)).toEqual(ends);
  });
});

test('seats, names, time, table and hero survive', () => {
  expect(handOf(WINAMAX)).toMatchObject({
    venue: 'Winamax',
    hand: '11-22-33',
    table: 'Ulm 02',
    seatCount: 6,
    seats: [2, 4, 1],
    players: ['Bob Ray', 'Cat', 'Ann'],
    currency: 'EUR',
    time: '05:06:07',
    year: 2026,
    extra: { _rake: 30, _hero: 3 },
  });
  expect(handOf(BOVADA)).toMatchObject({
    venue: 'Ignition',
    event: 'Tournament #18',
    level: 1,
    extra: { _tournament: { table: { id: '18' } } },
  });
});

test('888poker: amounts and cards as the reader’s language writes them', () => {
  const [deal] = handOf(EIGHT)
    .actions.filter(({ verb }) => verb === 'dh')
    .slice(-1);
  expect(deal).toMatchObject({ player: 1 });
  expect(handOf(EIGHT).startingStacks).toEqual([10000, 110050]);
});

describe('888poker', () => {
  test('German names of suits, and Russian ranks in either alphabet', () => {
    const withCards = (cards: string) => handOf(EIGHT.replaceAll('Es, Knd, 3h, 3c', cards));
    expect(withCards('APik, 10Karo, 3Herz, 3Kreuz')).toEqual(withCards('As, Td, 3h, 3c'));
    expect(withCards('Òs, Âd, 3h, 3c')).toEqual(withCards('As, Jd, 3h, 3c'));
    expect(withCards('Тs, Вd, 3h, 3c')).toEqual(withCards('As, Jd, 3h, 3c'));
  });

  test('a hand of a faster table', () => {
    const text = EIGHT.replace('888poker Hand', '888poker Snap Poker Hand');
    expect(detectNotation(text).reader).toBe('888poker');
    expect(endOf(text)).toEqual(endOf(EIGHT));
  });

  test('who folds before the blinds does not want to post, and is not in the hand', () => {
    const text = EIGHT.replace('players : 2', 'players : 3')
      .replace('\nAnn posts', '\nSeat 6: Cat ( 100 $ )\nAnn posts')
      .replace('\nBob posts', '\nCat folds\nBob posts');
    expect(handOf(text).players).toEqual(handOf(EIGHT).players);
    expect(endOf(text)).toEqual(endOf(EIGHT));
  });

  test('who mucks what is told, and collects, has won by it', () => {
    const [, end = ''] = /(\*\* Summary \*\*[\s\S]*)/.exec(EIGHT) ?? [];
    const text = EIGHT.replace(
      end,
      '** Summary **\nBob shows [ Ts, 8s, 5c, 5h ]\nAnn mucks [ Es, Knd, 3h, 3c ]\nAnn collected [ 5,70 $ ]\n',
    ).replace('2h ]', '3s ]');
    const replay = accepted(replayHand(handOf(text), { warnings: true }));
    expect(replay.warnings.map(({ code }) => code)).toEqual([]);
  });

  test('a blind that all goes back leaves everybody what they had', () => {
    const [head = ''] = EIGHT.split('Bob posts big');
    const text = `${head}Bob folds\n** Summary **\nAnn collected [ 0,50 $ ]\n`;
    expect(endOf(text)).toEqual({ Ann: 110050, Bob: 10000 });
  });
});

test('Winamax: who posted late is told to call less than they pay', () => {
  const text = WINAMAX.replace(
    'Dealt to Ann',
    'Dan posts small blind 0.50€ out of position\nDan posts big blind 1€ out of position\nDealt to Ann',
  )
    .replace('*** ANTE', 'Seat 6: Dan (40€)\n*** ANTE')
    .replace('Ann raises', 'Dan checks\nAnn raises')
    .replace('Cat calls 2€', 'Cat calls 2€\nDan calls 1€')
    .replace('Cat folds', 'Dan folds\nCat folds')
    .replace('Cat checks', 'Cat checks\nDan checks')
    .replace(
      'Cat checks\nDan checks\nAnn bets 4€\nDan folds\nCat folds',
      'Cat checks\nDan checks\nAnn bets 4€\nCat folds\nDan folds',
    )
    .replaceAll('10.20€', '13.70€');
  expect(endOf(text)).toMatchObject({ Dan: 3650, Ann: 10670 });
});

test('PartyPoker: in a tournament the level tells who posts what', () => {
  const text = `***** Hand History for Game 8 *****
NL Texas Hold'em $11 USD Buy-in Trny: 59 Level: 7  Blinds(300/600) - Friday, April 03, 11:44:00 CEST 2026
Table Turbo #16 (Real Money)
Seat 5 is the button
Total number of players : 2/6
Seat 5: Ann ( 4,520 )
Seat 4: Bob ( 7,480 )
Trny: 59 Level: 7
Blinds(300/600)
** Dealing down cards **
Ann folds
Bob does not show cards.
Bob wins 900 chips
`;
  expect(endOf(text)).toEqual({ Ann: 4220, Bob: 7780 });
});

test('Bovada: seats are in the order of the list, whatever their numbers', () => {
  expect(handOf(BOVADA).players).toEqual(['Small Blind', 'Big Blind', 'UTG', 'Dealer']);
});

test('Bovada: what is posted dead beyond the big blind is the rest of both', () => {
  const text = BOVADA.replace('*** HOLE', 'UTG : Posts dead chip 30 \n*** HOLE');
  const [blind] = handOf(text).blindsOrStraddles?.filter((amount) => amount < 0) ?? [];
  const dead = handOf(text).antes.reduce((sum, ante) => sum + ante, 0);
  expect({ live: -(blind ?? 0), dead }).toEqual({ live: 20, dead: 10 });
});

describe('R42: what is posted late where the big blind is all-in for less', () => {
  const posted = (text: string) => {
    const { antes = [], blindsOrStraddles = [] } = handOf(text);
    const late = blindsOrStraddles.filter((amount) => amount < 0);
    return { dead: antes.reduce((sum, ante) => sum + ante, 0), late };
  };
  const CASH = BOVADA.replace(/HOLDEM Tournament.*10\/20\)/, 'TBL#1 HOLDEM No Limit');

  test('888poker: what is told to be dead is dead', () => {
    const text = EIGHT.replace('players : 2', 'players : 3')
      .replace('Bob ( 100 $ )', 'Bob ( 0,25 $ )\nSeat 6: Cat ( 100 $ )')
      .replace('big blind [1 $]', 'big blind [0,25 $]\nCat posts dead blind [0,50 $ + 1 $]')
      .replace(
        /Ann raises[\s\S]*/,
        'Cat checks\nAnn folds\n** Summary **\nCat collected [ 2 $ ]\n',
      );
    expect(posted(text)).toEqual({ dead: 50, late: [-100] });
  });

  test.each([
    ['0.50', []],
    ['1.50', [-100]],
  ])('Winamax: of a small blind of %s€ out of position half a euro is dead', (sum, live) => {
    const text = WINAMAX.replace('Cat (50.50€)', 'Cat (0.25€)\nSeat 6: Dan (40€)')
      .replace('big blind 1€', `big blind 0.25€\nDan posts small blind ${sum}€ out of position`)
      .replace('Ann raises', 'Dan folds\nAnn raises')
      .replace(/Cat calls[\s\S]*pot\n/, 'Ann collected 1.25€ from pot\n');
    expect(posted(text)).toEqual({ dead: 50, late: live });
  });

  test('Bovada: a dead chip is not both blinds, where the stakes are not told', () => {
    const late = (chip: number) =>
      CASH.replace('*** HOLE', `UTG : Posts dead chip ${chip} \n*** HOLE`);
    const whole = (text: string) =>
      text.replace('All-in 15', 'Big blind 20').replace('(15 in', '(500 in');
    expect(posted(late(20))).toEqual({ dead: 20, late: [] });
    expect(posted(whole(late(30)))).toEqual({ dead: 10, late: [-20] });
  });
});

test('Bovada: of a dead chip of more than two big blinds one is live', () => {
  const { antes, blindsOrStraddles } = handOf(
    BOVADA.replace('*** HOLE', 'UTG : Posts dead chip 60 \n*** HOLE'),
  );
  expect(antes.reduce((sum, ante) => sum + ante, 0)).toBe(40);
  expect(blindsOrStraddles?.filter((amount) => amount < 0)).toEqual([-20]);
});

test('Bovada: who mucks a pot that all others left to them shows nothing', () => {
  const walked = BOVADA.replace('All-in 15', 'Big blind 20')
    .replace('(15 in', '(500 in')
    .replace(/Return[\s\S]*Result 30/, 'Mucks [As Qd] (High Card)\nSmall Blind : Hand result 40')
    .replace(
      'to 60\n',
      'to 60\nBig Blind : Folds\nSmall Blind : Return uncalled portion of bet 40\n',
    )
    .replace('Total Pot(30)', 'Total Pot(40)');
  const hand = handOf(walked);
  expect(hand.actions.filter(({ verb }) => verb === 'sm')).toMatchObject([{ cards: null }]);
  expect(endOf(walked)).toMatchObject({ 'Small Blind': 520 });
});

test.each(['Tournament summary : Turbo(18)', 'Résumé du tournoi : Turbo(18)'])(
  'Winamax: %s is no hand',
  (title) => {
    const text = `\tWinamax Poker - ${title}\nPlayer : Ann\nBuy-In : 4.50€ + 0.50€\nMode : tt\n`;
    expect(refused(readerOf(text).read(text))).toMatchObject({ reason: 'noHandBegins', line: 1 });
  },
);

describe('what a text says that is not known is never passed over', () => {
  test('a deed, with its line', () => {
    const error = refused(readerOf(WINAMAX).read(WINAMAX.replace('Cat checks', 'Cat sells')));
    expect(error).toMatchObject({
      code: 'BAD_NOTATION',
      reason: 'notDeed',
      line: 15,
      token: 'sells',
    });
  });

  test('somebody without a seat', () => {
    const error = refused(readerOf(PARTY).read(PARTY.replace('Ann raises', 'Eve raises')));
    expect(error).toMatchObject({ reason: 'noSeat', player: 'Eve', line: 11 });
  });

  test('a flop of two cards', () => {
    const text = EIGHT.replace('4d, Ks, 2h', '4d, Ks');
    expect(refused(readerOf(text).read(text))).toMatchObject({ reason: 'streetCards', count: 2 });
  });

  test('a game', () => {
    const text = WINAMAX.replace('Holdem no limit', 'Chinese no limit');
    expect(refused(readerOf(WINAMAX).read(text))).toMatchObject({
      code: 'UNSUPPORTED_GAME',
      line: 1,
    });
  });

  test('iPoker: the line is that of the file, though actions are put in order', () => {
    const file = IPOKER.replace('type="5" sum="€4"', 'type="44" sum="€4"');
    const [slice] = [...readerOf(IPOKER).split(file)];
    const error = refused(readerOf(IPOKER).read(slice?.text ?? ''));
    expect((slice?.line ?? 0) + Number(error['line']) - 1).toBe(28);
  });
});

test.each([
  ['winamax', WINAMAX],
  ['888poker', EIGHT],
  ['partypoker', PARTY],
  ['bovada', BOVADA],
  ['wpn', WPN],
  ['ipoker', IPOKER],
] as const)(
  'a file of %s is cut into its hands, and a broken one does not stop the rest',
  (_, text) => {
    const broken = text.replace(/(Seat \d: |name=")(?:Ann|Dealer)/, '$1Nobody');
    const file = `${text}\n\n${broken}\n\n${text}`;
    const { split, read } = readerOf(text);
    const hands = [...split(file)].map((slice) => read(slice.text).ok);
    expect(hands).toEqual([true, false, true]);
  },
);

test('other sites are named, and what can be read is said', () => {
  expect(detectNotation('Full Tilt Poker Game #33: Table Ulm')).toMatchObject({
    notation: 'fulltilt',
    reader: null,
  });
});
