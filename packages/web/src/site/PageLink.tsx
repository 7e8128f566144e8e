/** A link within the site: followed without loading the page anew, unless a new tab is wanted. */

import type { MouseEvent, ReactNode } from 'react';
import { goTo } from './routes.js';

export interface PageLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

export function PageLink({ to, className, isCurrent = false, children }: PageLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    goTo(to);
    window.scrollTo(0, 0);
  };
  return (
    <a
      href={to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
