/** The settings as the players read them. */

import type { WireSettings } from '@sidepot/protocol';
import type { RuleAnchor } from '../rules/anchors.js';
import { RuleLink } from '../rules/RuleLink.js';
import { useTable } from '../table/context.js';
import { text } from '../text/en.js';
import { hostText } from '../text/en-host.js';
import { settingsText } from '../text/en-settings.js';
import styles from './RuleList.module.css';
import rows from './rows.module.css';

export function RuleList() {
  const { view } = useTable();
  return (
    <>
      {view.nextSettings !== null && <p className={rows.lead}>{hostText.settings.coming}</p>}
      <dl className={styles.rules}>
        {rulesOf(view.nextSettings ?? view.settings).map(([name, value, anchor]) => (
          <div key={name} className={styles.rule}>
            <dt>
              {name}
              <RuleLink anchor={anchor} label={name} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Rule = readonly [name: string, value: string, anchor?: RuleAnchor];

function rulesOf({ poker, room }: WireSettings): readonly Rule[] {
  const { settings: words } = hostText;
  const { actionClock, timeBank, bombPot, spectators } = room;
  const { rakeConfig } = poker;
  const isCash = poker.mode === 'cash';
  const ante =
    poker.ante === 0
      ? words.none
      : words.anteRule(poker.ante, settingsText.anteModes[poker.anteMode]);
  const watching = !spectators.allowed
    ? words.no
    : spectators.delay > 0
      ? words.late(words.seconds(spectators.delay))
      : words.yes;
  return [
    [words.game, `${text.top.limits[poker.limit]} ${text.top.games[poker.game]}`, 'games'],
    ...(isCash
      ? ([
          [words.blinds, text.top.stakes(poker.smallBlind, poker.bigBlind), 'blinds'],
          [words.ante, ante, 'antes'],
          [words.buyIn, words.range(poker.minBuyIn, poker.maxBuyIn), 'buy-in'],
          [words.straddle, settingsText.straddles[poker.straddle], 'straddle'],
          [words.runs, settingsText.runs[poker.runs], 'run-it-twice'],
          [
            words.bombPot,
            bombPot === null ? words.none : words.bombRule(bombPot.every, bombPot.ante),
            'bomb-pot',
          ],
          [
            words.rake,
            rakeConfig === null ? words.none : words.rakeRule(rakeConfig.bps / 100),
            'rake',
          ],
        ] satisfies Rule[])
      : []),
    [words.clock, actionClock === null ? words.unlimited : words.seconds(actionClock), 'clock'],
    [
      words.bank,
      timeBank === null
        ? words.none
        : words.bankRule(words.seconds(timeBank.start), words.seconds(timeBank.refill)),
      'clock',
    ],
    [words.seats, words.approvalRule(poker.seatCount, room.seatApproval), 'seats'],
    [words.entry, words.entries[room.entry], 'seats'],
    [words.spectators, watching, 'seats'],
    [words.rabbitHunt, room.rabbitHunt ? words.yes : words.no, 'rabbit-hunt'],
  ];
}
