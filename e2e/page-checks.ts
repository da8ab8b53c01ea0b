import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the whole page, each with where. */
export async function violations(page: Page): Promise<string[]> {
  return analyse(new AxeBuilder({ page }));
}

async function analyse(axe: AxeBuilder): Promise<string[]> {
  // In the page itself: a second one for the results, as for pages with frames, takes longer than the checks.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** What axe's rules about colours are; all others say the same by day and by night. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** All rules by day, those about colours by night too. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const wear = (theme: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  await wear('light');
  const byDay = await violations(page);
  await wear('dark');
  const byNight = await analyse(new AxeBuilder({ page }).withRules(colourRules));
  return [...byDay.map((violation) => `light: ${violation}`), ...byNight.map((violation) => `dark: ${violation}`)];
}

/** The controls that are smaller than a finger. Links within a sentence may be (WCAG 2.2, 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastPx = 44;
    const controls = [...document.querySelectorAll('a[href], button, input, textarea, select, summary')];
    return controls.flatMap((control) => {
      const { width, height, bottom } = control.getBoundingClientRect();
      const { display, visibility } = getComputedStyle(control);
      const isShown = width > 1 && height > 1 && visibility === 'visible' && bottom > 0;
      const isSmall = Math.round(width) < leastPx || Math.round(height) < leastPx;
      if (!isShown || !isSmall || display === 'inline') return [];
      return [`${control.getAttribute('aria-label') ?? control.textContent} ${width}x${height}`];
    });
  });
}

/** What reaches over the sides of the window, where it would have to be scrolled to in a second direction. */
export function overTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const outside = [...document.querySelectorAll('a[href], button, textarea')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && right > 0 && (left < -1 || right > clientWidth + 1);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...outside.map((control) => control.outerHTML.slice(0, 100)),
    ];
  });
}

/** How much taller than the window the page is, and how much of the window is left to the conversation, both in px. */
export function heights(page: Page): Promise<{ over: number; conversation: number }> {
  return page.evaluate(() => {
    const { clientHeight, scrollHeight } = document.documentElement;
    const scrolls = (box: Element) => getComputedStyle(box).overflowY === 'auto' && !box.closest('form');
    const conversation = [...document.querySelectorAll('main div')].find(scrolls)?.clientHeight ?? 0;
    return { over: scrollHeight - clientHeight, conversation };
  });
}
