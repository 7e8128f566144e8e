/** Who is in a club, what they are called, and who is the same person. */

import { words } from '@sidepot/i18n/page';
import type { Club } from '@sidepot/protocol';
import { NAME_LENGTH } from '@sidepot/protocol/words';
import { useRef, useState } from 'react';
import { useAsking } from '../session/use-asking.js';
import { SelectField } from '../settings/SelectField.js';
import { TextField } from '../settings/TextField.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import { Icon } from '../ui/Icon.js';
import { Panel } from '../ui/parts/Panel.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import type { ClubPart } from './use-club.js';

type Member = Club['members'][number];

export function Members({ club, change }: ClubPart) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const told = words.club.members;
  return (
    <Panel title={told.title}>
      {club.isHost && <p className={rows.note}>{told.lead}</p>}
      <ul ref={list} className={rows.rows}>
        {club.members.map((member) => (
          <li key={member.id} className={rows.row} data-member={member.id}>
            <span className={rows.what}>
              <b>{member.name}</b>
              <span className={rows.note}>{aboutOf(member)}</span>
            </span>
            {club.isHost && (
              <Button
                look="quiet"
                isCompact
                aria-expanded={open === member.id}
                aria-label={told.change(member.name)}
                title={told.change(member.name)}
                onClick={() => setOpen(open === member.id ? null : member.id)}
              >
                <Icon name="edit" />
              </Button>
            )}
            {club.isHost && open === member.id && (
              <div className={classes(rows.under, styles.change)}>
                <Change
                  {...{ club, change, member }}
                  onJoined={(into) => {
                    // The row that had the focus is gone.
                    setOpen(null);
                    list.current
                      ?.querySelector<HTMLElement>(`[data-member="${into}"] button`)
                      ?.focus();
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function aboutOf({ isYou, isPlayer, nights, merged }: Member): string {
  const told = words.club.members;
  const parts = [words.club.nights(nights)];
  if (isYou) parts.unshift(words.club.you);
  if (!isPlayer) parts.push(told.fromFile);
  if (merged.length > 0) parts.push(told.also(merged.map(({ name }) => name)));
  return parts.join(' · ');
}

const NOBODY = '';

interface ChangeProps extends ClubPart {
  readonly member: Member;
  /** They are one with this one now. */
  readonly onJoined: (into: string) => void;
}

function Change({ club, change, member, onJoined }: ChangeProps) {
  const asking = useAsking();
  const told = words.club.members;
  const { id, name, merged, isPlayer, isYou } = member;
  const [typed, setTyped] = useState(name);
  const [into, setInto] = useState(NOBODY);
  const others = club.members.filter((one) => one.id !== id);
  const join = async (): Promise<void> => {
    await change({ type: 'merge', member: id, into });
    onJoined(into);
  };
  const rename = (): void => {
    const chosen = typed.trim();
    void asking.run(() =>
      change({ type: 'rename', member: id, name: chosen === '' ? null : chosen }),
    );
  };
  return (
    <>
      <form
        className={rows.line}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <TextField label={told.name} value={typed} maxLength={NAME_LENGTH} onChange={setTyped} />
        <Button type="submit" disabled={asking.isBusy}>
          {told.save}
        </Button>
      </form>
      {others.length > 0 && (
        <div className={rows.line}>
          <SelectField
            label={told.same}
            value={into}
            choices={[
              { value: NOBODY, label: told.nobody },
              ...others.map((one) => ({ value: one.id, label: one.name })),
            ]}
            onChange={setInto}
          />
          <Button disabled={asking.isBusy || into === NOBODY} onClick={() => void asking.run(join)}>
            {told.merge}
          </Button>
        </div>
      )}
      {merged.length > 0 && (
        <div className={rows.buttons}>
          {merged.map((one) => (
            <Button
              key={one.id}
              isCompact
              disabled={asking.isBusy}
              onClick={() => void asking.run(() => change({ type: 'split', member: one.id }))}
            >
              {told.split(one.name)}
            </Button>
          ))}
        </div>
      )}
      {isPlayer && !isYou && (
        <Question
          ask={told.handOver}
          question={told.handOverQuestion(name)}
          yes={told.handOverNow}
          no={words.club.list.keep}
          isBusy={asking.isBusy}
          isCompact
          onYes={() => void asking.run(() => change({ type: 'handOver', to: id }))}
        />
      )}
      <Refusal text={asking.refusal} />
    </>
  );
}
