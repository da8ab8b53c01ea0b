import { logFailure } from '../browser/log.ts';

/** After a failed load, unless the network comes back before. */
const retryMs = 5_000;

/** Code of the page, asked for until it comes: a network that goes takes nothing away that stands on the screen. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
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
