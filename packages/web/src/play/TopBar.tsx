import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useState } from 'react';
import { TableTools } from '../host/TableTools.js';
import { loadWith } from '../load/load-with.js';
import { changeSettings, useBrowserSettings } from '../session/browser-settings.js';
import { useSender, useTable } from '../session/context.js';
import { gameNow } from '../session/game/mix.js';
import { stakesShown } from '../session/game/stakes.js';
import { levelOf } from '../session/tournament.js';
import { goTo } from '../site/routes.js';
import { SoundIcon } from '../sound/SoundIcon.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import { Icon } from '../ui/Icon.js';
import { Refusal } from '../ui/Refusal.js';
import { LevelLine } from './LevelLine.js';
import styles from './TopBar.module.css';

const UnreadMark = lazy(() =>
  loadWith(() => import('../chat/UnreadMark.js'), 'chat').then(({ UnreadMark: mark }) => ({
    default: mark,
  })),
);
const TournamentDialog = lazy(() =>
  loadWith(() => import('../host/event/TournamentDialog.js'), 'event').then(
    ({ TournamentDialog: dialog }) => ({ default: dialog }),
  ),
);

export interface TopBarProps {
  readonly onHelp: () => void;
  readonly onPanel: () => void;
  readonly onSettings: () => void;
}

export function TopBar({ onHelp, onPanel, onSettings }: TopBarProps) {
  const { view } = useTable();
  const sender = useSender();
  const { settings, hand, seats, you } = view;
  const { poker } = settings;
  const me = seats.find(({ seat }) => seat === you.seat);
  const rules = hand?.view.rules ?? poker;
  const level = levelOf(view);
  const mixed = gameNow(view);
  const next = mixed?.next ?? null;
  const [isEventOpen, setEventOpen] = useState(false);
  const isPlaying = (view.tournament?.places ?? null) === null && view.info.status !== 'closed';
  return (
    <header className={styles.bar}>
      <Button look="quiet" isCompact aria-label={words.table.top.home} onClick={() => goTo('/')}>
        <Icon name="back" />
      </Button>
      <div className={styles.what}>
        <h1 className={classes(styles.name, level !== null && styles.second)}>{settings.name}</h1>
        <p className={styles.stakes}>
          {level === null ? (
            stakesShown(rules)
          ) : (
            <button
              type="button"
              className={styles.level}
              aria-haspopup="dialog"
              onClick={() => setEventOpen(true)}
            >
              <LevelLine level={level} />
            </button>
          )}{' '}
          <span className={classes(level !== null && styles.hand)}>
            {level !== null && '· '}
            {/* Before the first hand of a mix the settings say no more than its first game. */}
            {hand === null && mixed !== null ? (
              mixed.now
            ) : (
              <>
                <span className={styles.limit}>{words.table.top.limits[rules.limit]}</span>
                <span className={styles.sign}>{words.table.top.limitSigns[rules.limit]}</span>{' '}
                {words.table.top.games[rules.game]}
              </>
            )}
          </span>
          {next !== null && <span className={styles.hand}> · {words.table.mix.next(next)}</span>}
          {hand !== null && (
            <span className={styles.hand}> · {words.table.top.hand(hand.number)}</span>
          )}
        </p>
      </div>
      <Refusal text={sender.refusal} />
      <div className={styles.tools}>
        <TableTools />
        {me !== undefined && isPlaying && (me.status === 'playing' || me.status === 'waiting') && (
          <Button
            look="quiet"
            isCompact
            className={styles.sitOut}
            onClick={() => void sender.run({ type: 'sitOut' })}
          >
            {words.table.top.sitOut}
          </Button>
        )}
        <Button
          look="quiet"
          isCompact
          className={styles.help}
          aria-label={words.table.top.help}
          onClick={onHelp}
        >
          ?
        </Button>
        <SoundSwitch />
        <Button look="quiet" isCompact aria-label={words.show.settings.open} onClick={onSettings}>
          <Icon name="gear" />
        </Button>
        <Button
          look="quiet"
          isCompact
          className={styles.panel}
          aria-label={words.table.panel.open}
          aria-describedby="unread-in-bar"
          onClick={onPanel}
        >
          <Icon name="menu" />
          <span className={styles.unread}>
            <Suspense>
              <UnreadMark id="unread-in-bar" />
            </Suspense>
          </span>
        </Button>
      </div>
      {isEventOpen && (
        <Suspense>
          <TournamentDialog onClose={() => setEventOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** On or off where everybody sees it but on a phone; it is in the dialog too, with what else can be chosen. */
function SoundSwitch() {
  const { sound } = useBrowserSettings();
  return (
    <Button
      look="quiet"
      isCompact
      className={styles.sound}
      aria-label={words.show.settings.sound}
      aria-pressed={sound}
      title={words.show.settings.soundNote}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <SoundIcon />
    </Button>
  );
}
