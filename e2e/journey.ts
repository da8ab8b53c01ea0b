import { type BrowserContext, test as plain } from '@playwright/test';

// The process that draws a journey's pages is kept, with our code compiled: an empty page of the same origin stays open, and Chromium draws
// both in one process (`--process-per-site`). That saves a third of a journey. What pages leave behind is deleted, or the context ends.

export * from '@playwright/test';

interface Kept {
  context: BrowserContext;
  /** What it was opened with: a journey that asks for something else gets another. */
  options: string;
  journeys: number;
  isSpent: boolean;
  clean(): Promise<void>;
}

/** A process holds what many pages left in its memory. */
const mostJourneys = 40;

export const test = plain.extend<object, { shelf: { kept?: Kept } }>({
  shelf: [
    async ({ browser }, use) => {
      const shelf: { kept?: Kept } = {};
      await use(shelf);
      if (browser.isConnected()) await shelf.kept?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shelf, viewport, isMobile, hasTouch, contextOptions }, use, testInfo) => {
    const options = JSON.stringify({ viewport, isMobile, hasTouch, contextOptions });
    if (shelf.kept && shelf.kept.options !== options) {
      await shelf.kept.context.close();
      delete shelf.kept;
    }
    shelf.kept ??= await keep(await browser.newContext(), options);
    const { kept } = shelf;
    kept.journeys += 1;
    await use(kept.context);
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    if (hasPassed && !kept.isSpent && kept.journeys < mostJourneys) return kept.clean();
    delete shelf.kept;
    await kept.context.close();
  },
});

async function keep(context: BrowserContext, options: string): Promise<Kept> {
  const kept: Kept = { context, options, journeys: 0, isSpent: false, clean };
  const anchor = await context.newPage();
  await anchor.goto('/healthz');
  context.on('close', () => {
    kept.isSpent = true;
  });
  noteWhatStays(kept);
  // The network state is set per process but read per page, so such a page gets its own process.
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    kept.isSpent = true;
    await anchor.close();
    await setOffline(isOffline);
  };
  return kept;

  async function clean(): Promise<void> {
    // A route still under way when its page closes would fail the journey after.
    const ignoring = { behavior: 'ignoreErrors' } as const;
    const pages = context.pages().filter((page) => page !== anchor);
    await Promise.all(pages.map((page) => page.unrouteAll(ignoring).then(() => page.close())));
    await Promise.all([
      context.unrouteAll(ignoring),
      context.clearPermissions(),
      anchor.evaluate(forgetAll),
      context.clearCookies(),
    ]);
  }
}

/** Empties all that outlives a page of its origin, and waits until it is empty. Runs in the page. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  const databases = await indexedDB.databases();
  const deletions = databases.map(
    ({ name = '' }) =>
      new Promise<void>((settle, fail) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.onsuccess = () => settle();
        deletion.onerror = () => fail(deletion.error);
      }),
  );
  const caches = await window.caches.keys();
  await Promise.all([...deletions, ...caches.map((name) => window.caches.delete(name))]);
}

/** What {@link keep} does not take back when a journey has done it to its context; all that is the clock's neither. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'on',
  'once',
];

function noteWhatStays(kept: Kept): void {
  const { context } = kept;
  const note = (of: object, name: string) => {
    const done: (...args: unknown[]) => unknown = Reflect.get(of, name);
    Reflect.set(of, name, (...args: unknown[]) => {
      kept.isSpent = true;
      return Reflect.apply(done, of, args);
    });
  };
  for (const name of lasting) note(context, name);
  for (const name of ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']) {
    note(context.clock, name);
  }
}
