/** What stands on the table as a person sees it, for comparing one screen with another. */

import type { Page } from 'playwright-core';

export interface Seen {
  readonly board: readonly string[];
  readonly pots: readonly string[];
  readonly stacks: Readonly<Record<string, string>>;
  /** Cards face up, by seat. */
  readonly hands: Readonly<Record<string, readonly string[]>>;
}

export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const all = (root: ParentNode, what: string): Element[] => [...root.querySelectorAll(what)];
    const cards = (root: ParentNode): string[] =>
      all(root, '[data-card]').map((card) => card.getAttribute('aria-label') ?? '');
    const seats = all(document, 'article[data-seat]');
    const seatOf = (seat: Element): string => seat.getAttribute('data-seat') ?? '';
    return {
      board: all(document, 'section[aria-label^="Board"]').flatMap(cards),
      pots: all(document, '[data-pot]').map((pot) =>
        all(pot, 'span:first-child, b')
          .map((part) => part.textContent)
          .join(' '),
      ),
      stacks: Object.fromEntries(
        seats.map((seat) => [seatOf(seat), seat.getAttribute('aria-label')?.split(', ')[1] ?? '']),
      ),
      hands: Object.fromEntries(seats.map((seat) => [seatOf(seat), cards(seat)])),
    };
  });

export const lights = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('article[data-seat]')].map((seat) => [
        seat.getAttribute('data-seat') ?? '',
        seat.getAttribute('data-light') ?? '',
      ]),
    ),
  );

/** Begins to write down each change of board and award. */
export const watchRunOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const story: string[] = [];
    let last = '';
    const look = (): void => {
      const board = document.querySelectorAll('section[aria-label^="Board"] [data-card]').length;
      const award = document.querySelector('[data-award]')?.getAttribute('data-award') ?? '';
      const what = award === '' ? `board ${board}` : `award ${award}`;
      if (what === last) return;
      last = what;
      story.push(what);
    };
    Object.assign(window, { story });
    look();
    new MutationObserver(look).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['data-award', 'data-card'],
    });
  });

export const runOutOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { story: string[] }).story);
