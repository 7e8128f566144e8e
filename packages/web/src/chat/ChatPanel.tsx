import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSender, useTable } from '../session/context.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './ChatPanel.module.css';
import { muteHere, useMuted } from './muted.js';
import { REACTION_NAMES, ReactionSign } from './ReactionSign.js';
import { markRead } from './unread.js';

const MOST = 300;

type Line = TableView['chat'][number];

/** `isSeen`: it is on the screen, and what is in it gets read. */
export function ChatPanel({ isSeen }: { readonly isSeen: boolean }) {
  const { view } = useTable();
  const sender = useSender();
  const muted = useMuted();
  const [typed, setTyped] = useState('');
  const [about, setAbout] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { chat, you, info } = view;
  const last = chat.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (last > 0) list.current?.scrollTo(0, list.current.scrollHeight);
    if (isSeen) markRead(info.id, last);
  }, [last, isSeen, info.id]);
  const say = async (): Promise<void> => {
    const said = typed.trim();
    if (said !== '' && (await sender.run({ type: 'chat', text: said }))) setTyped('');
  };
  const mayWrite = you.rights.includes('chat');
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={words.table.panel.chat}>
        {chat.length === 0 && <li className={styles.empty}>{words.table.panel.noChat}</li>}
        {chat.map((line) => (
          <li key={line.seq}>
            <Name
              line={line}
              isOpen={about === line.seq}
              onToggle={() => setAbout(about === line.seq ? null : line.seq)}
            />{' '}
            {muted.has(line.player) ? (
              <span className={styles.empty}>{words.chat.hidden}</span>
            ) : (
              line.text
            )}
            {about === line.seq && <About line={line} isMuted={muted.has(line.player)} />}
          </li>
        ))}
      </ol>
      {mayWrite ? (
        <>
          <Refusal text={sender.refusal} />
          {you.rights.includes('play') && <Reactions />}
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void say();
            }}
          >
            <input
              className={styles.input}
              value={typed}
              maxLength={MOST}
              aria-label={words.table.panel.say}
              placeholder={words.table.panel.say}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" disabled={typed.trim() === ''}>
              {words.table.panel.send}
            </Button>
          </form>
        </>
      ) : (
        <p className={styles.quiet}>{whyQuiet(view)}</p>
      )}
    </div>
  );
}

const isMutedAtTable = ({ seats, spectators }: TableView, player: string): boolean =>
  [...seats, ...spectators].some((one) => one.player === player && one.muted === true);

function whyQuiet(view: TableView): string {
  if (isMutedAtTable(view, view.you.player)) return words.chat.youAreMuted;
  const { chat } = view.settings.room;
  if (chat === 'everybody' || view.you.name === null) return '';
  return chat === 'host' ? words.chat.onlyHost : words.chat.onlyPlayers;
}

interface NameProps {
  readonly line: Line;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Of somebody else: a way to keep them quiet. */
function Name({ line: { player, name }, isOpen, onToggle }: NameProps) {
  const { view } = useTable();
  if (player === view.you.player) return <b>{name}</b>;
  return (
    <button
      type="button"
      className={styles.name}
      aria-expanded={isOpen}
      title={words.chat.about(name)}
      onClick={onToggle}
    >
      {name}
    </button>
  );
}

function About({ line: { player }, isMuted }: { readonly line: Line; readonly isMuted: boolean }) {
  const { view } = useTable();
  const sender = useSender();
  const isQuiet = isMutedAtTable(view, player);
  const isThere = [...view.seats, ...view.spectators].some((one) => one.player === player);
  return (
    <div className={styles.about}>
      <Button isCompact onClick={() => muteHere(player, !isMuted)}>
        {isMuted ? words.chat.unmuteHere : words.chat.muteHere}
      </Button>
      {view.you.rights.includes('host') && isThere && (
        <Button
          isCompact
          disabled={sender.isBusy}
          onClick={() => void sender.run({ type: 'mute', player, on: !isQuiet })}
        >
          {isQuiet ? words.chat.unmuteAll : words.chat.muteAll}
        </Button>
      )}
      {isQuiet && <p className={styles.empty}>{words.chat.mutedByHost}</p>}
      <Refusal text={sender.refusal} />
    </div>
  );
}

function Reactions() {
  const sender = useSender();
  return (
    <>
      <Refusal text={sender.refusal} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame, and this is no form */}
      <div className={styles.reactions} role="group" aria-label={words.chat.reactions.title}>
        {REACTION_NAMES.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.reaction}
            aria-label={words.chat.reactions[reaction]}
            title={words.chat.reactions[reaction]}
            onClick={() => void sender.run({ type: 'react', reaction })}
          >
            <ReactionSign reaction={reaction} />
          </button>
        ))}
      </div>
    </>
  );
}
