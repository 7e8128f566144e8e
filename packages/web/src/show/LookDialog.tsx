import { words } from '@sidepot/i18n/page';
import { Dialog } from '../ui/Dialog.js';
import { LookPart } from './LookPart.js';

export function LookDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.look.title} closeLabel={words.look.close} onClose={onClose}>
      <LookPart />
    </Dialog>
  );
}
