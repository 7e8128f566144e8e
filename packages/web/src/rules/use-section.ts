/** Goes to the section that the address names, and knows which one is being read. */

import { useEffect, useState } from 'react';
import { RULE_ANCHORS, type RuleAnchor } from '../i18n/tools/rule-anchors.js';

const anchorOf = (hash: string): RuleAnchor | undefined =>
  RULE_ANCHORS.find((anchor) => `#${anchor}` === hash);

export function useSection(): RuleAnchor | null {
  const [current, setCurrent] = useState<RuleAnchor | null>(null);

  // The browser looked for the section before this page was drawn.
  useEffect(() => {
    const anchor = anchorOf(window.location.hash);
    if (anchor === undefined) return;
    document.getElementById(anchor)?.scrollIntoView();
    document.getElementById(`${anchor}-title`)?.focus({ preventScroll: true });
  }, []);

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
  }, []);

  return current;
}
