/** The reactions, drawn: not every device has a font with such signs. */

import type { Reaction } from '@sidepot/protocol';
import type { ReactNode } from 'react';
import styles from './ReactionSign.module.css';

const FACE = <circle cx="12" cy="12" r="10" fill="#ffcf40" stroke="#b97f00" />;
const EYES = <path d="M8.5 9v1.6M15.5 9v1.6" stroke="#3a2a00" strokeWidth="2" />;

const SIGNS: Readonly<Record<Reaction, ReactNode>> = {
  thumbsUp: (
    <g fill="#ffcf40" stroke="#b97f00">
      <path d="M9 11l3.2-7.4c1.9-.5 3 .8 2.6 2.6L14.200 9.600h4.600c1.500 0 2.300 1.200 1.900 2.600l-1.800 6.200c-.3 1-1 1.600-2 1.600H9z" />
      <path d="M3.500 11H9v9H3.500z" />
    </g>
  ),
  clap: (
    <>
      <g fill="#ffcf40" stroke="#b97f00">
        <rect x="5" y="9" width="7" height="12" rx="3.500" transform="rotate(-24 8 15)" />
        <rect x="11.500" y="9" width="7" height="12" rx="3.500" transform="rotate(24 15 15)" />
      </g>
      <path
        d="M12 2v3.500M6 3.500l1.700 2.800M18 3.500l-1.700 2.800"
        stroke="#e2574c"
        strokeWidth="1.8"
      />
    </>
  ),
  laugh: (
    <>
      {FACE}
      <path
        d="M7 10.500c.5-1.700 2.300-1.700 2.800 0M14.200 10.500c.5-1.700 2.300-1.700 2.800 0"
        stroke="#3a2a00"
        strokeWidth="1.700"
      />
      <path d="M6.500 13h11c0 3.600-2.300 6-5.500 6s-5.500-2.400-5.500-6z" fill="#7a2317" />
    </>
  ),
  wow: (
    <>
      {FACE}
      {EYES}
      <path d="M7 6.500l2.500-.8M17 6.500l-2.500-.8" stroke="#3a2a00" strokeWidth="1.400" />
      <ellipse cx="12" cy="16" rx="2.600" ry="3.300" fill="#7a2317" />
    </>
  ),
  sad: (
    <>
      {FACE}
      {EYES}
      <path d="M8 17.500c1.500-2.600 6.500-2.600 8 0" stroke="#3a2a00" strokeWidth="1.700" />
      <path d="M7.500 12.500c1.700 2.400 1.200 4-.2 4s-1.700-1.700.2-4z" fill="#3d8bfd" />
    </>
  ),
  thinking: (
    <>
      {FACE}
      {EYES}
      <path d="M13.500 6.800l3.300-1M8.500 16l6-1" stroke="#3a2a00" strokeWidth="1.600" />
      <path
        d="M6 22c-1.500-3 .5-4.800 3-4.200l2.500.5c1.500.3 1.500 2 0 2l-2 .2c0 1.500-1.500 2.300-3.500 1.500z"
        fill="#f0b429"
        stroke="#b97f00"
      />
    </>
  ),
  fire: (
    <>
      <path
        d="M12.500 1.500c.6 4.500 6.500 6.500 6.500 13a7 7 0 0 1-14 0c0-3 1.500-4.700 2.700-6.300.3 1.700.9 2.500 1.900 2.900-.3-3.700.5-7 2.900-9.600z"
        fill="#f0592a"
      />
      <path
        d="M12.300 11c.3 2.500 3.200 3.300 3.200 6.200a3.500 3.500 0 0 1-7 0c0-1.800 1-2.700 1.700-3.500.4 1 .8 1.300 1.300 1.400-.2-1.600 0-2.900.8-4.100z"
        fill="#ffcf40"
      />
    </>
  ),
  luck: (
    <>
      <path d="M12 12c.5 4 1.500 7 4 10" stroke="#1d6b35" strokeWidth="1.800" />
      <g fill="#2f9e53" stroke="#1d6b35" strokeWidth=".8">
        <path d="M12 12C7 12.500 3 10 4.500 7S9 5 12 12z" />
        <path d="M12 12C12.500 7 15 3 18 4.500S19.500 9 12 12z" transform="rotate(8 12 12)" />
        <path d="M12 12C7 11.500 5 15 6.500 17S11 18 12 12z" />
        <path d="M12 12c5-1 8 1 7.500 3.800S14.500 18 12 12z" />
      </g>
    </>
  ),
};

export const REACTION_NAMES = Object.keys(SIGNS) as readonly Reaction[];

export function ReactionSign({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[reaction]}
    </svg>
  );
}
