/** Numbers on a command line. What is none is a mistake of usage. */

import { InvalidArgumentError } from 'commander';
import { phrases } from '../phrases.js';

export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new InvalidArgumentError(phrases.usage.whole);
  }
  return number;
}

export function positive(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError(phrases.usage.atLeastOne);
  return number;
}

export function decimal(text: string): string {
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError(phrases.usage.positiveDecimal);
  }
  return text;
}

const MAX_JOBS = 64;

export function jobs(text: string): number {
  const number = positive(text);
  if (number > MAX_JOBS) throw new InvalidArgumentError(phrases.usage.atMost(MAX_JOBS));
  return number;
}
