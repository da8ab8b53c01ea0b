/**
 * Writes the `(?i:…)` groups of an expression out in both cases. V8 reads them in one case once it stops optimizing expressions (seen in
 * Node 24.21; `--no-regexp-optimization` shows it).
 */
export function expandAnyCase(source: string): string {
  const groups = [false];
  let isInClass = false;
  let out = '';
  for (const [part] of source.matchAll(/\\p\{[^}]*\}|\\.|\(\?i:|\p{L}-\p{L}|[\s\S]/gu)) {
    const expands = groups.at(-1) === true;
    if (part === '[') isInClass = true;
    else if (part === ']') isInClass = false;
    else if (part === '(?i:') groups.push(true);
    else if (part === '(' && !isInClass) groups.push(expands);
    else if (part === ')' && !isInClass) groups.pop();
    if (part === '(?i:') out += '(?:';
    else out += expands ? inBothCases(part, isInClass) : part;
  }
  return out;
}

/** A letter, or inside a class a range of letters. */
function inBothCases(part: string, isInClass: boolean): string {
  const [lower, upper] = [part.toLowerCase(), part.toUpperCase()];
  if (lower === upper || part.startsWith('\\')) return part;
  if (isInClass) return lower + upper;
  return part.length === 1 ? `[${lower}${upper}]` : [...part].map((each) => inBothCases(each, false)).join('');
}
