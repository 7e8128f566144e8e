/** What one reads of a tournament before one sits down. */

import { Levels } from './Levels.js';
import { TournamentFacts } from './TournamentFacts.js';

export function BeforeEntry() {
  return (
    <>
      <TournamentFacts />
      <Levels />
    </>
  );
}
