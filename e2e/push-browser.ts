import type { Browser, BrowserContext, LaunchOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { type BrowserSubscription, startPushService } from '../apps/server/testing/push/push-service-double.ts';

interface Shown {
  title: string;
  body: string;
  lang: string;
  tag: string;
}

/** A browser with a push service. */
interface PushBrowser {
  context: BrowserContext;
  subscribe(): BrowserSubscription;
  /** The next message, decrypted by RFC 8291. */
  received(): Promise<string>;
  /** Hands a message to the page's service worker. */
  deliver(page: Page, message: string): Promise<void>;
  shown(page: Page): Promise<Shown[]>;
  press(): Promise<void>;
  close(): Promise<void>;
}

/** The shell without a window refuses all notifications. */
export async function openPushBrowser(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
  baseURL: string,
): Promise<PushBrowser> {
  const service = await startPushService();
  const executablePath = process.env.CHROMIUM_FULL_PATH;
  const browser: Browser = await chromium.launch({ ...options, ...(executablePath && { executablePath }) });
  const context = await browser.newContext({ baseURL, permissions: ['notifications'], reducedMotion: 'reduce' });
  return {
    context,
    subscribe: service.subscribe,
    async received() {
      while (service.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      return service.received.shift()?.text ?? '';
    },
    deliver: (page, message) => deliver(page, `${baseURL}/`, message),
    shown: (page) => page.evaluate(readShown),
    async press() {
      await context.serviceWorkers()[0]?.evaluate(pressShown);
    },
    async close() {
      await browser.close();
      await service.close();
    },
  };
}

async function deliver(page: Page, origin: string, data: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const devtools = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === origin);
      if (own) resolve(own.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devtools.detach();
}

async function readShown(): Promise<Shown[]> {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
}

/** Runs in the service worker. Chromium has no command that presses. */
async function pressShown(): Promise<void> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
  const [notification] = await registration.getNotifications();
  const PressEvent = Reflect.get(self, 'NotificationEvent');
  const event = new PressEvent('notificationclick', { notification });
  self.dispatchEvent(Object.defineProperty(event, 'waitUntil', { value: () => undefined }));
}
