import type { CDPSession, Page } from '@playwright/test';
import { allEn as en } from '../apps/web/src/texts/all-texts.ts';
import { chatPage } from './chat-page.ts';
import { scriptAnswers } from './scripted-answers.ts';

/** An old phone takes so long for `sampleLayout`, in ms: four times what a quiet server core does. */
const phoneLayoutMs = 20;
const mostSlowness = 8;
/** What the Event Timing API does not report is shorter than this, in ms. */
const leastMs = 16;

export interface Timed {
  /** From the key or press to the next paint, the longest. */
  interactionMs: number;
  /** The longest task of the page's main thread; 0 for none above 50 ms. */
  longTaskMs: number;
}

/**
 * A visitor's session on an old phone's processor, in rounds: the best that each act took, measured in the page by the Event Timing API.
 * The page must be as wide as a phone's; answers come from here. Ends early once `isGood`.
 */
export async function timeSession(
  page: Page,
  rounds: number,
  isGood: (best: ReadonlyMap<string, Timed>) => boolean,
): Promise<Map<string, Timed>> {
  await observe(page);
  const acts = await openSession(page);
  const session = await page.context().newCDPSession(page);
  const best = new Map<string, Timed>();
  for (let round = 0; round < rounds && (round === 0 || !isGood(best)); round += 1) {
    for (const [name, act] of Object.entries(acts)) {
      await slowToPhone(page, session);
      const timed = await time(page, act);
      const before = best.get(name) ?? timed;
      best.set(name, {
        interactionMs: Math.min(before.interactionMs, timed.interactionMs),
        longTaskMs: Math.min(before.longTaskMs, timed.longTaskMs),
      });
    }
  }
  return best;
}

/** The name of the act in which 3 kB of an answer come. */
export const streaming = 'type while an answer comes';

async function openSession(page: Page): Promise<Record<string, () => Promise<void>>> {
  const answer = await scriptAnswers(page);
  await page.goto('/');
  const { input, conversation } = chatPage(page);
  await input.focus();
  await page.waitForLoadState('networkidle');

  const stop = page.getByRole('button', { name: en.chat.stop });
  const hours = page.getByRole('button', { name: en.shell.hours, exact: true });
  const sentence = '**We are open** until 5:30 pm today, come in by the front door please. ';
  const piece = `${sentence.repeat(5)}\n\n- one thing\n- another\n\n`;
  return {
    type: () => input.pressSequentially('When do you', { delay: 20 }),
    send: async () => {
      await input.fill('Are you open on Saturday? My number is 503 555 0142');
      await input.press('Enter');
      await stop.waitFor();
    },
    [streaming]: async () => {
      for (let at = 0; at < 8; at += 1) {
        await answer.chunk(piece);
        await input.press('x');
        await page.waitForTimeout(60);
      }
    },
    'stop an answer': () => stop.click(),
    'scroll by keys': async () => {
      await conversation.focus();
      for (const key of ['PageUp', 'PageDown', 'Home', 'End']) await page.keyboard.press(key);
    },
    'open a dialog': async () => {
      await page.getByRole('button', { name: en.shell.login }).click();
      await page.getByRole('dialog').waitFor();
    },
    'close a dialog': () => page.keyboard.press('Escape'),
    'switch the theme': () => page.getByRole('button', { name: /^Theme/ }).click(),
    'switch the language': async () => {
      await page.getByRole('button', { name: 'Español' }).click();
      await page.locator('html[lang=es]').waitFor();
    },
    'switch the language back': async () => {
      await page.getByRole('button', { name: 'English' }).click();
      await page.locator('html[lang=en]').waitFor();
    },
    'open the hours': () => hours.click(),
    'close the hours': () => hours.click(),
  };
}

/** The same phone on every machine, at any moment. */
async function slowToPhone(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const rate = phoneLayoutMs / (await page.evaluate(sampleLayout));
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.min(mostSlowness, Math.max(1, rate)) });
}

/** To make and lay out 150 paragraphs, the median of 15, in ms. */
function sampleLayout(): number {
  const times = Array.from({ length: 15 }, (_, round) => {
    const start = performance.now();
    const box = document.createElement('div');
    for (let line = 0; line < 150; line += 1) {
      const paragraph = document.createElement('p');
      paragraph.textContent = `${'We are open until 5:30 pm today, come in by the front door please. '.repeat(2)}${round}.${line}`;
      box.append(paragraph);
    }
    document.body.append(box);
    const isLaidOut = box.offsetHeight > 0;
    box.remove();
    return isLaidOut ? performance.now() - start : 0;
  });
  return times.sort((one, other) => one - other)[7] ?? 0;
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { interactions: [] as number[], longTasks: [] as number[] };
    Object.assign(window, { seen });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId') > 0) seen.interactions.push(entry.duration);
      }
    }).observe(options);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

async function time(page: Page, act: () => Promise<void>): Promise<Timed> {
  await settled(page);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { interactions: [], longTasks: [] }));
  await act();
  await settled(page);
  const { interactions, longTasks } = await page.evaluate(
    () => Reflect.get(window, 'seen') as { interactions: number[]; longTasks: number[] },
  );
  return { interactionMs: Math.max(leastMs, ...interactions), longTaskMs: Math.max(0, ...longTasks) };
}

/** Entries come after the paint they tell of. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 120)));
      }),
  );
}
