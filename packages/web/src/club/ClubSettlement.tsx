/** The fewest payments for the nights that are not settled (R282). */

import { words } from '@sidepot/i18n/page';
import { useAsking } from '../session/use-asking.js';
import { Panel } from '../ui/parts/Panel.js';
import { PayList } from '../ui/parts/PayList.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import { type ClubPart, memberName } from './use-club.js';

export function ClubSettlement({ club, change }: ClubPart) {
  const asking = useAsking();
  const told = words.club.settlement;
  const { settlement, pays, settled, house } = words.host.ledger;
  const who = (member: string | null): string =>
    member === null ? house : memberName(club, member);
  const open = club.nights.filter((night) => night.status === 'over' && !night.settled);
  const settle = (): void =>
    void asking.run(() =>
      change({ type: 'settle', nights: open.map(({ id }) => id), settled: true }),
    );
  return (
    <Panel title={settlement}>
      {club.settlement.length === 0 ? (
        <p>{settled}</p>
      ) : (
        <PayList
          payments={club.settlement.map(({ from, to, amount: chips }) => ({
            ...{ key: `${from}-${to}`, from: who(from), to: who(to), chips },
          }))}
          say={pays}
        />
      )}
      <p className={rows.note}>{told.note}</p>
      {club.isHost && open.length > 0 && (
        <Question
          ask={told.all}
          question={told.allQuestion(open.length)}
          yes={told.all}
          no={told.keep}
          isBusy={asking.isBusy}
          isHarmless
          onYes={settle}
        />
      )}
      <Refusal text={asking.refusal} />
    </Panel>
  );
}
