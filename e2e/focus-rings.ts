import type { Page } from '@playwright/test';

/** Controls whose focus ring is missing, has sharp corners, or ends outside of the window, on the page as it is shown. */
export async function ringFaults(page: Page): Promise<string[]> {
  // Rings show where the keyboard is in use.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const leastRadius = 4;
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, select, summary, [tabindex="0"]');
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.closest('[inert]')) return [];
      control.focus();
      if (!control.matches(':focus-visible')) return [];
      const style = getComputedStyle(control);
      const { left, right } = control.getBoundingClientRect();
      const ring = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
      const isOut = right > 0 && left < innerWidth && (left - ring < -1 || right + ring > innerWidth + 1);
      const faults = [
        ...(style.outlineStyle === 'none' ? ['no ring'] : []),
        ...(Number.parseFloat(style.borderTopLeftRadius) < leastRadius ? ['sharp corners'] : []),
        // What a hand moves sideways may end there.
        ...(isOut && !control.closest('fieldset') ? ['out of the window'] : []),
      ];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return faults.map((fault) => `${fault}: ${control.localName} “${name.trim().slice(0, 40)}”`);
    });
  });
}
