// The same appends again, without poker and sockets: how many a second does the store itself take?
import { randomBytes } from 'node:crypto';

const newId = () => randomBytes(12).toString('base64url');

/** Each table appends as soon as its last append is durable. */
export async function rawAppends(store, appends, tables, milliseconds) {
  const host = newId();
  const createdAt = Date.now();
  await store.createIdentity({ id: host, name: 'Host', createdAt, tokenHash: newId() });
  const ids = Array.from({ length: tables }, newId);
  for (const id of ids) await store.createTable({ id, host, createdAt, info: '{}' });
  const start = performance.now();
  const end = start + milliseconds;
  let count = 0;
  const play = async (id, first) => {
    let seq = 0;
    let hands = 0;
    for (let i = first; performance.now() < end; i++) {
      const { events, effects } = appends[i % appends.length];
      const { key, hand, snapshot } = effects;
      const result = await store.append(id, seq, events, {
        ...effects,
        ...(key && { key: { ...key, key: newId() } }),
        ...(hand && { hand: { ...hand, number: ++hands } }),
        ...(snapshot && { snapshot: { ...snapshot, seq } }),
      });
      seq = result.seq;
      count++;
    }
  };
  // Tables are never all at the same point of a hand.
  await Promise.all(ids.map((id, i) => play(id, i)));
  return (count * 1000) / (performance.now() - start);
}
