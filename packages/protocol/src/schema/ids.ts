/** Names of things. Secrets are not among them, but for the token of a private link. */

import { z } from 'zod';
import { CHAT_LENGTH, NAME_LENGTH, REASON_LENGTH, TABLE_NAME_LENGTH } from '../words/limits.js';
import { badName } from '../words/names.js';

const token = (least: number, most: number): z.ZodString =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`));

/** What nobody sees or what reorders what others wrote: controls, lone surrogates, line ends, bidi. */
const VISIBLE =
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*$/u;

const line = (most: number): z.ZodString => z.string().trim().min(1).max(most).regex(VISIBLE);

/** A name that somebody chooses. What is stored from before may have more: `line` lets it pass. */
const chosen = (most: number): z.ZodString =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .superRefine((name, context) => {
      const bad = badName(name);
      if (bad === null) return;
      const message = `${bad.character} may not stand in a name`;
      context.addIssue({ code: 'custom', message, params: { refusal: 'BAD_NAME', ...bad } });
    });

/** Checks the id of a table: the end of its invite link. */
export const tableIdSchema = token(10, 32).meta({
  id: 'TableId',
  description: 'Id of a table: the end of its invite link.',
});
/** Checks the public id of a person or bot. */
export const playerIdSchema = token(10, 32).meta({
  id: 'PlayerId',
  description: 'Public id of a person or bot. It gives no rights; the cookie does.',
});
/** Checks the id of a club: the end of its link. */
export const clubIdSchema = token(10, 32).meta({
  id: 'ClubId',
  description: 'Id of a club: the end of its link.',
});
/** Checks the id of a night: of its table, or its own. */
export const nightIdSchema = token(10, 32).describe('Id of a night; of a table it is the table’s.');
/** Checks the id of a member: of the player, or one of the club’s own. */
export const memberIdSchema = token(10, 32).describe(
  'Id of a member; of who plays here it is the player’s.',
);
/** Checks an idempotency key: 8 to 64 letters, digits, `_` or `-`, new for each command. */
export const keySchema = token(8, 64).describe(
  'Idempotency key, made by the sender, new for each command. A repeat is answered like the first; the same key with another body is refused.',
);
/** Checks the secret of a private link. */
export const linkTokenSchema = token(43, 43).describe(
  'Secret of 256 bits: whoever has it is that person.',
);

/** Checks the id of a session. It gives no rights. */
export const sessionIdSchema = token(16, 16).describe('Names a device in the list of yours.');
/** Checks the code of an invite link: what follows `?i=`. */
export const inviteSchema = token(10, 32).describe(
  'The code of the invite link, what follows `?i=`. Newcomers need it once the host has made a new link.',
);

/** Checks the id of a shared table: the end of its link. */
export const shareIdSchema = token(10, 32).describe('The end of the link for viewers.');
export const shareKeySchema = token(43, 43).describe(
  'Secret of 256 bits: whoever has it says what is shown, and ends it.',
);

/** Checks a name that a player chooses: one line, trimmed, of characters that people see. */
export const nameSchema = chosen(NAME_LENGTH).describe(
  'Name for a player: characters that people see, else `BAD_NAME`.',
);
/** Checks a name that a host chooses for a table or a club. */
export const tableNameSchema = chosen(TABLE_NAME_LENGTH).describe(
  'Name for a table: characters that people see, else `BAD_NAME`.',
);
/** Checks a name that a player has. */
export const givenNameSchema = line(NAME_LENGTH).meta({
  id: 'Name',
  description: 'Name of a player.',
});
export const givenTableNameSchema = line(TABLE_NAME_LENGTH).describe('Name of a table.');
export const chatTextSchema = line(CHAT_LENGTH).describe('One line of chat.');
export const reasonSchema = line(REASON_LENGTH).describe('Why, for people.');
