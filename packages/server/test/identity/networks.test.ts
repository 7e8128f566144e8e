import { expect, test } from 'vitest';
import { householdOf, Networks, networkOf, regionOf } from '../../src/identity/networks.js';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::/48'],
  ['2001:0DB8:ABCD::', '2001:db8:abcd::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['192.168.1.20', '192.168.1.20'],
  ['172.20.0.3', '172.20.0.3'],
  ['fd00::5', 'fd00:0:0:0:0:0:0:5'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['nonsense', null],
])('issue 14, 9: %s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['192.168.1.20', '192.168.1.0/24'],
  ['2001:db8:1:2::77', '2001:db8:1::/48'],
  ['2001:db8::77', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', 'unknown'],
])('issue 14, 11: the log says of %s only %s', (address, region) => {
  expect(regionOf(address)).toBe(region);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
])('issue 14, 1: what is counted for %s is counted for %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test('issue 14, 1: a household has a hash, under a key of the database', async () => {
  const keyed = (key: string) => new Networks({ secret: async () => key });
  const one = await keyed('a').householdHash('2001:db8:1:2::1');
  expect(await keyed('a').householdHash('2001:db8:1:2::2')).toBe(one);
  expect(await keyed('a').householdHash('2001:db8:1:3::2')).not.toBe(one);
  expect(await keyed('b').householdHash('2001:db8:1:2::1')).not.toBe(one);
  expect(one).toMatch(/^[\w-]{16}$/);
});

test('issue 14, 9: the same network has the same hash, another key another one', async () => {
  const keyed = (key: string) => new Networks({ secret: async () => key });
  const one = await keyed('a').networkHash('203.0.113.1');
  expect(await keyed('a').networkHash('203.0.113.2')).toBe(one);
  expect(await keyed('b').networkHash('203.0.113.1')).not.toBe(one);
  expect(one).toMatch(/^[\w-]{16}$/);
  expect(await keyed('a').networkHash('127.0.0.1')).toBeNull();
});
