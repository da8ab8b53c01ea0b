import type { Page } from '@playwright/test';
import { boxesOfText, contentBox, isForScreenReaders, isShown, nameOf, textWidth } from './layout-probes.ts';

const probes = { boxesOfText, contentBox, isForScreenReaders, isShown, nameOf, textWidth };
type Probes = typeof probes;

/** What doesn't fit on the page as it is shown now, one line a fault: kind, place, px. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(`window.probes ??= (() => {
    ${Object.values(probes).map(String).join('\n')}
    return { ${Object.keys(probes).join(', ')} };
  })()`);
  const faults: string[] = [];
  for (const check of [findOverflow, findLooseBoxes, findCutText, findBrokenText, findCutFields, findCovered])
    faults.push(...(await page.evaluate(check)));
  return faults;
}

/** The page is wider than its window, or it or a part of it grows by text for screen readers. */
function findOverflow(): string[] {
  const { nameOf, isForScreenReaders }: Probes = Reflect.get(window, 'probes');
  const faults: string[] = [];
  const root = document.documentElement;
  const over = root.scrollWidth - root.clientWidth;
  if (over > 0) faults.push(`overflow: the page by ${over} px`);
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const scrolls = (box: Element) => !box.matches('textarea') && /auto|scroll/.test(getComputedStyle(box).overflow);
  const boxes = [root, ...all.filter(scrolls)];
  const before = boxes.map(({ scrollWidth, scrollHeight }) => ({ scrollWidth, scrollHeight }));
  const hidden = all.filter(isForScreenReaders);
  for (const each of hidden) each.style.setProperty('display', 'none', 'important');
  for (const [at, box] of boxes.entries()) {
    const { scrollWidth = 0, scrollHeight = 0 } = before[at] ?? {};
    const name = box === root ? 'the page' : nameOf(box);
    if (scrollWidth > box.scrollWidth) faults.push(`hidden text: ${name} is ${scrollWidth - box.scrollWidth} px wider`);
    if (scrollHeight > box.scrollHeight)
      faults.push(`hidden text: ${name} is ${scrollHeight - box.scrollHeight} px taller`);
  }
  for (const each of hidden) each.style.removeProperty('display');
  return faults;
}

/** Boxes that scroll without holding what is placed in them, and tables whose end, with the actions, is out of sight. */
function findLooseBoxes(): string[] {
  const { nameOf }: Probes = Reflect.get(window, 'probes');
  return [...document.querySelectorAll('body :not(textarea)')].flatMap((box) => {
    const { overflowX, overflowY, position, contain, display } = getComputedStyle(box);
    if (!/auto|scroll/.test(overflowX + overflowY) || display === 'none') return [];
    const isLoose = position === 'static' && contain === 'none';
    const by = box.scrollWidth - box.clientWidth;
    const isCut = by > 1 && box.querySelector(':scope > table') !== null;
    return [
      ...(isLoose ? [`hidden text: ${nameOf(box)} does not hold what is placed in it`] : []),
      ...(isCut ? [`out of sight: ${nameOf(box)} by ${by} px`] : []),
    ];
  });
}

/** Text that is cut off, or that stands out of its control. What is marked as an excerpt may be cut: its whole is elsewhere. */
function findCutText(): string[] {
  const { nameOf, isShown, boxesOfText }: Probes = Reflect.get(window, 'probes');
  const faults = new Set<string>();
  const over = (text: DOMRect, place: DOMRect) =>
    Math.max(place.left - text.left, text.right - place.right, text.bottom - place.bottom, place.top - text.top);
  const clips = (box: Element | null): Element | null => {
    if (!box || box === document.documentElement) return null;
    const { overflow, display } = getComputedStyle(box);
    if (display === 'contents' || overflow === 'visible') return clips(box.parentElement);
    // What scrolls can be brought into view.
    return /auto|scroll/.test(overflow) ? null : box;
  };
  const words = 'a[href], button, summary, label, th, td, legend, h1, h2, h3, p, li, dd, dt, [role=option], [role=tab]';
  for (const control of document.querySelectorAll(words)) {
    if (!isShown(control) || control.closest('[data-excerpt]')) continue;
    const own = control.getBoundingClientRect();
    const isBoxed = control.matches('a, button, summary') && getComputedStyle(control).display !== 'inline';
    for (const { text, box } of boxesOfText(control)) {
      if (text.parentElement?.closest('[data-excerpt]')) continue;
      const clip = clips(text.parentElement);
      const cut = clip ? over(box, clip.getBoundingClientRect()) : 0;
      if (clip && cut > 2) faults.add(`cut: ${nameOf(clip)} by ${Math.round(cut)} px`);
      const out = isBoxed ? Math.max(own.left - box.left, box.right - own.right, over(box, own) - 4) : 0;
      if (out > 2) faults.add(`cut: ${nameOf(control)} stands out by ${Math.round(out)} px`);
    }
  }
  return [...faults];
}

/** A short word alone that is broken over two lines; on a wide page, a sentence squeezed into a column of a word or two. */
function findBrokenText(): string[] {
  const { boxesOfText }: Probes = Reflect.get(window, 'probes');
  const lines = new Map<Text, Set<number>>();
  for (const { text, box } of boxesOfText(document.body))
    lines.set(text, (lines.get(text) ?? new Set()).add(Math.round(box.top)));
  const isWide = window.innerWidth >= 1_200 && getComputedStyle(document.documentElement).fontSize === '16px';
  return Array.from(lines, ([text, { size }]) => {
    const words = text.data.trim();
    if (size > 1 && /^\p{L}{2,14}$/u.test(words)) return `broken: ${words}`;
    return isWide && size > 3 && /\s/.test(words) && words.length / size < 10 ? `squeezed: ${words}` : '';
  }).filter((fault) => fault !== '');
}

/** Words of a field that have no room in it: what is chosen, or what it asks for. */
function findCutFields(): string[] {
  const { isShown, contentBox, textWidth }: Probes = Reflect.get(window, 'probes');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return [...fields].flatMap((field) => {
    if (!isShown(field) || /checkbox|radio|file|range|hidden/.test(field.type)) return [];
    const asked = field.value === '' ? field.getAttribute('placeholder') : '';
    const words = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : asked;
    const { left, right } = contentBox(field);
    const over = textWidth(field, words ?? '') - (right - left);
    return over > 0.5 ? [`cut: ${field.localName} “${words}” by ${Math.round(over)} px`] : [];
  });
}

/** Text, or a field's own words, below something that lies over them, such as the arrow of a select. */
function findCovered(): string[] {
  const { nameOf, isShown, boxesOfText, contentBox }: Probes = Reflect.get(window, 'probes');
  const faults = new Set<string>();
  const lie = (a: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  for (const top of document.querySelectorAll('header *, main *, dialog *')) {
    const home = top.parentElement;
    const box = top.getBoundingClientRect();
    if (!home || box.width < 4 || box.height < 4 || getComputedStyle(top).position !== 'absolute') continue;
    // A layer of its own, such as a page's drop zone.
    if (box.width * box.height > 120_000 || !isShown(top)) continue;
    for (const field of home.querySelectorAll('input, select, textarea'))
      if (field !== top && lie(contentBox(field), box)) faults.add(`covered: ${nameOf(field)} by ${nameOf(top)}`);
    for (const { text, box: words } of boxesOfText(home))
      if (!top.contains(text) && lie(words, box))
        faults.add(`covered: ${text.data.trim().slice(0, 40)} by ${nameOf(top)}`);
  }
  return [...faults];
}
