/** The settings as the players read them. */

import type { WireSettings } from '@sidepot/protocol';
import type { RuleAnchor } from '../i18n/rule-anchors.js';
import { words } from '../i18n/words.js';
import { RuleLink } from '../rules/RuleLink.js';
import { useTable } from '../table/context.js';
import styles from './RuleList.module.css';
import rows from './rows.module.css';

export function RuleList() {
  const { view } = useTable();
  return (
    <>
      {view.nextSettings !== null && <p className={rows.lead}>{words.host.settings.coming}</p>}
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
  const { settings: told } = words.host;
  const { actionClock, timeBank, bombPot, spectators } = room;
  const { rakeConfig } = poker;
  const isCash = poker.mode === 'cash';
  const ante =
    poker.ante === 0
      ? told.none
      : told.anteRule(poker.ante, words.settings.anteModes[poker.anteMode]);
  const watching = !spectators.allowed
    ? told.no
    : spectators.delay > 0
      ? told.late(told.seconds(spectators.delay))
      : told.yes;
  return [
    [
      told.game,
      `${words.table.top.limits[poker.limit]} ${words.table.top.games[poker.game]}`,
      'games',
    ],
    ...(isCash
      ? ([
          [told.blinds, words.table.top.stakes(poker.smallBlind, poker.bigBlind), 'blinds'],
          [told.ante, ante, 'antes'],
          [told.buyIn, told.range(poker.minBuyIn, poker.maxBuyIn), 'buy-in'],
          [told.straddle, words.settings.straddles[poker.straddle], 'straddle'],
          [told.runs, words.settings.runs[poker.runs], 'run-it-twice'],
          [
            told.bombPot,
            bombPot === null ? told.none : told.bombRule(bombPot.every, bombPot.ante),
            'bomb-pot',
          ],
          [
            told.rake,
            rakeConfig === null ? told.none : told.rakeRule(rakeConfig.bps / 100),
            'rake',
          ],
        ] satisfies Rule[])
      : []),
    [told.clock, actionClock === null ? told.unlimited : told.seconds(actionClock), 'clock'],
    [
      told.bank,
      timeBank === null
        ? told.none
        : told.bankRule(told.seconds(timeBank.start), told.seconds(timeBank.refill)),
      'clock',
    ],
    [told.seats, told.approvalRule(poker.seatCount, room.seatApproval), 'seats'],
    [told.entry, told.entries[room.entry], 'seats'],
    [told.spectators, watching, 'seats'],
    [told.rabbitHunt, room.rabbitHunt ? told.yes : told.no, 'rabbit-hunt'],
  ];
}
