/** Reads one hand of Open Hand History JSON; nothing in it is thrown at the caller. */

import { type Rejection, type Result, refused, reject } from '../errors.js';
import type { Limit } from '../hand/games.js';
import { CENTS, type Unit, unitOf, WHOLE } from './decimals.js';
import { phhOf } from './import-phh.js';
import { ImportFault, ImportRecord } from './import-record.js';
import { type JsonContext, JsonField } from './ohh-json.js';
import { gameOf, isShortDeck, placeOf } from './ohh-read-place.js';
import { readPots, readRounds } from './ohh-read-rounds.js';
import type { PhhHand } from './phh-hand.js';
import type { PhhOptions } from './phh-read.js';

/** The object, with or without `ohh` around it, or its text. An error has the field and the reason. */
export function readOpenHandHistory(json: unknown, { unit }: PhhOptions = {}): Result<PhhHand> {
  let value = json;
  try {
    if (typeof json === 'string') value = JSON.parse(json);
  } catch {
    return refused(reject('BAD_NOTATION', { reason: 'this is not JSON' }));
  }
  const chosen = unit === undefined ? WHOLE : unitOf(unit);
  if (chosen === undefined) {
    const reason = `${unit} is not a positive decimal number`;
    return refused(reject('BAD_NOTATION', { field: 'unit', reason }));
  }
  // The first amount with a point ends the attempt with whole chips.
  const first = read(value, chosen);
  return unit === undefined && first.hasPoint ? read(value, CENTS).result : first.result;
}

function read(json: unknown, unit: Unit): { result: Result<PhhHand>; hasPoint: boolean } {
  const money = { hasPoint: false, unit };
  const context: JsonContext = { money, at: undefined };
  const root = new JsonField(json, context);
  try {
    const hand = root.get('ohh');
    const value = handOf(hand.isThere ? hand : root, context);
    return { result: { ok: true, value }, hasPoint: money.hasPoint };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return { result: refused(rejection(fault, context)), hasPoint: money.hasPoint };
  }
}

const rejection = ({ reason, isGame }: ImportFault, { at }: JsonContext): Rejection =>
  isGame
    ? reject('UNSUPPORTED_GAME', { variant: reason })
    : reject('BAD_NOTATION', { ...(at !== undefined && { field: at.path }), reason });

const LIMITS: Readonly<Record<string, Limit>> = {
  NL: 'no-limit',
  PL: 'pot-limit',
  FL: 'fixed-limit',
};

function handOf(hand: JsonField, { money }: JsonContext): PhhHand {
  const betType = hand.get('bet_limit').get('bet_type');
  const limit = LIMITS[betType.text().toUpperCase()] ?? betType.fail('is neither NL, PL nor FL');
  const cap = hand.get('bet_limit').get('bet_cap');
  // A cap ends the betting before the chips do.
  if (cap.amount() > 0) cap.fail('games with a cap cannot be replayed');
  const record = new ImportRecord(money.unit);
  const ids = new Map<number, number>();
  for (const player of hand.get('players').items()) {
    const [id, seat] = [player.get('id').whole(), player.get('seat').whole()];
    const stack = player.get('starting_stack').amount();
    player.here();
    record.sit(seat, player.get('name').text() || `Seat ${seat}`, stack);
    if (ids.has(id)) player.fail('has the id of another player');
    ids.set(id, seat);
  }
  const table = { ids, isShortDeck: isShortDeck(hand.get('game_type')) };
  readRounds(hand.get('rounds'), record, table);
  readPots(hand.get('pots'), record, table);
  const big = hand.get('big_blind_amount').amount();
  const game = gameOf(hand.get('game_type'), record);
  // Where antes are bets, a writer may leave the blinds at nothing.
  const stake = big > 0 ? big : hand.get('ante_amount').amount();
  const isFixed = limit === 'fixed-limit';
  return phhOf(record, {
    game,
    limit,
    unit: money.unit.text,
    button: hand.get('dealer_seat').whole(),
    small: isFixed ? stake : hand.get('small_blind_amount').amount(),
    big: isFixed ? 2 * stake : stake,
    place: placeOf(hand),
  });
}
