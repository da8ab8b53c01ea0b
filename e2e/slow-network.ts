import type { Page } from '@playwright/test';

/** What a network does, as Chromium's protocol counts it: bytes a second, ms. */
export interface Network {
  name: string;
  downBytesPerSecond: number;
  upBytesPerSecond: number;
  latencyMs: number;
}

const giveUpAfterMs = 60_000;
const kilobits = 1_000 / 8;
export const fast3g: Network = {
  name: '3G (1.6 Mbit/s, 150 ms)',
  downBytesPerSecond: 1_600 * kilobits,
  upBytesPerSecond: 750 * kilobits,
  latencyMs: 150,
};
export const slow3g: Network = {
  name: 'slow 3G (400 kbit/s, 400 ms)',
  downBytesPerSecond: 400 * kilobits,
  upBytesPerSecond: 400 * kilobits,
  latencyMs: 400,
};

export interface Journey {
  /** From the start of the navigation until the shop's phone and whether it is open are on the screen. */
  readableMs: number;
  /** From the start of the navigation until the first question leaves. */
  sentMs: number;
}

declare global {
  interface Window {
    readableMs?: number;
  }
}

/** Opens the public page on an old phone in a poor network, as a visitor who asks as soon as there is somewhere to. */
export async function ask(page: Page, url: string, network: Network): Promise<Journey> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downBytesPerSecond,
    uploadThroughput: network.upBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(noteReadable);
  let sentAt = 0;
  page.on('request', (request) => {
    if (sentAt === 0 && request.url().endsWith('/api/chat-stream')) sentAt = Date.now();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const box = page.locator('textarea');
  await box.waitFor();
  await box.fill('Are you open on Saturday?');
  // A user who sees that nothing happened presses again.
  const giveUpAt = Date.now() + giveUpAfterMs;
  while (sentAt === 0) {
    if (Date.now() > giveUpAt) throw new Error('no question left');
    if ((await box.inputValue()) !== '') await box.press('Enter');
    await page.waitForTimeout(100);
  }
  const { origin, readableMs } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    readableMs: window.readableMs,
  }));
  await session.detach();
  return { readableMs: readableMs ?? Number.NaN, sentMs: sentAt - origin };
}

/** Runs in the page: notes the frame in which the number and the hours are on the screen. */
function noteReadable(): void {
  const isSeen = (selector: string, text: RegExp) =>
    [...document.querySelectorAll(selector)].some(
      (element) => text.test(element.textContent) && element.checkVisibility(),
    );
  const look = () => {
    if (isSeen('a[href^="tel:+"]', /\d/) && isSeen('section span', /\b(opens|closes)\b.*\d/i))
      window.readableMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
