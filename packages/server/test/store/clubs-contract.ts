/** What every store must do with clubs. */

import { expect, test } from 'vitest';
import type { Store } from '../../src/store/index.js';
import { HOST } from './backend.js';

const club = (id: string, createdAt = 1) => ({ id, host: HOST, createdAt, body: `{"n":"${id}"}` });
const changed = (body: string, tables: string[] = [], people: string[] = []) => ({
  ...{ host: HOST, body, tables, people },
});
const idsOf = (clubs: readonly { readonly id: string }[]) => clubs.map(({ id }) => id);

export function clubContract(storeOf: () => Store): void {
  test('a club is kept as it was made, once', async () => {
    const store = storeOf();
    expect(await store.createClub(club('a'))).toBe(true);
    expect(await store.createClub({ ...club('a'), body: 'other' })).toBe(false);
    expect(await store.getClub('a')).toEqual({ ...club('a'), revision: 1 });
    expect(await store.getClub('b')).toBeNull();
    await expect(store.createClub({ ...club('b'), host: 'nobody' })).rejects.toMatchObject({
      code: 'BAD_RECORD',
    });
    await expect(store.createClub({ ...club('b'), body: 'a\0b' })).rejects.toMatchObject({
      code: 'BAD_RECORD',
    });
  });

  test('whoever saves names the revision they saw', async () => {
    const store = storeOf();
    await store.createClub(club('a'));
    expect(await store.saveClub('a', 1, changed('{"n":2}'))).toBe(true);
    expect(await store.saveClub('a', 1, changed('{"n":3}'))).toBe(false);
    expect(await store.saveClub('b', 1, changed('{}'))).toBe(false);
    expect(await store.getClub('a')).toMatchObject({ revision: 2, body: '{"n":2}' });
    const both = ['{"n":4}', '{"n":5}'].map((body) => store.saveClub('a', 2, changed(body)));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  });

  test('a table is in one club at most, and leaves it', async () => {
    const store = storeOf();
    await store.createClub(club('a'));
    await store.createClub(club('b'));
    expect(await store.saveClub('a', 1, changed('1', ['t', 'u']))).toBe(true);
    expect(await store.clubOfTable('t')).toBe('a');
    expect(await store.saveClub('b', 1, changed('2', ['v', 't']))).toBe(false);
    expect(await store.getClub('b')).toMatchObject({ revision: 1 });
    expect(await store.clubOfTable('v')).toBeNull();
    expect(await store.saveClub('a', 2, changed('3', ['u']))).toBe(true);
    expect(await store.saveClub('b', 1, changed('4', ['v', 't']))).toBe(true);
    expect(await store.clubOfTable('t')).toBe('b');
    expect(await store.clubOfTable('u')).toBe('a');
  });

  test('its host and its people find it, newest first', async () => {
    const store = storeOf();
    await store.createIdentity({ id: 'bob', name: 'Bob', createdAt: 1, tokenHash: 'bobs' });
    await store.createClub(club('a', 1));
    await store.createClub(club('b', 2));
    await store.saveClub('a', 1, changed('1', [], ['bob', HOST, 'bot-1']));
    expect(idsOf(await store.listClubs(HOST))).toEqual(['b', 'a']);
    expect(idsOf(await store.listClubs('bob'))).toEqual(['a']);
    expect(idsOf(await store.clubsAfter('', 9))).toEqual(['a', 'b']);
    expect(idsOf(await store.clubsAfter('a', 1))).toEqual(['b']);
    await store.saveClub('a', 2, { ...changed('2'), host: 'bob' });
    expect(idsOf(await store.listClubs(HOST))).toEqual(['b']);
    expect(await store.getClub('a')).toMatchObject({ host: 'bob' });
  });

  test('it is deleted with what it had', async () => {
    const store = storeOf();
    await store.createClub(club('a'));
    await store.saveClub('a', 1, changed('1', ['t'], ['bob']));
    expect(await store.deleteClub('a')).toBe(true);
    expect(await store.deleteClub('a')).toBe(false);
    expect(await store.clubOfTable('t')).toBeNull();
    expect(await store.listClubs('bob')).toEqual([]);
    expect(await store.getTable('t')).not.toBeNull();
  });
}
