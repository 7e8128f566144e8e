/** From the table to the calculator: "Why?" of a pot, and a past hand. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CalculatorScreen } from './calculator.js';
import { gather, goAllIn } from './party.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

test('"Why?" and a past hand open in the calculator as they were paid', async () => {
  const calm = { isCalm: true };
  const party = await gather(world, { ann: calm }, { runOut: 'none', handPause: 60_000 });
  const { ann } = party;
  await ann.button('Start the game').click();
  await goAllIn(party);
  await ann.until('the hand is over', ({ hand }) => hand?.view.over === true);
  const won = Object.fromEntries(
    ann.view
      .hand!.view.players.filter((player) => player.won > 0)
      .map((player) => [ann.view.seats.find(({ seat }) => seat === player.seat)?.name, player.won]),
  );
  const follow = async (): Promise<CalculatorScreen> => {
    const link = ann.page.getByRole('link', { name: 'Open in the calculator' });
    await link.waitFor();
    const opened = ann.page.waitForEvent('popup', { timeout: 120_000 });
    await link.click();
    const page = await opened;
    await page.getByRole('heading', { level: 1, name: 'Side-pot calculator' }).waitFor();
    return new CalculatorScreen(page);
  };
  // Pots are paid one by one: the answer is about all that was paid when it was asked.
  await expect.poll(() => ann.button(/Why\?/).count()).toBe(3);
  await ann.button(/Why\?/).first().click();
  const asked = await (await follow()).answer();
  expect(asked).toMatchObject({ refund: { Ann: 680 }, awards: won });
  expect(asked.pots.map(({ amount }) => amount)).toEqual([240, 300, 320]);
  await ann.page.keyboard.press('Escape');

  await ann.button(/^Menu/).click();
  await ann.page.getByRole('tab', { name: 'Hands' }).click();
  await ann.button(/Hand 1/).click();
  expect(await (await follow()).answer()).toMatchObject({ refund: { Ann: 680 }, awards: won });
});
