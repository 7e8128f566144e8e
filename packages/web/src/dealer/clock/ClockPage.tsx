/** The clock, for this screen or a second one of the same device. */

import { words } from '@sidepot/i18n/page';

export function ClockPage() {
  return <main>{words.dealer.clock.title}</main>;
}
