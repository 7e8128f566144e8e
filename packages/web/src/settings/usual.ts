/** What stands for a field that is left empty. */

import { typedChips } from '../ui/typed/chips.js';
import { chosenIn, draftHasBlinds, type SettingsDraft, unitOfDraft } from './draft.js';
import { stakesReckoned } from './mix/stakes.js';
import { isStudAlone } from './rows.js';

export const USUAL_FIELDS = ['ante', 'bringIn', 'bombPot.ante', 'minBuyIn', 'maxBuyIn'] as const;
export type UsualField = (typeof USUAL_FIELDS)[number];

export function usualOf(draft: SettingsDraft): Readonly<Record<UsualField, number>> {
  const unit = unitOfDraft(draft);
  const bigBlind = typedChips(draft.bigBlind, unit) ?? 0;
  const price = draftHasBlinds(draft) ? bigBlind : (typedChips(draft.ante, unit) ?? bigBlind);
  const isStud = isStudAlone(chosenIn(draft));
  const [stud] = isStud ? stakesReckoned({ game: draft.game, bigBlind }) : [];
  const { ante, bringIn } = stud ?? { ante: bigBlind, bringIn: 0 };
  return {
    ...{ ante, bringIn, 'bombPot.ante': 2 * price, minBuyIn: 40 * price, maxBuyIn: 100 * price },
  };
}

const isUsual = (field: string): field is UsualField =>
  USUAL_FIELDS.some((usual) => usual === field);

/** Null: it has to be filled in. */
export const usualAt = (field: string, draft: SettingsDraft): number | null =>
  isUsual(field) ? usualOf(draft)[field] : null;
