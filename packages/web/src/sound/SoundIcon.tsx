/** A loudspeaker: with waves if sounds are on. */

import { useBrowserSettings } from '../session/browser-settings.js';

export function SoundIcon() {
  const { sound } = useBrowserSettings();
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 7.5h3L10 4v12l-4-3.5H3Z" fill="currentColor" />
      <path
        d={sound ? 'M12.5 7a4 4 0 0 1 0 6M14.8 4.8a7.2 7.2 0 0 1 0 10.4' : 'm13 8 4 4m0-4-4 4'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
