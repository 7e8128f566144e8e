/** The name of the place, and the way to its other pages. */

import type { ReactNode } from 'react';
import type { Route } from '../routes.js';
import { text } from '../text/en.js';
import { siteText } from '../text/en-site.js';
import { PageLink } from './PageLink.js';
import styles from './SiteHeader.module.css';

const PAGES = [
  ['lobby', '/'],
  ['calculator', '/calculator'],
  ['replayer', '/replayer'],
  ['rules', '/rules'],
] as const;

export interface SiteHeaderProps {
  readonly page: Route['page'];
  /** At the far end. */
  readonly children?: ReactNode;
}

export function SiteHeader({ page, children }: SiteHeaderProps) {
  return (
    <header className={styles.head}>
      <PageLink to="/" className={styles.brand}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        {text.product}
      </PageLink>
      <nav className={styles.nav} aria-label={siteText.nav}>
        {PAGES.map(([name, path]) => (
          <PageLink key={name} to={path} className={styles.link} isCurrent={name === page}>
            {siteText.pages[name]}
          </PageLink>
        ))}
      </nav>
      {children}
    </header>
  );
}
