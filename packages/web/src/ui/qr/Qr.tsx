/** A link as a QR code: one path, dark on light in both themes, because cameras want it so. */

import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './Qr.module.css';
import { qrPath } from './qr-path.js';

export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(link, { ecc: 'M', border: 2 }), [link]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} fill="#111" shapeRendering="crispEdges" />
    </svg>
  );
}
