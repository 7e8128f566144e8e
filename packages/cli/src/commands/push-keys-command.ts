/** `sidepot push-keys`: who a server is to push services. */

import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { plain } from '../terminal/text.js';

export async function pushKeysCommand(contact: string): Promise<ExitCode> {
  const { isSubject, newPushKeys } = await import('@sidepot/server');
  if (!isSubject(contact)) {
    throw new UsageError(`a contact looks like mailto:me@poker.example, not '${plain(contact)}'`);
  }
  process.stdout.write(`${JSON.stringify(newPushKeys(contact), null, 2)}\n`);
  return EXIT.ok;
}
