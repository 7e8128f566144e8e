/** Goes to the section that the address names, and knows which one is being read. */

import { RULE_ANCHORS, type RuleAnchor } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';

const anchorOf = (hash: string): RuleAnchor | undefined =>
  RULE_ANCHORS.find((anchor) => `#${anchor}` === hash);

/** Nothing if there is none. */
export function goToSection(anchor: RuleAnchor | undefined): void {
  if (anchor === undefined) return;
  document.getElementById(anchor)?.scrollIntoView();
  document.getElementById(`${anchor}-title`)?.focus({ preventScroll: true });
}

/** `shown`: changes whenever other sections are on the page. */
export function useSection(shown: string): RuleAnchor | null {
  const [current, setCurrent] = useState<RuleAnchor | null>(null);

  // The browser looked for the section before this page was drawn.
  useEffect(() => goToSection(anchorOf(window.location.hash)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are other elements
  useEffect(() => {
    const seen = new Set<Element>();
    // A section counts while it crosses the upper part of the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setCurrent(
          RULE_ANCHORS.find((anchor) => [...seen].some(({ id }) => id === anchor)) ?? null,
        );
      },
      { rootMargin: '-10% 0px -70% 0px' },
    );
    for (const anchor of RULE_ANCHORS) {
      const section = document.getElementById(anchor);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [shown]);

  return current;
}
