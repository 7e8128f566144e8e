/** Where there is no table: the way to what can be chosen for one's own eyes. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';

const LookDialog = lazy(() =>
  loadWith(() => import('./LookDialog.js'), 'look').then(({ LookDialog: part }) => ({
    default: part,
  })),
);

export function LookButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        isCompact
        aria-label={words.site.look}
        title={words.site.look}
        onClick={() => setOpen(true)}
      >
        <Icon name="look" />
      </Button>
      {isOpen && (
        <Suspense>
          <LookDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
