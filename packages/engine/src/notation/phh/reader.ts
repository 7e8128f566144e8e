/** One hand: field after field, each by its kind. */

import type { Unit } from '../../money/decimals.js';
import { actions } from './actions.js';
import { type AmountUnits, amounts, phhAmount } from './amounts.js';
import {
  type Field,
  type FieldKey,
  fieldAt,
  fieldNamed,
  isLongInteger,
  LOCAL_TIME,
  REQUIRED,
} from './fields.js';
import type { PhhAction, PhhHand, PhhValue } from './hand.js';
import { CLOSE, COLON, Fault, LINE_FEED, NINE, OPEN, put, Scanner, ZERO } from './toml.js';
import { OWN_AMOUNTS } from './variants.js';

type Draft = { -readonly [key in keyof PhhHand]: PhhHand[key] };

const REQUIRED_BITS = /* @__PURE__ */ REQUIRED.reduce((bits, { index }) => bits | (1 << index), 0);
const NO_AMOUNTS: readonly number[] = [];
const NO_ACTIONS: readonly PhhAction[] = [];
/** An amount of ours is none of the notation's, but read like one. */
const OWN = { mayBeNegative: false, mayBeInfinite: false };
const isNumber = (value: PhhValue): value is number => typeof value === 'number';

/** Throws a `Fault`; then `field` and `action` say where. */
export class HandReader extends Scanner implements AmountUnits {
  readonly start: number;
  readonly unit: Unit;
  hasPoint = false;
  field = '';
  action = -1;
  private readonly hand: Draft;
  /** A bit for each field of the notation that was there. */
  private seenLow = 0;
  private seenHigh = 0;
  /** Actions that came before the stacks are read when the players are counted. */
  private delayed = -1;

  constructor(text: string, start: number, end: number, unit: Unit) {
    super(text, start, end);
    this.start = start;
    this.unit = unit;
    this.hand = {
      unit: unit.text,
      variant: '',
      antes: NO_AMOUNTS,
      startingStacks: NO_AMOUNTS,
      actions: NO_ACTIONS,
    };
  }

  read(): PhhHand {
    const { text, end } = this;
    for (;;) {
      this.skipLines();
      const start = this.at;
      if (start >= end) break;
      const field = fieldAt(text, start, end);
      if (field === undefined) this.readOther();
      else {
        this.at = start + field.codes.length;
        this.readKnown(field, start);
      }
      const { at } = this;
      if (at < end && text.charCodeAt(at) === LINE_FEED) this.at = at + 1;
      else this.endLine();
    }
    this.field = '';
    this.finish();
    return this.hand;
  }

  /** A field that is not written in the usual way, or that the notation does not know. */
  private readOther(): void {
    const start = this.at;
    this.field = '';
    if (this.code(start) === OPEN) this.fail('section');
    const name = this.key();
    this.field = name;
    this.equals();
    const field = fieldNamed(name);
    if (field !== undefined) this.readKnown(field, start);
    else if (OWN_AMOUNTS.includes(name)) this.keep(name, this.ownAmount(), start);
    else this.keep(name, this.value(), start);
  }

  /** In units, one or several; as it stands, if it is something else: then it is not ours. */
  private ownAmount(): PhhValue {
    const { at } = this;
    const value = this.value();
    const end = this.at;
    if (typeof value !== 'number' && !(Array.isArray(value) && value.every(isNumber))) return value;
    try {
      this.at = at;
      return typeof value === 'number' ? phhAmount(this, OWN, this) : amounts(this, OWN, this);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      const literal = this.text.slice(at, end).trim();
      this.at = end;
      return typeof value === 'number' ? { literal } : value;
    }
  }

  private keep(name: string, value: PhhValue, start: number): void {
    const extra: { [field: string]: PhhValue } = { ...this.hand.extra };
    if (Object.hasOwn(extra, name)) this.fail('isTwice', start);
    put(extra, name, value);
    this.hand.extra = extra;
  }

  private readKnown(field: Field, start: number): void {
    const { hand } = this;
    this.field = field.name;
    this.mark(field, start);
    switch (field.kind) {
      case 'text':
        if (this.isQuote()) setText(hand, field.key, this.string());
        else if (field.key === 'variant') this.fail('notString');
        else this.keep(field.name, this.value(), start);
        return;
      case 'amounts':
        setAmounts(hand, field.key, amounts(this, field, this));
        return;
      case 'count': {
        const value = this.number();
        if (isInteger(value)) setCount(hand, field.key, value);
        else this.keep(field.name, value, start);
        return;
      }
      case 'label':
        this.readLabel(field, start);
        return;
      case 'amount':
        setAmount(hand, field.key, phhAmount(this, field, this));
        return;
      case 'actions':
        if (hand.startingStacks.length > 0) {
          hand.actions = actions(this, hand.startingStacks.length, this, this);
        } else {
          this.delayed = this.at;
          this.value();
        }
        return;
      case 'names':
        this.readNames(start);
        return;
      case 'counts':
        this.readSeats(start);
        return;
      case 'flag': {
        const value = this.value();
        if (typeof value === 'boolean') hand.anteTrimmingStatus = value;
        else this.fail('notBoolean', start);
        return;
      }
      case 'time':
        this.readTime(start);
        return;
      default:
        field.kind satisfies never;
    }
  }

  private mark({ index }: Field, start: number): void {
    const bit = 1 << (index & 31);
    const seen = index < 32 ? this.seenLow : this.seenHigh;
    if ((seen & bit) !== 0) this.fail('isTwice', start);
    if (index < 32) this.seenLow = seen | bit;
    else this.seenHigh = seen | bit;
  }

  /** A number of few digits, or whatever else is there. */
  private number(): PhhValue {
    const { text, end, at: start } = this;
    let value = 0;
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code >= ZERO && code <= NINE) {
        value = value * 10 + (code - ZERO);
      } else {
        if (i === start || i - start > 15 || !this.isDelimiter(code)) break;
        this.at = i;
        return value;
      }
    }
    return this.value();
  }

  private readLabel(field: Field, start: number): void {
    const value = this.isQuote() ? this.string() : this.number();
    if (typeof value === 'string' || isInteger(value)) setLabel(this.hand, field.key, value);
    else if (typeof value === 'object' && 'literal' in value && isLongInteger(value.literal)) {
      setLabel(this.hand, field.key, value.literal);
    } else this.keep(field.name, value, start);
  }

  private readTime(start: number): void {
    const { hand, text, at } = this;
    // 05:44:49 in a line of its own is the rule.
    if (this.end - at > 8 && text.charCodeAt(at + 8) === LINE_FEED && isTime(text, at)) {
      hand.time = text.slice(at, at + 8);
      this.at = at + 8;
      return;
    }
    const value = this.value();
    if (typeof value === 'string') hand.time = value;
    else if (typeof value === 'object' && 'literal' in value && LOCAL_TIME.test(value.literal)) {
      hand.time = value.literal;
    } else this.keep('time', value, start);
  }

  private readNames(start: number): void {
    const { at } = this;
    const names: string[] = [];
    if (this.opens()) {
      do {
        if (!this.isQuote()) {
          this.at = at;
          this.keep('players', this.value(), start);
          return;
        }
        names.push(this.string());
      } while (this.goesOn(CLOSE));
    }
    this.hand.players = names;
  }

  private readSeats(start: number): void {
    const { at } = this;
    const seats: number[] = [];
    if (this.code(at) === OPEN && this.opens()) {
      do {
        const seat = this.number();
        if (!isInteger(seat)) {
          this.at = at;
          this.keep('seats', this.value(), start);
          return;
        }
        seats.push(seat);
      } while (this.goesOn(CLOSE));
    }
    this.hand.seats = seats;
  }

  /** What concerns more than one field. */
  private finish(): void {
    const { hand } = this;
    const { length } = hand.startingStacks;
    if ((this.seenLow & REQUIRED_BITS) !== REQUIRED_BITS) this.failAsMissing();
    if (length === 0) {
      this.field = 'starting_stacks';
      this.fail('noStacks', this.start);
    }
    if (this.delayed >= 0) {
      this.field = 'actions';
      this.at = this.delayed;
      hand.actions = actions(this, length, this, this);
    }
    const { antes, blindsOrStraddles, seats, players, finishingStacks, winnings } = hand;
    this.count('antes', antes);
    this.count('blinds_or_straddles', blindsOrStraddles);
    this.count('seats', seats);
    this.count('players', players);
    this.count('finishing_stacks', finishingStacks);
    this.count('winnings', winnings);
  }

  private failAsMissing(): never {
    this.field = REQUIRED.find(({ index }) => (this.seenLow & (1 << index)) === 0)?.name ?? '';
    return this.fail('isMissing', this.start);
  }

  /** One entry for each player. */
  private count(name: string, list: readonly unknown[] | undefined): void {
    const { length } = this.hand.startingStacks;
    if (list === undefined || list.length === length) return;
    this.field = name;
    this.fail({ reason: 'entries', entries: list.length, count: length }, this.start);
  }
}

/** hh:mm:ss at `at`. */
function isTime(text: string, at: number): boolean {
  const hours = twoDigits(text, at);
  const minutes = twoDigits(text, at + 3);
  const seconds = twoDigits(text, at + 6);
  if (text.charCodeAt(at + 2) !== COLON || text.charCodeAt(at + 5) !== COLON) return false;
  return hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60;
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
}

const isInteger = (value: PhhValue): value is number => Number.isSafeInteger(value);

// A hand gets the same fields in the same order again and again. Naming each of them here, rather
// than storing by a computed key, is what keeps that fast.

function setText(hand: Draft, key: FieldKey, value: string): void {
  switch (key) {
    case 'variant':
      hand.variant = value;
      return;
    case 'venue':
      hand.venue = value;
      return;
    case 'currencySymbol':
      hand.currencySymbol = value;
      return;
    case 'timeZoneAbbreviation':
      hand.timeZoneAbbreviation = value;
      return;
    case 'currency':
      hand.currency = value;
      return;
    case 'author':
      hand.author = value;
      return;
    case 'event':
      hand.event = value;
      return;
    case 'city':
      hand.city = value;
      return;
    case 'region':
      hand.region = value;
      return;
    case 'country':
      hand.country = value;
      return;
    case 'url':
      hand.url = value;
      return;
    case 'address':
      hand.address = value;
      return;
    case 'postalCode':
      hand.postalCode = value;
      return;
    case 'timeZone':
      hand.timeZone = value;
      return;
  }
}

function setAmounts(hand: Draft, key: FieldKey, value: readonly number[]): void {
  switch (key) {
    case 'antes':
      hand.antes = value;
      return;
    case 'blindsOrStraddles':
      hand.blindsOrStraddles = value;
      return;
    case 'startingStacks':
      hand.startingStacks = value;
      return;
    case 'finishingStacks':
      hand.finishingStacks = value;
      return;
    case 'winnings':
      hand.winnings = value;
      return;
  }
}

function setAmount(hand: Draft, key: FieldKey, value: number): void {
  switch (key) {
    case 'minBet':
      hand.minBet = value;
      return;
    case 'smallBet':
      hand.smallBet = value;
      return;
    case 'bigBet':
      hand.bigBet = value;
      return;
    case 'bringIn':
      hand.bringIn = value;
      return;
  }
}

function setCount(hand: Draft, key: FieldKey, value: number): void {
  switch (key) {
    case 'day':
      hand.day = value;
      return;
    case 'month':
      hand.month = value;
      return;
    case 'year':
      hand.year = value;
      return;
    case 'seatCount':
      hand.seatCount = value;
      return;
  }
}

function setLabel(hand: Draft, key: FieldKey, value: number | string): void {
  switch (key) {
    case 'hand':
      hand.hand = value;
      return;
    case 'level':
      hand.level = value;
      return;
    case 'table':
      hand.table = value;
      return;
  }
}
