/** Who can open the address of a server, told to whoever started it: a link to 127.0.0.1 reaches nobody else. */

import type { NetworkInterfaceInfo } from 'node:os';
import { phrases } from '../phrases.js';

/** As `os.networkInterfaces()` gives them. */
type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const ANY = ['0.0.0.0', '::', '[::]'];
/** Addresses that a machine gives itself where nobody else does: no router passes them on. */
const LINK_LOCAL = /^169\.254\./;

/** This machine's addresses in its networks. Version 4: what people can read aloud and type. */
export function networkAddresses(interfaces: Interfaces): readonly string[] {
  return Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(
      ({ family, internal, address }) =>
        family === 'IPv4' && !internal && !LINK_LOCAL.test(address),
    )
    .map(({ address }) => address);
}

/** The links that others in the network can open; none if the server listens elsewhere. */
export function networkLinks(
  url: string,
  host: string,
  addresses: readonly string[],
): readonly string[] {
  if (!ANY.includes(host)) return [];
  const { port } = new URL(url);
  return addresses.map((address) => `http://${address}${port === '' ? '' : `:${port}`}`);
}

/** Where a server listens, and whether only this machine reaches that. */
export interface Listening {
  readonly host: string;
  readonly isOnlyHere: boolean;
}

/** What is said below the address; `again` is what to type to let others in. */
export function reachLines(
  { host, isOnlyHere }: Listening,
  links: readonly string[],
  again: string,
): readonly string[] {
  if (isOnlyHere) return [phrases.serve.onlyHere(again)];
  if (!ANY.includes(host)) return [];
  if (links.length === 0) return [phrases.serve.noNetwork];
  return links.map(phrases.serve.inNetwork);
}
