/** Clubs: nights of one host, who stands where, and who owes whom. */

import { POINTS_FORMULAS } from '@sidepot/engine';
import { z } from 'zod';
import { TABLE_CURRENCIES } from '../words/choices.js';
import {
  CLUB_CSV_LENGTH,
  MAX_MEMBERS,
  MAX_NIGHTS,
  MAX_WORTH,
  NIGHT_KINDS,
  NIGHT_STATUSES,
} from '../words/clubs.js';
import {
  amountSchema,
  countSchema,
  positiveAmountSchema,
  seqSchema,
  signedAmountSchema,
  timeSchema,
  urlNumberSchema,
} from './amounts.js';
import {
  clubIdSchema,
  givenNameSchema,
  givenTableNameSchema,
  memberIdSchema,
  nameSchema,
  nightIdSchema,
  playerIdSchema,
  tableIdSchema,
  tableNameSchema,
} from './ids.js';
import type { Same, Wire } from './wire.js';

const points = countSchema.describe('In hundredths.');

const clubScoring = z
  .strictObject({
    formula: z.enum(POINTS_FORMULAS).describe('R277.'),
    topBps: countSchema
      .min(1)
      .max(10_000)
      .describe('Hundredths of a per cent of the people who score (R278); 10000: all.'),
    best: countSchema
      .min(1)
      .max(MAX_NIGHTS)
      .nullable()
      .describe('So many nights of each count, the best ones (R279); null: all.'),
  })
  .meta({ id: 'ClubScoring' });
/** The type of {@link clubScoringSchema}. */
export interface ClubScoringSchema extends Same<typeof clubScoring> {}
/** Checks a {@link ClubScoring}. */
export const clubScoringSchema: ClubScoringSchema = clubScoring;
/** How the nights of a club are scored. */
export type ClubScoring = Wire<typeof clubScoringSchema>;

const nightRow = z.strictObject({
  member: memberIdSchema,
  name: givenNameSchema.describe('As they were called that night.'),
  place: countSchema.nullable(),
  points: points.nullable(),
  paid: amountSchema.describe('Buy-ins, with the fee.'),
  won: amountSchema.describe('Cash-outs and prizes.'),
  adjusted: signedAmountSchema.describe('Sum of the host’s corrections.'),
  net: signedAmountSchema,
});

const clubNight = z
  .strictObject({
    id: nightIdSchema,
    kind: z.enum(NIGHT_KINDS),
    status: z.enum(NIGHT_STATUSES),
    name: givenTableNameSchema,
    at: timeSchema.describe('When its first hand began.'),
    scores: z.boolean().describe('Was it a tournament? Those have places and points.'),
    people: countSchema,
    buyIn: amountSchema.nullable().describe('Of a tournament, without the fee; null: not known.'),
    house: signedAmountSchema.describe('What the house has of it: fees, rake, corrections.'),
    settled: z.boolean().describe('Its debts are paid: it is not in the settlement.'),
    rows: z.array(nightRow).max(MAX_MEMBERS),
  })
  .meta({ id: 'ClubNight' });
/** The type of {@link clubNightSchema}. */
export interface ClubNightSchema extends Same<typeof clubNight> {}
/** Checks a {@link ClubNight}. */
export const clubNightSchema: ClubNightSchema = clubNight;
/** One night of a club: a table, or a night of a file. */
export type ClubNight = Wire<typeof clubNightSchema>;

const clubMember = z.strictObject({
  id: memberIdSchema,
  name: givenNameSchema.describe('No two members of a club have the same.'),
  isPlayer: z.boolean().describe('Do they play here, or were they taken from a file?'),
  isYou: z.boolean(),
  nights: countSchema,
  merged: z
    .array(z.strictObject({ id: memberIdSchema, name: givenNameSchema }))
    .max(MAX_MEMBERS)
    .describe('Who else the host says they are.'),
});

const money = {
  nights: countSchema,
  paid: amountSchema,
  won: amountSchema,
  adjusted: signedAmountSchema,
  net: signedAmountSchema,
  open: signedAmountSchema.describe('Of the nights that are not settled.'),
};

const club = z
  .strictObject({
    id: clubIdSchema,
    name: givenTableNameSchema,
    isHost: z.boolean(),
    revision: seqSchema.describe('Rises with every change.'),
    currency: z.enum(TABLE_CURRENCIES),
    scoring: clubScoringSchema,
    years: z.array(countSchema).max(MAX_NIGHTS).describe('In which it had nights, by UTC.'),
    nights: z.array(clubNightSchema).max(MAX_NIGHTS).describe('Newest first.'),
    standings: z
      .array(
        z.strictObject({
          rank: countSchema.describe('Who is equal in everything shares it (R280).'),
          member: memberIdSchema,
          total: points,
          counted: countSchema.describe('How many nights are in it.'),
          played: countSchema,
          wins: countSchema,
        }),
      )
      .max(MAX_MEMBERS),
    ledger: z.array(z.strictObject({ member: memberIdSchema, ...money })).max(MAX_MEMBERS),
    house: z.strictObject({ net: signedAmountSchema, open: signedAmountSchema }),
    settlement: z
      .array(
        z.strictObject({
          from: memberIdSchema.nullable().describe('Null: the house.'),
          to: memberIdSchema.nullable().describe('Null: the house.'),
          amount: positiveAmountSchema,
        }),
      )
      .describe('The fewest transfers that settle the nights that are not settled (R282).'),
    members: z.array(clubMember).max(MAX_MEMBERS),
  })
  .meta({ id: 'Club' });
/** The type of {@link clubSchema}. */
export interface ClubSchema extends Same<typeof club> {}
/** Checks a {@link Club}. */
export const clubSchema: ClubSchema = club;
/** A club as it stands: its nights, and all that follows from them. */
export type Club = Wire<typeof clubSchema>;

const of = { member: memberIdSchema };
const clubChange = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('settings'),
      name: tableNameSchema.exactOptional(),
      scoring: clubScoringSchema.exactOptional(),
    }),
    z.strictObject({
      type: z.literal('addTable'),
      table: tableIdSchema,
      worth: positiveAmountSchema
        .max(MAX_WORTH)
        .describe('What one chip is worth in the club’s units; needed if they differ.')
        .exactOptional(),
    }),
    z.strictObject({ type: z.literal('removeNight'), night: nightIdSchema }),
    z.strictObject({
      type: z.literal('settle'),
      nights: z.array(nightIdSchema).min(1).max(MAX_NIGHTS),
      settled: z.boolean(),
    }),
    z.strictObject({
      type: z.literal('rename'),
      ...of,
      name: nameSchema.nullable().describe('Null: as they call themselves.'),
    }),
    z.strictObject({ type: z.literal('merge'), ...of, into: memberIdSchema }),
    z.strictObject({ type: z.literal('split'), ...of }),
    z.strictObject({ type: z.literal('handOver'), to: playerIdSchema }),
    z.strictObject({ type: z.literal('import'), csv: z.string().max(CLUB_CSV_LENGTH) }),
  ])
  .meta({ id: 'ClubChange', description: 'What the host of a club may do.' });
/** The type of {@link clubChangeSchema}. */
export interface ClubChangeSchema extends Same<typeof clubChange> {}
/** Checks a {@link ClubChange}. */
export const clubChangeSchema: ClubChangeSchema = clubChange;
/** What the host of a club may do to it. */
export type ClubChange = Wire<typeof clubChangeSchema>;

const listed = z
  .strictObject({
    id: clubIdSchema,
    name: givenTableNameSchema,
    isHost: z.boolean(),
    currency: z.enum(TABLE_CURRENCIES),
    nights: countSchema,
    hasTable: z.boolean().describe('Does the table belong to it that was asked about?'),
  })
  .meta({ id: 'ListedClub' });
/** The schema of a listed club. */
export interface ListedClubSchema extends Same<typeof listed> {}
const listedClubSchema: ListedClubSchema = listed;

const params = z.strictObject({ id: clubIdSchema });
const during = z.strictObject({
  from: urlNumberSchema.describe('Only nights from then on, in milliseconds.').exactOptional(),
  to: urlNumberSchema.describe('Only nights before then.').exactOptional(),
});
const CHANGES_REFUSE = [
  'NOT_HOST',
  'BAD_NAME',
  'UNKNOWN_TABLE',
  'UNKNOWN_NIGHT',
  'UNKNOWN_MEMBER',
  'IN_A_CLUB',
  'OTHER_CURRENCY',
  'BAD_MERGE',
  'CLUB_FULL',
  'BAD_CSV',
] as const;

/** Part of {@link ROUTES}. */
export const CLUB_ROUTES = {
  createClub: {
    method: 'POST',
    path: '/api/clubs',
    summary: 'A new club; you are its host.',
    auth: 'identity',
    body: z.strictObject({
      name: tableNameSchema,
      currency: z.enum(TABLE_CURRENCIES).describe('For good. `none`: chips.').exactOptional(),
      scoring: clubScoringSchema.exactOptional(),
    }),
    status: 201,
    response: z.strictObject({
      id: clubIdSchema,
      url: z.string().max(500).describe('From the root of this server: whoever has it may read.'),
    }),
    refuses: ['BAD_NAME', 'CLUB_FULL'],
  },
  listClubs: {
    method: 'GET',
    path: '/api/clubs',
    summary: 'The clubs that you host, and those in which you have played; newest first.',
    auth: 'identity',
    query: z.strictObject({
      table: tableIdSchema.describe('Which of them has this table?').exactOptional(),
    }),
    status: 200,
    response: z.strictObject({ clubs: z.array(listedClubSchema) }),
    refuses: [],
  },
  getClub: {
    method: 'GET',
    path: '/api/clubs/:id',
    summary: 'A club as it stands: nights, standings, ledger, settlement and members.',
    auth: 'identity',
    params,
    query: during,
    status: 200,
    response: clubSchema,
    refuses: ['UNKNOWN_CLUB'],
    asksRules: true,
  },
  changeClub: {
    method: 'POST',
    path: '/api/clubs/:id/changes',
    summary: 'A change by its host. What is so already is no mistake.',
    auth: 'identity',
    params,
    body: clubChangeSchema,
    status: 200,
    response: z.strictObject({ revision: seqSchema }),
    refuses: ['UNKNOWN_CLUB', ...CHANGES_REFUSE],
    asksRules: true,
  },
  exportClub: {
    method: 'GET',
    path: '/api/clubs/:id/csv',
    summary: 'Its nights that are over, as a file that another club can import.',
    auth: 'identity',
    params,
    query: during,
    status: 200,
    response: 'text/csv',
    refuses: ['UNKNOWN_CLUB'],
    asksRules: true,
  },
  deleteClub: {
    method: 'POST',
    path: '/api/clubs/:id/delete',
    summary: 'Deletes a club, for good; its tables stay as they are. For its host.',
    auth: 'identity',
    params,
    body: z.strictObject({}),
    status: 200,
    response: z.strictObject({ ok: z.literal(true) }),
    refuses: ['UNKNOWN_CLUB', 'NOT_HOST'],
  },
} as const;
