/** A rule, or an at-rule around rules; `body` null for a statement such as `@charset`. */
interface Block {
  head: string;
  body: string | null;
}

/**
 * Of a page's whole styles what some markup needs before anything else: the rules with a selector that can match it, in their order, and the
 * custom properties and animations that these name. It looks at classes, ids and attribute names alone, and so takes rather too much.
 * Takes minified CSS without strings that hold braces. `later`: custom properties that come with the whole.
 */
export function criticalCss(css: string, markup: string, later: RegExp): string {
  const names = namesIn(markup);
  const kept = keepRules(css, (selector) => mayMatch(selector, names));
  return dropUnusedProperties(dropUnusedAnimations(kept), later);
}

function keepRules(css: string, isWanted: (selector: string) => boolean): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return '';
      if (/^@(-webkit-)?keyframes/.test(head)) return `${head}{${body}}`;
      if (head.startsWith('@media print')) return '';
      if (head.startsWith('@')) {
        const inner = keepRules(body, isWanted);
        return inner && `${head}{${inner}}`;
      }
      const selectors = splitOutside(head, ',').filter(isWanted);
      return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
    })
    .join('');
}

function namesIn(markup: string): Set<string> {
  const found = new Set(['html', 'body', ':root']);
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)/gi)) {
    found.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      found.add(`[${name.toLowerCase()}`);
      if (name === 'class') for (const word of value.split(/\s+/)) found.add(`.${word}`);
      if (name === 'id') found.add(`#${value}`);
    }
  }
  return found;
}

/** Whether all that a selector asks for by name is there. What stands in `:not()` may be missing. */
function mayMatch(selector: string, names: Set<string>): boolean {
  const bare = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  // What comes with use, not with the first paint.
  if (/::?(-webkit-)?(hover|active|target|disabled|backdrop)/.test(bare)) return false;
  if (/:global\b/.test(bare)) return false;
  const asked = bare.replace(/\[[^\]]*\]/g, (attribute) => ` ${attribute} `);
  const classesAndIds = asked.match(/[.#][\w-]+/g) ?? [];
  const attributes = (asked.match(/\[[\w-]+/g) ?? []).map((name) => name.toLowerCase());
  const tags = (asked.replace(/\[[^\]]*\]|[.#:]+[\w-]+/g, ' ').match(/(?<![\w-])[a-z][\w-]*/g) ?? []).filter(
    (word) => !/^(is|where|has)$/.test(word),
  );
  const always = (name: string) => name.startsWith('[data-') || names.has(name);
  return [...classesAndIds, ...tags].every((name) => names.has(name)) && attributes.every(always);
}

function dropUnusedAnimations(css: string): string {
  return blocksOf(css)
    .filter(({ head }) => {
      const [, name] = /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(head) ?? [];
      return !name || new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css);
    })
    .map(textOf)
    .join('');
}

/** Takes away custom properties that nothing names, again and again, as one may name another. */
function dropUnusedProperties(css: string, later: RegExp): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const left = css.replace(/(--[\w-]+):((?:[^;{}"]|"[^"]*")*)(;|(?=\}))/g, (whole, name) =>
    used.has(name) && !later.test(name) ? whole : '',
  );
  const tidy = dropEmpty(left);
  return tidy === css ? css : dropUnusedProperties(tidy, later);
}

function dropEmpty(css: string): string {
  return blocksOf(css.replaceAll(';}', '}'))
    .map(({ head, body }) => {
      if (body === null) return head;
      const inner = head.startsWith('@') && !head.includes('keyframes') ? dropEmpty(body) : body;
      return inner === '' ? '' : `${head}{${inner}}`;
    })
    .join('');
}

function textOf({ head, body }: Block): string {
  return body === null ? head : `${head}{${body}}`;
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf('{', start);
    const end = css.indexOf(';', start);
    if (end !== -1 && (open === -1 || end < open)) {
      blocks.push({ head: css.slice(start, end + 1), body: null });
      start = end + 1;
    } else if (open === -1) break;
    else {
      const close = closingBrace(css, open);
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, close) });
      start = close + 1;
    }
  }
  return blocks;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The styles end within a rule.');
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
