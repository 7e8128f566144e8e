import { expect, test } from 'vitest';
import { Networks, networkOf } from '../../src/identity/networks.js';

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

test('issue 14, 9: the same network has the same hash, another key another one', async () => {
  const keyed = (key: string) => new Networks({ secret: async () => key });
  const one = await keyed('a').hashOf('203.0.113.1');
  expect(await keyed('a').hashOf('203.0.113.2')).toBe(one);
  expect(await keyed('b').hashOf('203.0.113.1')).not.toBe(one);
  expect(one).toMatch(/^[\w-]{16}$/);
  expect(await keyed('a').hashOf('127.0.0.1')).toBeNull();
});
