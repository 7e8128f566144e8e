/** The first page: a name, a new table, a game with bots, and the tables one was at. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type ListedClub, yourClubs } from '../club/your-clubs.js';
import { loadWith } from '../load/load-with.js';
import { sentenceOf } from '../session/http.js';
import { identity, rename } from '../session/identity.js';
import { LookButton } from '../show/LookButton.js';
import { goTo, tablePath } from '../site/routes.js';
import { SiteHeader } from '../site/SiteHeader.js';
import { Refusal } from '../ui/Refusal.js';
import { ClaimLink } from './ClaimLink.js';
import { CreateTable } from './CreateTable.js';
import styles from './Lobby.module.css';
import { isCutLink, linkToken } from './link.js';
import { FirstName, NameBox } from './NameBox.js';
import { PlayBots } from './PlayBots.js';
import { RecentTables } from './RecentTables.js';

const YourClubs = lazy(() =>
  loadWith(() => import('../club/YourClubs.js'), 'club').then(({ YourClubs: part }) => ({
    default: part,
  })),
);

export function Lobby() {
  const [clubs, setClubs] = useState<readonly ListedClub[]>([]);
  const [known, setKnown] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const [token, setToken] = useState(() => linkToken(window.location.hash));
  const [isCut] = useState(() => isCutLink(window.location.hash));
  const nameInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = words.common.product;
    identity().then(
      ({ name }) => setKnown(name),
      (error: unknown) => setNameError(sentenceOf(error)),
    );
    yourClubs().then(setClubs, () => {});
  }, []);

  const saveName = async (name: string): Promise<boolean> => {
    try {
      setKnown((await rename(name.trim())).name);
      setNameError(null);
      return true;
    } catch (error) {
      setNameError(sentenceOf(error));
      return false;
    }
  };
  /** Null: there is none yet, and the field says so. */
  const ownName = async (): Promise<string | null> => {
    if (known !== null) return known;
    const name = typed.trim();
    if (name !== '' && (await saveName(name))) return name;
    if (name === '') setNameError(words.common.nameNeeded);
    nameInput.current?.focus();
    return null;
  };
  const play = async (make: (name: string) => Promise<string>): Promise<void> => {
    const name = await ownName();
    if (name !== null) goTo(tablePath(await make(name)));
  };

  if (token !== null) {
    const end = (): void => {
      window.history.replaceState(null, '', '/');
      setToken(null);
    };
    return <ClaimLink token={token} name={known} onEnd={end} />;
  }
  return (
    <div className={styles.page}>
      <SiteHeader page="lobby">
        <LookButton />
        {known !== null && <NameBox name={known} error={nameError} onSave={saveName} />}
      </SiteHeader>
      <main className={styles.main}>
        <div className={styles.hero}>
          <h1 className={styles.title}>{words.lobby.title}</h1>
          <p className={styles.lead}>{words.lobby.lead}</p>
          <Refusal text={isCut ? words.lobby.claim.isCut : null} />
          {known === null && (
            <FirstName
              input={nameInput}
              value={typed}
              error={nameError}
              onChange={(value) => {
                setTyped(value);
                setNameError(null);
              }}
            />
          )}
          <RecentTables />
        </div>
        <div className={styles.create}>
          <CreateTable play={play} clubs={clubs} />
        </div>
        <div className={styles.aside}>
          <PlayBots play={play} />
          <Suspense>
            <YourClubs clubs={clubs} />
          </Suspense>
        </div>
      </main>
    </div>
  );
}
