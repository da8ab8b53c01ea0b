// These run in the page: each may use the others, and nothing else of this file.

export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.localName}.${element.classList[0] ?? ''} “${words.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
}

export function isForScreenReaders(element: Element): boolean {
  return getComputedStyle(element).clipPath.startsWith('inset(50%');
}

/** Seen by eye: not hidden, not for screen readers only, not below a dialog. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement) if (isForScreenReaders(each)) return false;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return !modal || modal.contains(element);
}

/** The boxes of the text itself, line by line. */
export function boxesOfText(element: Element): { text: Text; box: DOMRect }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: { text: Text; box: DOMRect }[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!(text instanceof Text) || !text.data.trim() || !text.parentElement || !isShown(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) boxes.push({ text, box });
  }
  return boxes;
}

/** Where a field's words are: within border and padding. */
export function contentBox(field: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const px = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  // The browser keeps room for the button that clears a search.
  const clear = field.matches('input[type=search]') ? 16 : 0;
  return {
    left: left + px('left'),
    right: right - px('right') - clear,
    top: top + px('top'),
    bottom: bottom - px('bottom'),
  };
}

export function textWidth(field: Element, words: string): number {
  const { font, letterSpacing } = getComputedStyle(field);
  const probe = document.createElement('span');
  probe.textContent = words;
  probe.style.cssText = `position:fixed;visibility:hidden;white-space:pre;font:${font};letter-spacing:${letterSpacing}`;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}
