import { words } from '@sidepot/i18n/page';
import { KeySheet } from '../ui/KeySheet.js';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { title, close, keys } = words.table.help;
  return <KeySheet closeLabel={close} {...{ title, keys, onClose }} />;
}
