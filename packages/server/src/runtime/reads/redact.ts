/**
 * What is left of somebody who wants to be forgotten: their id, which says nothing, in the place of
 * their name, and no word of theirs. Chips and cards stay as they were: others' hands depend on them.
 */

/** Texts that do not have the id are not even read. */
export function redactText(text: string, player: string, name: string): string | null {
  if (!text.includes(player)) return null;
  const redacted = JSON.stringify(redactedIn(JSON.parse(text), player, name));
  return redacted === text ? null : redacted;
}

const UNSAID = '…';

type Plain = Readonly<Record<string, unknown>>;

function redactedIn(value: unknown, player: string, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => redactedIn(one, player, name));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Plain;
  const isOwn = fields['player'] === player;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      if (isOwn && (key === 'name' || key === 'was')) return [key, name];
      if (isOwn && key === 'text') return [key, UNSAID];
      if (key === 'names' && typeof field === 'object' && field !== null && player in field) {
        return [key, { ...field, [player]: name }];
      }
      return [key, redactedIn(field, player, name)];
    }),
  );
}
