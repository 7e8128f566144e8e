/** The form's state: what is typed, what is wrong with it, and which field to go to then. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftErrors, SettingsDraft } from './draft.js';
import { NO_REFUSAL, refusalOf, type SettingsRefusal } from './refusals.js';

export interface SettingsControl {
  readonly draft: SettingsDraft;
  readonly errors: DraftErrors;
  /** What is wrong with all of it. */
  readonly sentence: string | null;
  readonly form: RefObject<HTMLFormElement | null>;
  change(part: Partial<SettingsDraft>): void;
  replace(draft: SettingsDraft): void;
  fail(errors: DraftErrors): void;
  refuse(error: unknown): void;
  clear(): void;
}

export function useSettings(first: SettingsDraft): SettingsControl {
  const [draft, setDraft] = useState(first);
  const [refusal, setRefusal] = useState<SettingsRefusal>(NO_REFUSAL);
  // Rises with each answer, not with each correction: only an answer moves the focus.
  const [answers, setAnswers] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answers === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [answers]);
  const answer = (next: SettingsRefusal): void => {
    setRefusal(next);
    setAnswers((count) => count + 1);
  };
  return {
    draft,
    ...refusal,
    form,
    change: (part) => {
      setDraft((old) => ({ ...old, ...part }));
      // What is being corrected is not wrong any more until it is sent again.
      setRefusal((old) => ({
        sentence: null,
        errors: Object.fromEntries(
          Object.entries(old.errors).filter(([field]) => !(field in part)),
        ),
      }));
    },
    replace: setDraft,
    fail: (errors) => answer({ errors, sentence: null }),
    refuse: (error) => answer(refusalOf(error, draft.mode)),
    clear: () => setRefusal(NO_REFUSAL),
  };
}
