/** What somebody does who is really there. */
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
/** When nobody does anything: the page has come to rest by then. */
const restMs = 1_000;

let sign = Promise.resolve();

/**
 * Settles when the parts that the server has drawn have to come alive: at the first sign of somebody, or when the page has come to rest. At once
 * where the server drew nothing, and on the server itself.
 */
export function firstSign(): Promise<void> {
  return sign;
}

/** The server's markup stands in the page, and looks and speaks as it should. Called before it is taken over. */
export function waitForSign(): void {
  // Somebody may be typing already.
  if (document.activeElement !== document.body) return;
  sign = new Promise((resolve) => {
    for (const type of signs) addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
    setTimeout(resolve, restMs);
  });
}
