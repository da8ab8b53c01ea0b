import { expect, test } from '@playwright/test';
import { phoneSize } from '../cold-load.ts';
import { ask, fast3g, type Journey } from '../slow-network.ts';

const tries = 4;

test('on 3G and an old phone the number and the hours can be read in 1.5 s, and the first question leaves in 4 s', async ({
  browser,
}) => {
  // Another program may slow down one try.
  let best: Journey = { readableMs: Number.POSITIVE_INFINITY, sentMs: Number.POSITIVE_INFINITY };
  for (let count = 0; count < tries && !isGood(best); count++) {
    const context = await browser.newContext({ viewport: phoneSize });
    const journey = await ask(await context.newPage(), '/', fast3g);
    best = {
      readableMs: Math.min(best.readableMs, journey.readableMs),
      sentMs: Math.min(best.sentMs, journey.sentMs),
    };
    await context.close();
  }
  expect(best.readableMs).toBeLessThanOrEqual(1_500);
  expect(best.sentMs).toBeLessThanOrEqual(4_000);
});

const isGood = ({ readableMs, sentMs }: Journey) => readableMs <= 1_500 && sentMs <= 4_000;
