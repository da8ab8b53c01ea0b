import { logFailure } from '../browser/log.ts';

/** Retries after this, or earlier when the network returns. */
const retryMs = 5_000;

/** Retries a dynamic import until it succeeds, so a network loss removes nothing from the screen. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      logFailure('A part of the page was not loaded', error);
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, retryMs);
      });
    }
  }
}
