/** The hand for the floor: a code that opens it in the calculator of another phone. */

import { words } from '@sidepot/i18n/page';
import { Dialog } from '../../ui/Dialog.js';
import { Qr } from '../../ui/qr/Qr.js';
import { useDealer } from '../evening/context.js';
import styles from './RulesOfPots.module.css';
import { floorLink } from './shown.js';

/** Bytes: more than a code of this kind can hold. */
const MOST = 2300;

export function FloorDialog({ onClose }: { readonly onClose: () => void }) {
  const dealer = useDealer();
  const told = words.dealer.showdown;
  const path = floorLink(dealer);
  const link = path === null ? null : `${window.location.origin}${path}`;
  return (
    <Dialog title={told.floor} closeLabel={words.dealer.bar.close} onClose={onClose}>
      {link !== null && (
        <>
          {link.length < MOST && <Qr link={link} label={told.floorNote} />}
          <p>{told.floorNote}</p>
          <p className={styles.rule}>
            <a href={link} target="_blank" rel="noreferrer">
              {told.openCalculator}
            </a>
          </p>
        </>
      )}
    </Dialog>
  );
}
