/**
 * Fast parser for simple front matter: one-line fields, hyphen lists, bracket lists. Returns null for other YAML, which its library parses
 * 100 times slower; a start reads every page.
 */
export function readPlainFrontMatter(text: string): Record<string, unknown> | null {
  const fields: Record<string, unknown> = Object.create(null);
  const lines = text.split(/\r?\n/);
  for (let place = 0; place < lines.length; ) {
    const [, name, rest = ''] = /^([a-z]+):(?: +(.*))?$/.exec(lines[place] ?? '') ?? [];
    if (name === undefined || name in fields || notText.test(name)) return null;
    place += 1;
    const field =
      rest === '' ? readDashes(lines, place) : rest.startsWith('[') ? readBrackets(lines, place, rest) : null;
    const value = field?.value ?? (rest === '' || field ? null : plainScalar(rest));
    if (value === null) return null;
    place = field?.place ?? place;
    fields[name] = value;
  }
  return { ...fields };
}

interface Field {
  value: string[] | null;
  /** The next line. */
  place: number;
}

function readDashes(lines: readonly string[], from: number): Field {
  let place = from;
  while (lines[place]?.startsWith('  - ')) place += 1;
  return { value: place === from ? null : allPlain(lines.slice(from, place).map((line) => line.slice(4))), place };
}

/** One item per line: nothing to fold. */
function readBrackets(lines: readonly string[], from: number, first: string): Field {
  let text = first;
  let place = from;
  while (/[[,]\s*$/.test(text) && /^( +\S|\]$)/.test(lines[place] ?? '')) {
    text += lines[place];
    place += 1;
  }
  const [, inside] = /^\[([^[\]{}]+?)(?:,\s*)?\]\s*$/.exec(text) ?? [];
  return { value: inside === undefined ? null : allPlain(inside.split(',')), place };
}

function allPlain(items: readonly string[]): string[] | null {
  const read = items.map(plainScalar);
  return read.every((item) => item !== null) ? read : null;
}

/** Words with another type in YAML's core schema. */
const notText = /^(null|true|false)$/i;

/** A YAML plain scalar that is safely text: begins with a letter, or is a date or a number with a word. */
function plainScalar(text: string): string | null {
  const value = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const isPlain =
    /^(?:[\p{L}¿¡]|\d+ \p{L}|[1-9]\p{L}{2})[\p{L}\p{M}\p{N} .,;:!?¿¡'’"&/()%$+_-]*$/u.test(value) &&
    !/:(?!\/)/.test(value);
  return isPlain && !notText.test(value) ? value : null;
}
