const signs = ['pointerover', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
/** Without input the page is idle after this long. */
const restMs = 1_000;

declare global {
  interface Window {
    /** Set by the first script (visitor-entry.ts). */
    rxSheets?: string;
  }
}

let sign = Promise.resolve();
let styles = Promise.resolve();

/** On first input or when idle. At once without server markup, and on the server. */
export function whenFirstInput(): Promise<void> {
  return sign;
}

/** Hydrated parts need them. */
export function whenAllStyles(): Promise<void> {
  return styles;
}

export function awaitFirstInput(): void {
  const { activeElement, body, documentElement } = document;
  // The visitor may be typing already, and staff who are signed in have no use for Login.
  if (activeElement === body && documentElement.dataset.session === undefined)
    sign = new Promise((resolve) => {
      for (const type of signs) addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
      setTimeout(resolve, restMs);
    });
  styles = sign.then(addStyles);
}

/** All at once, so nothing moves twice. */
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
