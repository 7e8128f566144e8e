/** Texts of hands in every notation that the replayer opens. */

import { type PhhHand, readPhh, replayHand, toOpenHandHistory } from '@sidepot/engine';

export const PHH = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsAd', 'p3 cbr 30', 'p1 f', 'p2 f']
players = ['Ann', 'Bob', 'Cat']
`;

/** The second one has a field that cannot be read. */
export const PHHS = `[1]
${PHH}
[2]
${PHH.replace('[5, 10, 0]', '[5, ten, 0]')}
[3]
${PHH.replace("'p3 cbr 30'", "'p3 cbr 300'")}
[4]
${PHH}`;

export const POKERSTARS = `PokerStars Hand #230001:  Hold'em No Limit ($0.05/$0.10 USD) - 2024/03/01 20:00:00 ET
Table 'Atria' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Seat 3: Cat ($4 in chips)
Bob: posts small blind $0.05
Cat: posts big blind $0.10
*** HOLE CARDS ***
Dealt to Ann [As Kd]
Ann: raises $0.20 to $0.30
Bob: folds
Cat: raises $3.70 to $4 and is all-in
Ann: calls $3.70
*** FLOP *** [2c 7d Kh]
*** TURN *** [2c 7d Kh] [4s]
*** RIVER *** [2c 7d Kh 4s] [9c]
*** SHOW DOWN ***
Cat: shows [Qs Qd] (a pair of Queens)
Ann: shows [As Kd] (a pair of Kings)
Ann collected $8.05 from pot
*** SUMMARY ***
Total pot $8.05 | Rake $0
Board [2c 7d Kh 4s 9c]
Seat 1: Ann (button) showed [As Kd] and won ($8.05) with a pair of Kings
Seat 2: Bob (small blind) folded before Flop
Seat 3: Cat (big blind) showed [Qs Qd] and lost with a pair of Queens
`;

/** As our own export writes it. */
export function ohhText(): string {
  const read = readPhh(PHH);
  const replay = read.ok ? replayHand(read.value, { events: true }) : read;
  if (!replay.ok || replay.value.events === null) throw new Error('not replayed');
  const meta = { handId: 7, table: 'T', startedAt: '2026-01-02T03:04:05Z' };
  return JSON.stringify(toOpenHandHistory(replay.value.events, meta));
}

export function handIn(phh: string): PhhHand {
  const read = readPhh(phh);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
