/** The name of the place, and the way to its other pages. */

import { words } from '@sidepot/i18n/page';
import type { ReactNode } from 'react';
import { LanguageSelect } from './LanguageSelect.js';
import { PageLink } from './PageLink.js';
import type { PageRoute } from './routes.js';
import styles from './SiteHeader.module.css';

const PAGES = [
  ['lobby', '/'],
  ['calculator', '/calculator'],
  ['dealer', '/dealer'],
  ['replayer', '/replayer'],
  ['rules', '/rules'],
] as const;

export interface SiteHeaderProps {
  readonly page: PageRoute['page'];
  /** At the far end. */
  readonly children?: ReactNode;
}

export function SiteHeader({ page, children }: SiteHeaderProps) {
  return (
    <header className={styles.head}>
      <PageLink to="/" className={styles.brand}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        {words.common.product}
      </PageLink>
      <nav className={styles.nav} aria-label={words.site.nav}>
        {PAGES.map(([name, path]) => (
          <PageLink key={name} to={path} className={styles.link} isCurrent={name === page}>
            {words.site.pages[name]}
          </PageLink>
        ))}
      </nav>
      <LanguageSelect />
      {children}
    </header>
  );
}
