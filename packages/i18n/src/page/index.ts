/** The page's door: its words, the tools they are written with, and every language. */

export type { Chapter, PageLanguage } from '../language.js';
export { LANGUAGE_NAMES, type LanguageName, languageFor, OWN_NAMES } from '../names.js';
export { pages } from '../pages.js';
export { moneyOf, signOf } from '../tools/money.js';
export {
  type AmountStyle,
  amount,
  amountUnit,
  chanceText,
  compactCount,
  count,
  decimals,
  type Forms,
  howMany,
  listed,
  marksOfNow,
  percent,
  percentTenths,
  tenthsDown,
  wordFor,
  writeAmounts,
} from '../tools/numbers.js';
export {
  RULE_ANCHORS,
  RULE_GROUPS,
  type RuleAnchor,
  type RuleGroup,
} from '../tools/rule-anchors.js';
export type { RuleText } from '../tools/rule-text.js';
export { calendarDay, clockTime, dayAndTime } from '../tools/times.js';
export type {
  AwardLine,
  AwardWords,
  HandFacts,
  Names,
  RefusalWords,
  SeatNames,
  Tell,
  WinningCards,
  WonHand,
} from '../tools/told.js';
export { awardLines, awardShares, awardSpoken } from './award.js';
export { eventLine } from './event-line.js';
export { type ExamplePerson, exampleName } from './people.js';
export { potRange, potShort, potTitle } from './pots.js';
export { refusalSentence, refusalWords, wantsWords } from './refusal.js';
export { whyStep } from './why-step.js';
export { loadChapter, speak, speakInstead, type Words, words } from './words.js';
