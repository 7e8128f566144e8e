/** How well text can be read, by the pixels that are really there: opacity, filters and all. */

import type { Page } from 'playwright-core';

/** What text needs, by WCAG. */
const LEAST = 4.5;

/** Each text of a place that falls short, with its contrast. */
export async function unreadable(page: Page, place: string): Promise<readonly string[]> {
  const picture = await page.locator(place).screenshot({ animations: 'disabled' });
  return page.evaluate(
    async ([data, selector, least]) => {
      const stage = document.querySelector(selector);
      if (stage === null) return ['no place'];
      const origin = stage.getBoundingClientRect();
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (context === null) return ['no canvas'];
      context.drawImage(image, 0, 0);
      const scale = image.width / origin.width;
      const { data: rgba } = context.getImageData(0, 0, image.width, image.height);

      const linear = (value: number): number =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      const light = (rgb: number): number =>
        0.2126 * linear((rgb >> 16) / 255) +
        0.7152 * linear(((rgb >> 8) & 255) / 255) +
        0.0722 * linear((rgb & 255) / 255);
      const contrast = (a: number, b: number): number => {
        const [dark = 0, bright = 0] = [light(a), light(b)].sort((one, other) => one - other);
        return (bright + 0.05) / (dark + 0.05);
      };
      /** The colour there is most of, and what stands out most from it. */
      const read = (box: DOMRect): number => {
        const ends = [box.left - origin.x, box.right - origin.x, box.top - origin.y];
        const [left = 0, right = 0, top = 0] = ends.map((end) => Math.round(end * scale));
        const bottom = Math.round((box.bottom - origin.y) * scale);
        const counts = new Map<number, number>();
        for (let y = Math.max(0, top); y < Math.min(bottom, image.height); y++) {
          for (let x = Math.max(0, left); x < Math.min(right, image.width); x++) {
            const i = 4 * (y * image.width + x);
            const rgb = ((rgba[i] ?? 0) << 16) | ((rgba[i + 1] ?? 0) << 8) | (rgba[i + 2] ?? 0);
            counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
          }
        }
        const [ground = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
        return Math.max(...[...counts.keys()].map((rgb) => contrast(rgb, ground)));
      };

      const wrong: string[] = [];
      const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
        if (parent.closest('.visually-hidden') !== null) continue;
        // Written only when it is pointed at.
        if (getComputedStyle(parent).color === 'rgba(0, 0, 0, 0)') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 3 || box.height < 3) continue;
        const ratio = read(box);
        if (ratio < least) wrong.push(`${text}: ${ratio.toFixed(2)}`);
      }
      return wrong;
    },
    [picture.toString('base64'), place, LEAST] as const,
  );
}
