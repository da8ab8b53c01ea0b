import { logFailure } from '../browser/log.ts';

/** Earlier when the network returns. */
const retryMs = 5_000;

/** A stylesheet that failed would count as loaded when its code is tried again. */
export function removeFailedSheets(): void {
  const remove = ({ target }: Event) => target instanceof HTMLLinkElement && target.remove();
  addEventListener('error', remove, true);
}

/** A network loss removes nothing from the screen. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      logFailure('Page part not loaded', error);
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, retryMs);
      });
    }
  }
}
