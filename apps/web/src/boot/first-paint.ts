/** What somebody does who is really there. */
const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
/** When nobody does anything: the page has come to rest by then. */
const restMs = 1_000;

declare global {
  interface Window {
    /** The styles that the first paint did not need, as elements that are not used yet. Set by the first script (early/visitor.ts). */
    rxSheets?: string;
  }
}

let sign = Promise.resolve();
let styles = Promise.resolve();

/**
 * Settles when the parts that the server has drawn have to come alive: at the first sign of somebody, or when the page has come to rest. At once
 * where the server drew nothing, and on the server itself.
 */
export function firstSign(): Promise<void> {
  return sign;
}

/** Settles when the styles are on the page that were not needed for its first paint: what comes alive needs them. */
export function wholeStyles(): Promise<void> {
  return styles;
}

/** The server's markup stands in the page, and looks and speaks as it should. Called before it is taken over. */
export function waitForSign(): void {
  // Somebody may be typing already.
  if (document.activeElement === document.body)
    sign = new Promise((resolve) => {
      for (const type of signs) addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
      setTimeout(resolve, restMs);
    });
  styles = sign.then(addStyles);
}

/** All in one step: some without the others would move what stands in the page. */
async function addStyles(): Promise<void> {
  document.head.insertAdjacentHTML('beforeend', window.rxSheets ?? '');
  const links = [...document.querySelectorAll<HTMLLinkElement>('[media=print]')];
  await Promise.all(
    links.map(
      (link) =>
        new Promise((settle) => {
          link.onload = link.onerror = settle;
        }),
    ),
  );
  for (const link of links) link.media = 'all';
}
