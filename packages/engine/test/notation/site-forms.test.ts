/** Less usual forms of PartyPoker's, WPN's and iPoker's histories (issue 19). The hands are invented. */

import { describe, expect, test } from 'vitest';
import { detectNotation, NOTATION_READERS, replayHand } from '../../src/notation/index.js';
import { accepted, refused } from './samples.js';

const readerOf = (text: string) => NOTATION_READERS[detectNotation(text).reader ?? 'phh'];
const handOf = (text: string) => accepted(readerOf(text).read(text));

/** By name: what each ends with, in units; the replay must agree with the text. */
function endOf(text: string): Readonly<Record<string, number>> {
  const hand = handOf(text);
  const { warnings } = accepted(replayHand(hand, { warnings: true }));
  expect(warnings.map(({ code }) => code)).not.toContain('RECORD_DIFFERS');
  const { players = [], finishingStacks = [] } = hand;
  return Object.fromEntries(players.map((name, i) => [name, finishingStacks[i] ?? 0]));
}

const MAIL = `Game #71 starts.

#Game No : 71
***** Hand History For Game 71 *****
0.50/1 Texas Hold'em Game Table (NL)  -  Mon Jul 12 13:38:32 EDT 2010
Table Deep Ulm #17  (Real Money) -- Seat 1 is the button
Total number of players : 4/9
Seat 1: Ann ($95)
Seat 2: Bob Ray ($57)
Seat 3: Cat ($86)
Seat 4: Dan ($20)
Bob Ray posts small blind (0.50)
Cat posts big blind (1)
** Dealing down cards **
Dealt to Ann [ Tc, 9d ]
Ann raises 3 to 3
Bob Ray folds
Cat calls (2)
** Dealing Flop ** :  [ 5s, 7h, 6h ]
Cat checks
Ann bets (4)
Cat folds
** Summary **
Main Pot: $6.20 Rake: $0.30
Board: [ 5s 7h 6h ]
Ann balance $98.20, bet $7, collected $10.20, net +$3.20
Bob Ray balance $56.50, lost $0.50 (folded)
Cat balance $83, lost $3 (folded)
Dan balance $20, sits out
`;

const JACKPOT = `***** Hand History For Game 157abc13x9 *****
20/40 Tourney Texas Holdem Game Table (NL) (SNG JackPot Tournament #24) (Buyin $0.23 + $0.02) - Thu Dec 05 18:57:46 EST 2019
Table (24) Table #1 (Real Money) -- Seat 2 is the button
Total number of players : 2/3
Seat 2: Ann (327)
Seat 3: Bob (1173)
Ann posts ante (5)
Bob posts ante (5)
Ann posts small blind (20)
Bob posts big blind (40)
** Dealing down cards **
Dealt to Bob [ Ah, Ks ]
Ann raises 302 to 322
Ann is all-In.
Bob calls (282)
** Dealing Flop ** : [ 4d, 8c, 8s ]
** Dealing Turn ** : [ 6d ]
** Dealing River ** : [ Kd ]
Creating Main Pot with 654 with Ann
** Summary **
Main Pot: 654
Board: [ 4d, 8c, 8s, 6d, Kd ]
Ann balance 654, bet 327, collected 654, net +327[ 8h, 3d ] [ three of a kind, eights -- Kd,8h,8c,8s,6d ]
Bob balance 846, lost 327[ Ah, Ks ] [ two pairs, kings and eights -- Ah,Ks,Kd,8c,8s ]
`;

const PARTY_STUD = `***** Hand History for Game 72 *****
$1/$2 USD 7 Card Stud Hi-Lo - Monday, August 30, 20:20:17 EEST 2010
Table Ulm (Real Money)
Seat 0 is the button
Total number of players : 2/8
Seat 3: Ann ( $25 USD )
Seat 1: Bob ( $30 USD )
Bob posts ante [$0.10 USD]
Ann posts ante [$0.10 USD]
** Dealing **
Dealt to Ann [  Td 5s 3c ]
Bob opens
Bob bring-ins [$0.50 USD]
Ann completes [$1 USD]
Bob calls [$0.50 USD]
** Dealing Fourth street **
Dealt to Ann [  4c ]
Ann opens
Ann bets [$1 USD]
Bob calls [$1 USD]
** Dealing Fifth street **
Dealt to Ann [  2c ]
Bob opens
Bob checks
Ann bets [$2 USD]
Bob raises [$4 USD]
Ann folds
Bob does not show cards.
Bob wins $10.20 USD
`;

const PARTY_SHORT_DECK = `***** Hand History for Game 73 *****
$1/$2 USD NL Short Deck - Tuesday, April 16, 18:04:52 CEST 2019
Table Ulm (Real Money)
Seat 5 is the button
Total number of players : 2/6
Seat 2: Ann ( $100 USD )
Seat 5: Bob ( $200 USD )
Ann posts ante [$1 USD]
Bob posts ante [$1 USD]
Bob posts button blind  [$1 USD]
** Dealing down cards **
Dealt to Ann [  Ah Qs ]
Ann raises [$5 USD]
Bob folds
Ann wins $8 USD
`;

describe('PartyPoker', () => {
  test('what it sends by mail', () => {
    expect(endOf(MAIL)).toEqual({ 'Bob Ray': 5650, Cat: 8300, Ann: 9820 });
    expect(handOf(MAIL)).toMatchObject({
      hand: 71,
      table: 'Deep Ulm #17',
      currency: 'USD',
      currencySymbol: '$',
      seats: [2, 3, 1],
      day: 12,
      month: 7,
      year: 2010,
      time: '13:38:32',
      timeZoneAbbreviation: 'EDT',
      extra: { _rake: 30 },
    });
  });

  test('tournaments since 2019', () => {
    expect(detectNotation(JACKPOT)).toMatchObject({ notation: 'partypoker', site: 'PartyPoker' });
    expect(endOf(JACKPOT)).toEqual({ Ann: 654, Bob: 846 });
    expect(handOf(JACKPOT)).toMatchObject({
      hand: '157abc13x9',
      antes: [5, 5],
      event: 'Tournament #24',
      extra: { _tournament: { table: { id: '24', buy_in: '$0.23 + $0.02' } } },
    });
  });

  test('stud, where a hand of no told limit is of fixed limit', () => {
    expect(endOf(PARTY_STUD)).toEqual({ Bob: 3410, Ann: 2090 });
    expect(handOf(PARTY_STUD)).toMatchObject({ variant: 'F7S/8', bringIn: 50, smallBet: 100 });
  });

  test('short deck', () => {
    expect(endOf(PARTY_SHORT_DECK)).toEqual({ Ann: 102, Bob: 198 });
    expect(handOf(PARTY_SHORT_DECK)).toMatchObject({ variant: 'NS' });
  });

  test('a cash-out: the house pays who cashed out, the pot goes to who won it', () => {
    const text = `***** Hand History For Game 74 *****
0.10/0.25 Omaha Hi Game Table (PL) - Mon Feb 09 12:55:26 EST 2026
Table Ulm (Real Money) -- Seat 1 is the button
Seat 1: Ann ($30.00)
Seat 2: Bob ($5.00)
Ann posts small blind (0.10)
Bob posts big blind (0.25)
** Dealing down cards **
Dealt to Ann [ 9c, 7h, 8h, 4d ]
Ann raises 0.65 to 0.75
Bob raises 1.50 to 2.25
Ann calls (1.50)
** Dealing Flop ** :  [ Jc, 7d, 6c ]
Bob bets (2.75)
Bob is all-In.
Ann calls (2.75)
Creating Main Pot with $ 9.50 with Bob, Ann
Bob Cash-out Premium % is 1.0
Bob opted for cash-out
Bob probabilty is 60.37
Bob Cashout Amount is 5.74
** Dealing Turn ** :  [ Ts ]
** Dealing River ** :  [ Js ]
** Summary **
Main Pot: $9.50 Rake: $0.50
Board: [ Jc, 7d, 6c, Ts, Js ]
Ann balance $34.50, bet $5, collected $9.50, net +$4.50[ 9c, 7h, 8h, 4d ] [ a straight, seven to jack -- Jc,Ts,9c,8h,7d ]
Bob Cashed out  balance $5.74, bet $5.00, collected $5.74, net +$0.74[ Tc, Ac, Ad, 4c ] [ two pairs, aces and jacks -- Ac,Ad,Jc,Js,Ts ]
`;
    expect(endOf(text)).toEqual({ Ann: 3450, Bob: 574 });
    const { finishing, warnings } = accepted(replayHand(handOf(text), { warnings: true }));
    // As the pots go, before the rake.
    expect(finishing).toEqual([0, 3500]);
    expect(warnings.map(({ code }) => code)).toEqual(['CASHED_OUT']);
  });

  test('blinds that nobody tells beside antes that are told', () => {
    const text = JACKPOT.replace(
      /^20\/40 .*$/m,
      "NL Texas Hold'em $ 530 USD Buy-in Trny:24 Level:2  Blinds-Antes(20/40 -5) - Sunday, July 28, 21:01:39  2013",
    )
      .replace(/ -- (Seat 2 is the button)/, '\n$1\nTrny:24 Level:2\nBlinds-Antes(20/40 -5)')
      .replace(/.* posts \w+ blind .*\n/g, '')
      .replace('Ann raises 302 to 322', 'Ann raises [302]')
      .replace(/^\*\* Summary[\s\S]*/m, 'Ann shows [ 8h, 3d ]\nAnn wins 654 chips\n');
    expect(endOf(text)).toEqual({ Ann: 654, Bob: 846 });
  });

  test('a zero before some lines of a file, as the client writes them', () => {
    const file = `\0${MAIL}\0\n\0${MAIL}`;
    expect(detectNotation(file)).toMatchObject({ notation: 'partypoker' });
    const hands = [...readerOf(file).split(file)];
    expect(hands).toHaveLength(2);
    for (const { text } of hands) expect(endOf(text)).toMatchObject({ Ann: 9820 });
    expect(detectNotation('\0\x01\x02MZ\0\0\0')).toMatchObject({ notation: 'binary' });
  });
});

const WPN_STUD = `Game started at: 2016/8/2 11:17:19
Game ID: 81 1/2 (PRR) Ulm (Seven Cards Stud)
Seat 1: Ann (10).
Seat 5: Bob (50).
Player Ann ante (0.15)
Player Bob ante (0.15)
Player Ann received card: [5d]
Player Ann received card: [Ah]
Player Bob received a card.
Player Bob received a card.
Player Ann received card: [Jh]
Player Bob received card: [2d]
Player Bob bring in (0.40)
Player Ann raises (1)
Player Bob calls (0.60)
*** Third street ***
Player Ann received card: [10d]
Player Bob received card: [5c]
Player Ann bets (1)
Player Bob folds
Uncalled bet (1) returned to Ann
Player Ann mucks cards
------ Summary ------
Pot: 2.30. Rake 0
*Player Ann mucks (does not show cards). Bets: 1.15. Collects: 2.30. Wins: 1.15.
Player Bob does not show cards.Bets: 1.15. Collects: 0. Loses: 1.15.
Game ended at: 2016/8/2 11:17:41
`;

const NEW_WPN_STUD = `Hand #82 - 7Stud(Fixed Limit) - $0.04/$0.08 - 2019/07/28 16:15:58 UTC
Ulm 8-max
Seat 1: Ann ($0.39)
Seat 4: Bob ($5.44)
Ann posts ante $0.01
Bob posts ante $0.01
*** 3rd STREET ***
Main pot $0.02 | Rake $0.00
Dealt to Ann [As 2s Qs]
Dealt to Bob [7d]
Bob brings in $0.02
Ann raises $0.04 to $0.04
Bob calls $0.02
*** 4th STREET ***
Main pot $0.10 | Rake $0.00
Dealt to Ann [As 2s Qs] [3c]
Dealt to Bob [7d] [6h]
Ann bets $0.04
Bob folds
Uncalled bet ($0.04) returned to Ann
Ann does not show
*** SUMMARY ***
Total pot $0.10 | Rake $0.00
Seat 1: Ann did not show and won $0.10
Seat 4: Bob folded on the 4th Street
`;

const NEW_WPN_TOURNAMENT = `Game Hand #83 - $5,000 GTD Tournament #27 - Holdem(No Limit) - Level 10 (300.00/600.00)- 2022/07/11 01:11:44 UTC
Table '99' 8-max Seat #3 is the button
Seat 1: Ann (3000.00)
Seat 3: Bob (16000.00)
Seat 5: Cat (14000.00)
Dealt to Ann [4s]
Dealt to Bob [7s]
Dealt to Cat [Qc]
Ann posts ante 90.00
Bob posts ante 90.00
Cat posts ante 90.00
Cat posts the small blind 300.00
Ann posts the big blind 600.00
*** HOLE CARDS ***
Main pot 270.00
Dealt to Cat [Qd Jc]
Bob folds
Cat raises 13610.00 to 13910.00 and is all-in
Ann folds
Uncalled bet (13310.00) returned to Cat
Cat does not show
*** SUMMARY ***
Total pot 1470.00
Seat 1: Ann (big blind) folded on the Pre-Flop
Seat 3: Bob (button) folded on the Pre-Flop and did not bet
Seat 5: Cat did not show and won 1470.00
`;

const WPN_CAP = `Hand #84 - Holdem(No Limit) - $0.01/$0.02 - 2019/11/08 04:43:23 UTC
Ulm (Cap) 9-max Seat #1 is the button
Seat 1: Ann ($0.90)
Seat 2: Bob ($1.40)
Seat 3: Cat ($2.66)
Bob posts the small blind $0.01
Cat posts the big blind $0.02
*** HOLE CARDS ***
Dealt to Bob [9c Qd]
Ann folds
Bob raises $0.05 to $0.06
Cat calls $0.04
*** FLOP *** [Qh 5c 4d]
Bob bets $0.10
Cat caps $0.54
Bob calls $0.44
*** TURN *** [Qh 5c 4d] [As]
*** RIVER *** [Qh 5c 4d As] [6c]
*** SHOW DOWN ***
Bob shows [9c Qd] (a pair of Queens)
Cat shows [7d 6d] (a pair of Sixs)
Bob collected $1.16 from main pot
*** SUMMARY ***
Total pot $1.16 | Rake $0.03 | JP Fee $0.01
Seat 2: Bob (small blind) showed [9c Qd] and won $1.16 with a pair of Queens
`;

describe('Winning Poker Network', () => {
  test.each([
    ['old', WPN_STUD, { Ann: 1115, Bob: 4885 }, 40],
    ['new', NEW_WPN_STUD, { Ann: 44, Bob: 539 }, 2],
  ] as const)('stud, %s', (_, text, ends, bringIn) => {
    expect(endOf(text)).toEqual(ends);
    expect(handOf(text)).toMatchObject({ variant: 'F7S', bringIn });
  });

  test('tournaments since 2019: cards for the button before the posts, a winner in the summary', () => {
    expect(detectNotation(NEW_WPN_TOURNAMENT)).toMatchObject({ notation: 'wpn', reader: 'wpn' });
    expect(endOf(NEW_WPN_TOURNAMENT)).toEqual({ Cat: 14780, Ann: 2310, Bob: 15910 });
    expect(handOf(NEW_WPN_TOURNAMENT)).toMatchObject({
      hand: 83,
      table: '99',
      seatCount: 8,
      event: 'Tournament #27',
      level: 10,
    });
  });

  test('who is named in the summary too has won once', () => {
    const text = NEW_WPN_TOURNAMENT.replace(
      'Cat does not show\n',
      'Cat does not show\nCat collected 1470.00 from main pot\n',
    );
    expect(endOf(text)).toMatchObject({ Cat: 14780 });
  });

  test('a cap', () => {
    expect(endOf(WPN_CAP)).toEqual({ Bob: 196, Cat: 206, Ann: 90 });
    expect(handOf(WPN_CAP)).toMatchObject({ extra: { _cap: 60 } });
  });

  test('antes that are posted, before 2019', () => {
    const text = `Game started at: 2016/9/14 18:14:38
Game ID: 85 50/100 On Demand, Table 18 (Hold'em)
Seat 2 is the button
Seat 1: Ann (1410).
Seat 2: Bob (1156).
Player Ann posts ante (10)
Player Bob posts ante (10)
Player Bob has small blind (50)
Player Ann has big blind (100)
Player Ann received a card.
Player Bob received a card.
Player Bob folds
Uncalled bet (50) returned to Ann
------ Summary ------
Player Ann does not show cards.Bets: 60. Collects: 120. Wins: 60.
Player Bob does not show cards.Bets: 60. Collects: 0. Loses: 60.
`;
    expect(endOf(text)).toEqual({ Ann: 1470, Bob: 1096 });
  });
});

const player = (seat: number, name: string, chips: number, put: number, won: number): string =>
  `<player seat="${seat}" name="${name}" chips="${chips}" dealer="${seat === 1 ? 1 : 0}" win="${won}" bet="${put}"/>`;
const act = (no: number, name: string, type: number, sum: number): string =>
  `<action no="${no}" player="${name}" type="${type}" sum="${sum}" cards=""/>`;
const cards = (street: string, name: string, told: string): string =>
  `<cards type="${street} Street" player="${name}">${told}</cards>`;

/** A tournament of stud, whose stakes no line tells; one seat is empty. */
const ipokerStud = (fourth: string): string => `<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="1">
<general><gametype>7 Card Stud L</gametype><tablename>Ulm</tablename><nickname>Ann</nickname>
<tournamentcode>9</tournamentcode><startdate>2026-03-04 05:06:07</startdate></general>
<game gamecode="41"><general><players>
${player(1, 'Ann', 1440, 68, 136)}${player(2, '', 0, 0, 0)}${player(3, '', 0, 0, 0)}${player(4, 'Bob', 1405, 68, 0)}
</players></general>
<round no="0">${act(1, 'Ann', 15, 8)}${act(2, 'Bob', 15, 8)}</round>
<round no="1"></round>
<round no="2">${cards('Third', 'Ann', 'S10 HK DA')}${act(4, 'Ann', 5, 60)}${cards('Third', 'Bob', 'X X D2')}${act(3, 'Bob', 16, 15)}${act(5, 'Bob', 3, 45)}</round>
<round no="3">${cards('Fourth', 'Ann', 'SQ')}${cards('Fourth', 'Bob', 'C4')}${fourth}</round>
</game></session>
`;

describe('iPoker', () => {
  const checked = ipokerStud(`${act(6, 'Ann', 5, 120)}${act(7, 'Bob', 0, 0)}`);

  test('stud of a tournament: what is bet tells the stakes; empty seats are nobody', () => {
    expect(endOf(checked.replace('bet="68" win="136"', ''))).toEqual({ Ann: 1508, Bob: 1337 });
    expect(handOf(checked)).toMatchObject({ variant: 'F7S', smallBet: 60, bigBet: 120 });
  });

  test('stud in which nobody bets is refused: nothing tells the stakes', () => {
    const text = checked
      .replace(act(4, 'Ann', 5, 60), act(4, 'Ann', 3, 15))
      .replace(act(5, 'Bob', 3, 45), '')
      .replace(act(6, 'Ann', 5, 120), act(6, 'Ann', 4, 0));
    expect(refused(readerOf(text).read(text))).toMatchObject({ reason: 'noStakes' });
  });

  test('who posts both blinds in one is not short of anything, and no limit in Russian is none', () => {
    const text = `<session sessioncode="1">
<general><gametype>Holdem БЛ $0.10/$0.20</gametype><tablename>Ulm</tablename><nickname>Ann</nickname></general>
<game gamecode="42"><general><players>
${player(1, 'Ann', 20, 0, 0)}${player(3, 'Bob', 20, 0.1, 0)}${player(4, 'Cat', 20, 0.2, 0)}${player(6, 'Dan', 20, 0.3, 0.6)}
</players></general>
<round no="0">${act(1, 'Bob', 1, 0.1)}${act(2, 'Cat', 2, 0.2)}${act(3, 'Dan', 2, 0.3)}</round>
<round no="1">${act(4, 'Dan', 23, 1)}${act(5, 'Ann', 0, 0)}${act(6, 'Bob', 0, 0)}${act(7, 'Cat', 0, 0)}</round>
</game></session>
`;
    expect(endOf(text)).toEqual({ Bob: 1990, Cat: 1980, Dan: 2030, Ann: 2000 });
    expect(handOf(text)).toMatchObject({ variant: 'NT', minBet: 20 });
  });
});
