/** The clubs that one hosts or has played in, and the way to a new one. */

import { words } from '@sidepot/i18n/page';
import { TABLE_CURRENCIES, TABLE_NAME_LENGTH, type TableCurrency } from '@sidepot/protocol/words';
import { useState } from 'react';
import { post } from '../session/http.js';
import { useAsking } from '../session/use-asking.js';
import { choicesAt } from '../settings/choices.js';
import { SelectField } from '../settings/SelectField.js';
import { TextField } from '../settings/TextField.js';
import { PageLink } from '../site/PageLink.js';
import { clubPath, goTo } from '../site/routes.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Panel } from '../ui/parts/Panel.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import type { ListedClub } from './your-clubs.js';

export function YourClubs({ clubs }: { readonly clubs: readonly ListedClub[] }) {
  const [isMaking, setMaking] = useState(false);
  const told = words.club.yours;
  return (
    <Panel title={told.title}>
      {clubs.length === 0 ? (
        <p className={rows.note}>{told.lead}</p>
      ) : (
        <ul className={rows.rows}>
          {clubs.map(({ id, name, isHost, nights }) => (
            <li key={id}>
              <PageLink to={clubPath(id)} className={styles.listed}>
                <span className={styles.nightName}>{name}</span>
                <span className={rows.note}>
                  {[words.club.nights(nights), ...(isHost ? [told.host] : [])].join(' · ')}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <div className={rows.buttons}>
        <Button isCompact aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {told.make}
        </Button>
      </div>
      {isMaking && <NewClub onClose={() => setMaking(false)} />}
    </Panel>
  );
}

function NewClub({ onClose }: { readonly onClose: () => void }) {
  const asking = useAsking();
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState<TableCurrency>('none');
  const told = words.club.make;
  const make = async (): Promise<void> => {
    const { url } = await post<'createClub'>('/api/clubs', { name: name.trim(), currency });
    goTo(url);
  };
  return (
    <Dialog title={told.title} closeLabel={told.close} onClose={onClose}>
      <form
        className={rows.form}
        onSubmit={(event) => {
          event.preventDefault();
          void asking.run(make);
        }}
      >
        <TextField
          label={told.name}
          placeholder={told.example}
          value={name}
          maxLength={TABLE_NAME_LENGTH}
          required
          onChange={setName}
        />
        <SelectField
          label={told.currency}
          note={told.currencyNote}
          value={currency}
          choices={choicesAt('currency', TABLE_CURRENCIES)}
          onChange={setCurrency}
        />
        <Refusal text={asking.refusal} />
        <Button look="accent" type="submit" disabled={asking.isBusy || name.trim() === ''}>
          {told.button}
        </Button>
      </form>
    </Dialog>
  );
}
