/** Options that describe a hand, and how the help says what an option can be. */

import { Option } from 'commander';
import { phrases } from '../phrases.js';
import { ANTE_MODE_FLAGS, LIMITS, SINGLE_ANTE_ORDERS } from './choices.js';

export const gameOption = (games: readonly string[]): Option =>
  new Option('--game <game>', phrases.commands.hand.game).choices(games).default('holdem');

export const limitOption = (): Option =>
  new Option('--limit <limit>', phrases.commands.hand.limit).choices(LIMITS);

export const anteModeOption = (): Option =>
  new Option('--ante-mode <mode>', phrases.commands.hand.anteMode)
    .choices(ANTE_MODE_FLAGS)
    .default(undefined, ANTE_MODE_FLAGS[0]);

/** R27, R28: which of the two a player who antes for all, and cannot pay both, pays first. */
export const anteOrderOption = (): Option =>
  new Option('--ante-order <order>', phrases.commands.hand.anteOrder)
    .choices(SINGLE_ANTE_ORDERS)
    .default(undefined, SINGLE_ANTE_ORDERS[0]);

/** "rules of the game: holdem (default), omaha", "threads (default: 1)". */
export function aboutOption(option: Option): string {
  const { description, argChoices, defaultValue, defaultValueDescription } = option;
  const usual = defaultValueDescription ?? defaultValue;
  if (argChoices !== undefined)
    return phrases.commands.choices(description, choiceList(argChoices, usual));
  const isSaid = usual !== undefined && typeof usual !== 'boolean';
  return isSaid ? phrases.commands.default(description, String(usual)) : description;
}

export const choiceList = (choices: readonly string[], usual?: unknown): string =>
  choices
    .map((choice) => (choice === usual ? phrases.commands.defaultChoice(choice) : choice))
    .join(', ');
