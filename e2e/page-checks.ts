import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { inTurn } from './tiers.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the whole page, each with where; all its rules, or only some. */
export async function violations(page: Pick<Page, 'evaluate'>, rules: string[] = []): Promise<string[]> {
  // It is large, and stays in a page that is looked at again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    // A colour on its way from one theme to the other is neither. In a closed part of the page it would never arrive by itself.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    for (const animation of passing) animation.finish();
    const { run }: typeof axe = Reflect.get(window, 'axe');
    // What is as it should be is of no interest here; to name it all takes longer than to check it.
    const found = await run(document, { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}

/** What axe's rules about colours are; all others say the same by day and by night. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** All rules by day, those about colours by night too; `npm test` checks one theme, by the page's address. */
export async function violationsInBothThemes(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  const address = await page.evaluate(() => location.pathname + location.search + document.title);
  const themes = inTurn(
    ['light', 'dark'],
    Buffer.from(address).reduce((sum, byte) => sum + byte, 0),
  );
  const faults: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const found = await violations(page, index === 0 ? [] : colourRules);
    faults.push(...found.map((violation) => `${theme}: ${violation}`));
  }
  return faults;
}

/** The controls that are smaller than a finger. Links within a sentence may be (WCAG 2.2, 2.5.8). */
export function smallTargets(page: Pick<Page, 'evaluate'>): Promise<string[]> {
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

/** What reaches over the sides of the window. Rows of tabs or filters and the lanes of a board may. */
export function overTheSides(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const outside = [...document.querySelectorAll('a[href], button, textarea')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const group = control.closest('fieldset');
      const mayScroll =
        (group !== null && getComputedStyle(group).overflowX === 'auto') ||
        control.closest(
          'nav:is([aria-label="Case"], [aria-label="Caso"]), section:is([aria-label="Lanes"], [aria-label="Columnas"])',
        ) !== null;
      return !mayScroll && width > 1 && right > 0 && (left < -1 || right > clientWidth + 1);
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

/** The filled buttons of a part, by their text: there is one main action, or one that destroys. */
export function filledButtons(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const probe = document.createElement('i');
    root.append(probe);
    const fills = ['--accent', '--danger-solid'].map((name) => {
      probe.style.backgroundColor = `var(${name})`;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    return [...root.querySelectorAll('button, a')]
      .filter((button) => button.checkVisibility() && fills.includes(getComputedStyle(button).backgroundColor))
      .map((button) => button.textContent ?? '');
  });
}
