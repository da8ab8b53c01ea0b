/** Parts of at most so many UTF-16 units, at spaces where there are any. Empty for blank text. */
export function splitText(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max);
    // Never between the halves of a character.
    const end = space > 0 ? space : max - (/[\uD800-\uDBFF]/.test(rest.charAt(max - 1)) ? 1 : 0);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
