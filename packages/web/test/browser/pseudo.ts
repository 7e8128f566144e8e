/**
 * The built page in a language that has no ASCII letter: the chunk of words is handed out with a few
 * lines around it that change the language before the page asks for it. Nothing in the page knows.
 */

import type { Page } from 'playwright-core';
import { pseudo } from '../../../i18n/test/pseudo.js';

const WORDS = /\/assets\/words-en-[\w-]+\.js$/;

const around = (real: string): string => `
export * from '${real}';
import * as all from '${real}';
const isObject = (one) => typeof one === 'object' && one !== null;
const parts = Object.values(all).filter(isObject).flatMap((one) => [one, one.language]);
const language = parts.find((one) => isObject(one) && 'chapters' in one);
const pseudo = ${pseudo.toString()};
language.words = pseudo(language.words);
for (const [chapter, load] of Object.entries(language.chapters)) {
  language.chapters[chapter] = async () => pseudo(await load());
}
`;

export async function speakPseudo(page: Page): Promise<void> {
  await page.route(WORDS, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: around(`${new URL(route.request().url()).pathname}?real`),
    }),
  );
}

/** What has a letter and is not among what may: each with the element it belongs to. */
export const lettersIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
      ...['title', 'placeholder', 'alt', 'label'],
    ];
    /** Codes of errors, cards, keys, links, languages by their own names, and what is written so everywhere. */
    const isFree = (element: Element): boolean =>
      element.closest('code, [data-card], [aria-keyshortcuts] > [aria-hidden], option[lang]') !==
      null;
    const FREE =
      /https?:\S+|[AKQJ](?=[♣♦♥♠])|\b(?:Sidepot|PHHS?|PokerStars|Open Hand History|OHH|JSON|QR|VPIP|PFR|RFI|AFq?|WTSD|W\$SD|WWSF)\b/g;
    const found: string[] = [];
    const look = (text: string | null, where: string): void => {
      if (text !== null && /[A-Za-z]/.test(text.replace(FREE, ''))) {
        found.push(`${where}: ${text.trim()}`);
      }
    };
    look(document.title, 'title');
    for (const element of document.querySelectorAll('body, body *')) {
      const name = element.tagName.toLowerCase();
      if (['script', 'style', 'noscript'].includes(name) || isFree(element)) continue;
      for (const attribute of ATTRIBUTES) {
        look(element.getAttribute(attribute), `${name}[${attribute}]`);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue, name);
      }
    }
    return [...new Set(found)];
  });
