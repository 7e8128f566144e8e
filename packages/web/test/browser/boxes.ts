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
        for (const tag of seat.querySelectorAll('[data-tag]')) add(`${number}: tag`, number, tag);
        for (const card of seat.querySelectorAll('[data-cards]'))
          add(`${number}: cards`, number, card);
      }
      for (const name of ['bet', 'pot']) {
        for (const element of stage.querySelectorAll(`[data-${name}]`)) {
          const one = `${name} ${element.getAttribute(`data-${name}`)}`;
          add(one, one, element);
        }
      }
      for (const board of stage.querySelectorAll('[data-board]')) {
        const one = board.getAttribute('aria-label') ?? '';
        add(one, one, board);
      }
      const said =
        '[data-bomb], [data-game], [data-notes] > *, [data-below] > *:not([data-notes], [data-game]), [data-verdict]';
      for (const note of stage.querySelectorAll(said)) {
        add(`note “${note.textContent}”`, 'note', note);
      }
      for (const total of stage.querySelectorAll('[data-pots] > p')) add('total', 'total', total);

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

/** Dealer's buttons that lie over a number of the chances beside the cards. */
export const covered = (page: Page, table: string): Promise<readonly string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} [data-seat]`)].flatMap((seat) => {
        const button = seat.querySelector('[data-button]')?.getBoundingClientRect();
        if (button === undefined) return [];
        return [...seat.querySelectorAll('[data-equity] > *')]
          .filter((row) => {
            const box = row.getBoundingClientRect();
            const width = Math.min(box.right, button.right) - Math.max(box.left, button.left);
            const height = Math.min(box.bottom, button.bottom) - Math.max(box.top, button.top);
            return row.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
          })
          .map((row) => `the button lies over ${row.textContent}`);
      }),
    table,
  );

/** Names and stacks that leave their plates, in any script. */
export const spilled = (page: Page, table: string): Promise<readonly string[]> =>
  page.evaluate(
    ([slack, selector]) =>
      [...document.querySelectorAll(`${selector} article[data-seat]`)].flatMap((seat) => {
        const plate = seat.getBoundingClientRect();
        return [...seat.querySelectorAll('bdi, [data-stack], [data-number]')]
          .filter((text) => {
            const box = text.getBoundingClientRect();
            return box.left < plate.left + slack || box.right > plate.right - slack;
          })
          .map((text) => `${text.textContent} leaves its plate`);
      }),
    [SLACK, table] as const,
  );

/**
 * What of the bars cannot be used: what leaves the screen or its bar, what lies over something else,
 * what cannot be hit, and a bar that would have to be scrolled.
 */
export const outOfPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    const { innerWidth, innerHeight } = window;
    const wrong: string[] = [];
    const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - slack &&
      inner.right <= outer.right + slack &&
      inner.top >= outer.top - slack &&
      inner.bottom <= outer.bottom + slack;
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const parts = {
      'top bar': document.querySelector('header'),
      felt: document.querySelector('[data-shape]'),
      actions: document.querySelector('section[aria-label="Your actions"]'),
    };
    const boxes: [string, DOMRect][] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (part === null) return [`no ${name}`];
      const box = part.getBoundingClientRect();
      boxes.push([name, box]);
      if (!isIn(box, screen)) wrong.push(`${name} leaves the screen`);
      if (
        part.scrollHeight > part.clientHeight + slack ||
        part.scrollWidth > part.clientWidth + slack
      )
        wrong.push(`${name} scrolls: ${part.scrollHeight} in ${part.clientHeight}`);
      if (name === 'felt') continue;
      const controls = [...part.querySelectorAll('button, input, [role="slider"], label, p')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box: { width, height } }) => width > 2 && height > 2);
      for (const [i, { one, box: at }] of controls.entries()) {
        const said = `${name}: ${one.getAttribute('aria-label') ?? one.textContent}`;
        if (!isIn(at, box)) wrong.push(`${said} leaves its bar`);
        const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        if (hit !== null && !one.contains(hit) && !hit.contains(one))
          wrong.push(`${said} is covered`);
        for (const other of controls.slice(i + 1)) {
          const isInside = one.contains(other.one) || other.one.contains(one);
          if (!isInside && meet(at, other.box)) wrong.push(`${said} × ${other.one.textContent}`);
        }
      }
    }
    for (const [i, [name, box]] of boxes.entries()) {
      for (const [other, at] of boxes.slice(i + 1))
        if (meet(box, at)) wrong.push(`${name} × ${other}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
    return wrong;
  }, SLACK);

/** Where the felt stands and how large it is. */
export const feltBox = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-shape]')?.getBoundingClientRect();
    return box === undefined
      ? 'nowhere'
      : [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
  });

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
