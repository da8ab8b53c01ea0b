/** No markup is parsed and no style attribute set, so the strictest policies of a page allow it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const bubbles =
  'M3 5.3A1.8 1.8 0 0 1 4.8 3.5h9.4A1.8 1.8 0 0 1 16 5.3v5.4a1.8 1.8 0 0 1-1.8 1.8H8.5L5.2 15.3v-2.8h-.4A1.8 1.8 0 0 1 3 10.7zM18.5 8.5h.7A1.8 1.8 0 0 1 21 10.3v5.9a1.8 1.8 0 0 1-1.8 1.8h-.7v2.7L15.3 18h-4a1.8 1.8 0 0 1-1.8-1.8v-.7';

export function bubblesIcon(): SVGSVGElement {
  const icon = document.createElementNS(svgSpace, 'svg');
  const path = document.createElementNS(svgSpace, 'path');
  path.setAttribute('d', bubbles);
  for (const [key, value] of [
    ['viewBox', '0 0 24 24'],
    ['width', '26'],
    ['height', '26'],
    ['aria-hidden', 'true'],
  ] as const)
    icon.setAttribute(key, value);
  icon.append(path);
  return icon;
}
