/** Options that describe a hand, and how the help says what an option can be. */

import { Option } from 'commander';
import { say } from '../say.js';
import { ANTE_MODE_FLAGS, LIMITS, SINGLE_ANTE_ORDERS } from './choices.js';

export const gameOption = (games: readonly string[]): Option =>
  new Option('--game <game>', say.commands.hand.game).choices(games).default('holdem');

export const limitOption = (): Option =>
  new Option('--limit <limit>', say.commands.hand.limit).choices(LIMITS);

export const anteModeOption = (): Option =>
  new Option('--ante-mode <mode>', say.commands.hand.anteMode)
    .choices(ANTE_MODE_FLAGS)
    .default(undefined, ANTE_MODE_FLAGS[0]);

/** R27, R28: which of the two a player who antes for all, and cannot pay both, pays first. */
export const anteOrderOption = (): Option =>
  new Option('--ante-order <order>', say.commands.hand.anteOrder)
    .choices(SINGLE_ANTE_ORDERS)
    .default(undefined, SINGLE_ANTE_ORDERS[0]);

/** "rules of the game: holdem (default), omaha", "threads (default: 1)". */
export function aboutOption(option: Option): string {
  const { description, argChoices, defaultValue, defaultValueDescription } = option;
  const usual = defaultValueDescription ?? defaultValue;
  if (argChoices !== undefined)
    return say.commands.choices(description, choiceList(argChoices, usual));
  const isSaid = usual !== undefined && typeof usual !== 'boolean';
  return isSaid ? say.commands.default(description, String(usual)) : description;
}

export const choiceList = (choices: readonly string[], usual?: unknown): string =>
  choices
    .map((choice) => (choice === usual ? say.commands.defaultChoice(choice) : choice))
    .join(', ');
