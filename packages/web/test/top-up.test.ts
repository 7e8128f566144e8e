/** Chips that are added at the table, as the part of the menu stands on the page. */

import type { SeatInfo } from '@sidepot/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { TopUp } from '../src/host/you/TopUp.js';
import { type Table, TableContext } from '../src/session/context.js';

/** What stands there while so many come after this hand. */
function shown(stack: number, topUp: number): string {
  const [seat] = VIEW_EXAMPLE.seats;
  if (seat === undefined) throw new Error('the example has no seat');
  const { poker } = VIEW_EXAMPLE.settings;
  const settings = { ...VIEW_EXAMPLE.settings, poker: { ...poker, maxBuyIn: 200 } };
  const view = { ...VIEW_EXAMPLE, settings };
  const value = { view, connection: { kind: 'open' } } as unknown as Table;
  const mine: SeatInfo = { ...seat, stack, topUp };
  return renderToStaticMarkup(
    createElement(TableContext, { value }, createElement(TopUp, { mine })),
  );
}

test('nothing is asked where nothing can be added any more', () => {
  expect(shown(150, 20)).toContain('<input');
  expect(shown(150, 20)).toContain('Up to 30 more.');
  const full = shown(150, 50);
  expect(full).toContain('50 come after this hand.');
  expect(full).not.toContain('<input');
  expect(full).not.toContain('<button');
  expect(shown(200, 0)).toContain('Your stack is at the most allowed.');
});
