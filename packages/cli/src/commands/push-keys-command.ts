/** `sidepot push-keys`: who a server is to push services. */

import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { plain } from '../terminal/text.js';

export async function pushKeysCommand(contact: string): Promise<ExitCode> {
  const { isSubject, newPushKeys } = await import('@sidepot/server');
  if (!isSubject(contact)) {
    throw new UsageError(phrases.usage.contact(plain(contact)));
  }
  process.stdout.write(`${JSON.stringify(newPushKeys(contact), null, 2)}\n`);
  return EXIT.ok;
}
