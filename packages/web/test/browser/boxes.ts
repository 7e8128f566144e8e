/** Where things stand on the table: what lies over what, and what does not keep its place. */

import type { Page } from 'playwright-core';

/** Pixels that two things may share: shadows and half pixels are no overlap. */
const SLACK = 2;

/** Pairs of things on the table that lie over each other, and what sticks out of it. */
export const overlaps = (page: Page, table = '[data-shape]'): Promise<readonly string[]> =>
  page.evaluate(
    ([slack, selector]) => {
      const stage = document.querySelector(selector);
      if (stage === null) return ['no table'];
      interface Thing {
        readonly what: string;
        /** Parts of one thing may lie over each other. */
        readonly of: string;
        readonly box: DOMRect;
      }
      const things: Thing[] = [];
      const add = (what: string, of: string, element: Element): void => {
        const isSeen = element.checkVisibility({ visibilityProperty: true });
        const box = element.getBoundingClientRect();
        if (isSeen && box.width > 0) things.push({ what, of, box });
      };
      for (const seat of stage.querySelectorAll('article[data-seat]')) {
        const number = `seat ${seat.getAttribute('data-seat')}`;
        add(number, number, seat);
        for (const part of seat.querySelectorAll('span[role="img"]')) {
          add(`${number}: ${part.getAttribute('aria-label')}`, number, part);
        }
      }
      for (const name of ['bet', 'pot']) {
        for (const element of stage.querySelectorAll(`[data-${name}]`)) {
          const one = `${name} ${element.getAttribute(`data-${name}`)}`;
          add(one, one, element);
        }
      }
      for (const board of stage.querySelectorAll('section[aria-label^="Board"]')) {
        const one = board.getAttribute('aria-label') ?? '';
        add(one, one, board);
      }
      for (const note of stage.querySelectorAll('[data-notes] > *')) add('note', 'note', note);

      const edge = stage.getBoundingClientRect();
      const out = things
        .filter(
          ({ box }) =>
            box.left < edge.left - slack ||
            box.right > edge.right + slack ||
            box.top < edge.top - slack ||
            box.bottom > edge.bottom + slack,
        )
        .map(({ what }) => `${what} sticks out`);
      const over = things.flatMap((one, i) =>
        things
          .slice(i + 1)
          .filter(({ of, box }) => {
            const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
            const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
            return of !== one.of && width > slack && height > slack;
          })
          .map(({ what }) => `${one.what} × ${what}`),
      );
      return [...out, ...over];
    },
    [SLACK, table] as const,
  );

/** Begins to look at every frame where seats and boards stand. */
export const watchPlaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const places: string[] = [];
    const look = (): void => {
      const what = 'article[data-seat], section[aria-label^="Board"]';
      const boxes = [...document.querySelectorAll(what)].map((element) => {
        const { left, top } = element.getBoundingClientRect();
        return `${element.getAttribute('aria-label')?.split(',')[0]} ${left} ${top}`;
      });
      const all = boxes.join('; ');
      if (!places.includes(all)) places.push(all);
      requestAnimationFrame(look);
    };
    Object.assign(window, { places });
    look();
  });

export const placesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { places: string[] }).places);
