import type { NetworkInterfaceInfo } from 'node:os';
import { isLoopback } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { networkAddresses, networkLinks, reachLines } from '../src/terminal/reach.js';

const info = (address: string, internal = false): NetworkInterfaceInfo =>
  ({
    ...{ address, internal, netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
    ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
  }) as NetworkInterfaceInfo;

describe('issue 16, 13: who can open the address', () => {
  const addresses = networkAddresses({
    lo: [info('127.0.0.1', true), info('::1', true)],
    eth0: [info('192.0.2.7'), info('fe80::1')],
    wifi: [info('198.51.100.3'), info('169.254.9.9')],
    gone: undefined,
  });

  test('of all addresses those that somebody else can type', () => {
    expect(addresses).toEqual(['192.0.2.7', '198.51.100.3']);
  });

  test.each(['127.0.0.1', 'localhost', '::1', '127.8.8.8'])('%s: only this machine', (host) => {
    const links = networkLinks(`http://localhost:3000`, host, addresses);
    expect(links).toEqual([]);
    expect(
      reachLines({ host, isOnlyHere: isLoopback(host) }, links, 'npm start -- --host 0.0.0.0'),
    ).toEqual([
      'Only this machine can open it. To let others in your network in: npm start -- --host 0.0.0.0',
    ]);
  });

  test.each(['0.0.0.0', '::'])('%s: a link for each network', (host) => {
    const links = networkLinks('http://localhost:3000', host, addresses);
    expect(links).toEqual(['http://192.0.2.7:3000', 'http://198.51.100.3:3000']);
    expect(reachLines({ host, isOnlyHere: isLoopback(host) }, links, '')).toEqual([
      'In your network: http://192.0.2.7:3000',
      'In your network: http://198.51.100.3:3000',
    ]);
    expect(networkLinks('http://localhost:80', host, ['192.0.2.7'])).toEqual(['http://192.0.2.7']);
  });

  test('without a network it says so; an address by name needs no word', () => {
    expect(reachLines({ host: '0.0.0.0', isOnlyHere: false }, [], '')).toEqual([
      'This machine has no address in a network: nobody else can open it.',
    ]);
    expect(reachLines({ host: '192.0.2.7', isOnlyHere: isLoopback('192.0.2.7') }, [], '')).toEqual(
      [],
    );
  });
});
