/** The screens that people have, and what a table leaves of each for the felt. */

import type { Page } from 'playwright-core';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** What the bars leave for the felt, at least. */
  readonly felt: readonly [width: number, height: number];
}

const screen = (width: number, height: number, ...felt: Screen['felt']): Screen => ({
  ...{ width, height, felt },
});

/** The last one is 1440 × 900 at 200 % zoom. */
export const SCREENS: readonly Screen[] = [
  screen(1440, 900, 1140, 683),
  screen(1280, 720, 980, 527),
  screen(1024, 768, 1024, 559),
  screen(820, 1180, 820, 891),
  screen(412, 915, 412, 626),
  screen(390, 844, 390, 555),
  screen(390, 664, 390, 431),
  screen(375, 553, 375, 362),
  screen(360, 640, 360, 407),
  screen(844, 390, 582, 350),
  screen(640, 360, 412, 320),
  screen(720, 450, 492, 410),
];

export const nameOf = ({ width, height }: Screen): string => `${width}×${height}`;

/** And waits until everything has been laid out for it. */
export async function showOn(page: Page, { width, height }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

/** The felt alone, as large as the bars of that screen leave it. */
export async function showFelt(page: Page, width: number, height: number): Promise<void> {
  const found = SCREENS.find((one) => one.width === width && one.height === height);
  if (found === undefined) throw new Error(`no screen of ${width} × ${height}`);
  await page.evaluate(([boxWidth, boxHeight]) => {
    const { style } = document.documentElement;
    style.setProperty('--box-width', `${boxWidth}px`);
    style.setProperty('--box-height', `${boxHeight}px`);
  }, found.felt);
  await showOn(page, found);
}
