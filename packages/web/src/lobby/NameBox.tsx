import { words } from '@sidepot/i18n/page';
import { NAME_LENGTH } from '@sidepot/protocol/words';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { TextField } from '../settings/TextField.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import styles from './NameBox.module.css';

const MyData = lazy(() =>
  loadWith(() => import('../host/you/MyData.js'), 'host').then(({ MyData: part }) => ({
    default: part,
  })),
);

export interface NameBoxProps {
  readonly name: string;
  readonly error: string | null;
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Who I am, and a way to be called something else. */
export function NameBox({ name, error, onSave }: NameBoxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.box}>
        <span className={styles.as}>{words.lobby.name.playingAs}</span> <b>{name}</b>
        <Button
          look="quiet"
          isCompact
          aria-label={words.lobby.name.change}
          title={words.lobby.name.change}
          onClick={() => setOpen(true)}
        >
          <Icon name="edit" />
        </Button>
      </p>
      {isOpen && (
        <RenameDialog name={name} error={error} onSave={onSave} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export function RenameDialog(props: NameBoxProps & { readonly onClose: () => void }) {
  const { name, error, onSave, onClose } = props;
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    if (await onSave(typed)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog title={words.lobby.name.change} closeLabel={words.table.help.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.lobby.name.label}
          value={typed}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          error={error ?? undefined}
          required
          onChange={setTyped}
        />
        <div className={styles.buttons}>
          <Button look="accent" type="submit" disabled={isBusy || typed.trim() === ''}>
            {words.lobby.name.save}
          </Button>
          <Button onClick={onClose}>{words.lobby.name.cancel}</Button>
        </div>
      </form>
      <div className={styles.data}>
        <Suspense>
          <MyData />
        </Suspense>
      </div>
    </Dialog>
  );
}

export interface FirstNameProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** Asked once: on the page itself, where one cannot miss it. */
export function FirstName({ input, value, error, onChange }: FirstNameProps) {
  return (
    <div className={styles.first}>
      <TextField
        ref={input}
        label={words.lobby.name.label}
        note={words.lobby.name.note}
        error={error ?? undefined}
        value={value}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        onChange={onChange}
      />
    </div>
  );
}
