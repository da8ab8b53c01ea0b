import { logFailure } from '../browser/log.ts';

/** Earlier when the network returns. */
const retryMs = 5_000;

/** A network loss removes nothing from the screen. */
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
