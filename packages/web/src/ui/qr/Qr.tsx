/** A link as a QR code: one path, dark on light in both themes, because cameras want it so. */

import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './Qr.module.css';
import { qrPath } from './qr-path.js';

/** From here on a code has so many modules that fewer of them help a camera more than spare ones. */
const LONG = 300;

export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const isLong = link.length > LONG;
  const { size, data } = useMemo(
    () => encode(link, { ecc: isLong ? 'L' : 'M', border: 2 }),
    [link, isLong],
  );
  return (
    <svg
      className={styles.code}
      data-long={isLong}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <path d={qrPath(data)} fill="#111" shapeRendering="crispEdges" />
    </svg>
  );
}
