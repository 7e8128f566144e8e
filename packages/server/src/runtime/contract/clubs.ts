/** What the doors ask of the clubs. */

import type { Answer, ClubChange, ClubScoring, TableCurrency } from '@sidepot/protocol';
import type { Answered, Caller, TextFile } from './types.js';

export interface ClubOptions {
  readonly name: string;
  readonly currency?: TableCurrency;
  readonly scoring?: ClubScoring;
}

/** Which nights, by when they began. */
export interface During {
  readonly from?: number;
  readonly to?: number;
}

export interface ClubDoor {
  create(by: Caller, options: ClubOptions): Answered<Answer<'createClub'>>;
  list(by: Caller, table: string | null): Answered<Answer<'listClubs'>>;
  get(by: Caller, id: string, during: During): Answered<Answer<'getClub'>>;
  change(by: Caller, id: string, change: ClubChange): Answered<Answer<'changeClub'>>;
  export(by: Caller, id: string, during: During): Answered<TextFile>;
  delete(by: Caller, id: string): Answered<Answer<'deleteClub'>>;
  /** Refused while they host a club: others need it. */
  mayForget(by: Caller): Answered<{ readonly ok: true }>;
  /** Takes their name out of all clubs. */
  forget(by: Caller): Answered<{ readonly ok: true }>;
}
