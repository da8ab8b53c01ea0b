/** `body` is null for a statement such as `@charset`. */
interface Block {
  head: string;
  body: string | null;
}

/** Media conditions that can wait for the full styles without moving anything. */
const laterConditions =
  /^@(-webkit-)?keyframes|^@media (print|\((forced-colors|prefers-|width>=|height<=)[^)]*\))|^@container \w+ \(width>=/;
const definition = /(--[\w-]+):((?:[^;{}"]|"[^"]*")*)(?:;|(?=\}))/g;
/** Not needed in the first second. */
const laterDeclarations =
  /(?<=[;{])(transition|animation|cursor|touch-action|box-shadow|overscroll-behavior|z-index|text-underline-offset|text-decoration-thickness|(-(webkit|moz)-)?text-size-adjust)[\w-]*:[^;}]*;?/g;

/**
 * The part of a page's minified CSS that `markup` needs first, with its custom properties. Properties matching `later` come with the full styles.
 */
export function criticalCss(css: string, markup: string, later: RegExp): string {
  const first = keepRules(css, namesIn(markup));
  const kept = keepRules(first, namesIn(withoutHidden(markup, first))).replace(laterDeclarations, '');
  return tighten(shortenNames(dropUnusedProperties(inlineConstants(kept), later)));
}

/** Folds negated constants and drops spaces that the minifier leaves. */
function tighten(css: string): string {
  return css
    .replace(/calc\(-1 \* ([\d.]+px)\)|calc\(([\d.]+px) \* -1\)/g, '-$1$2')
    .replace(/,\s+(?=[\w"-])/g, ',')
    .replaceAll(' / ', '/');
}

function keepRules(css: string, names: Set<string>): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return '';
      if (laterConditions.test(head)) return '';
      // The whole styles, which win, come before anybody prints.
      if (head === '@media screen') return keepRules(body, names);
      if (head.startsWith('@')) {
        const inner = keepRules(body, names);
        return inner && `${head}{${inner}}`;
      }
      const selectors = splitOutside(head, ',').filter((selector) => mayMatch(selector, names));
      return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
    })
    .join('');
}

function withoutHidden(markup: string, css: string): string {
  let left = markup.replace(/<(\w+)(?=[^>]* hidden="")[^>]*>/g, '<$1>');
  const rules = css.matchAll(/(?<=^|\})((?:\.[\w-]+,?)+)\{[^}]*display:none[^}]*\}/g);
  for (const name of Array.from(rules, ([, names = '']) => names.slice(1).split(',.')).flat()) {
    const opening = new RegExp(`<([a-z]+)[^>]* class="(?:[^"]* )?${name}(?: [^"]*)?"[^>]*>`, 'g');
    left = left.replaceAll(opening, (whole, tag) => `${whole}<!--cut ${tag}-->`);
  }
  for (let cut = /<!--cut (\w+)-->/.exec(left); cut; cut = /<!--cut (\w+)-->/.exec(left)) {
    const start = cut.index;
    const end = closingTag(left, start, cut[1] ?? '');
    left = left.slice(0, start) + left.slice(end);
  }
  return left;
}

function closingTag(markup: string, start: number, tag: string): number {
  let depth = 1;
  for (const { 0: found, index } of markup.matchAll(new RegExp(`</?${tag}[ >]`, 'g'))) {
    if (index < start) continue;
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return index;
  }
  throw new Error(`An element ${tag} does not end.`);
}

function namesIn(markup: string): Set<string> {
  const found = new Set(['html', 'body', ':root']);
  for (const [, tag = '', attributes = ''] of markup.matchAll(/<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)/gi)) {
    found.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      found.add(`[${name.toLowerCase()}`);
      found.add(`[${name.toLowerCase()}=${value}]`);
      if (name === 'class') for (const word of value.split(/\s+/)) found.add(`.${word}`);
      if (name === 'id') found.add(`#${value}`);
    }
  }
  return found;
}

/** `:not()` is ignored. */
function mayMatch(selector: string, names: Set<string>): boolean {
  const bare = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  if (/::?(-webkit-)?(hover|active|target|disabled|backdrop)/.test(bare)) return false;
  // The ring itself comes first; where a part wants it closer can wait.
  if (/[\w)-]\s*:focus-visible\)?$/.test(bare)) return false;
  if (/:global\b/.test(bare)) return false;
  const asked = bare.replace(/\[[^\]]*\]/g, (attribute) => ` ${attribute} `);
  // Only the script changes them, and brings the whole styles with it.
  const ariaStates = (bare.match(/\[aria-[^\]]*\]/g) ?? []).map((state) => state.replaceAll('"', ''));
  if (ariaStates.some((state) => state.includes('=') && !names.has(state))) return false;
  const classesAndIds = asked.match(/[.#][\w-]+/g) ?? [];
  const attributes = (asked.match(/\[[\w-]+/g) ?? []).map((name) => name.toLowerCase());
  const tags = (asked.replace(/\[[^\]]*\]|[.#:]+[\w-]+/g, ' ').match(/(?<![\w-])[a-z][\w-]*/g) ?? []).filter(
    (word) => !/^(is|where|has)$/.test(word),
  );
  const always = (name: string) => name.startsWith('[data-') || names.has(name);
  return [...classesAndIds, ...tags].every((name) => names.has(name)) && attributes.every(always);
}

/** Inlines properties with a single value: shorter than a reference. */
function inlineConstants(css: string): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(definition))
    values.set(name, [...(values.get(name) ?? []), value]);
  const constants = new Map<string, string>();
  for (const [name, [value = '', ...others]] of values) {
    if (others.length === 0 && !value.includes('var(')) constants.set(name, value);
  }
  return css.replace(/var\((--[\w-]+)\)/g, (whole, name) => constants.get(name) ?? whole);
}

/** Only the rules beside them read these properties. */
function shortenNames(css: string): string {
  const names = new Map<string, string>();
  return css.replace(/--[\w-]+/g, (name) => {
    const short = names.get(name) ?? `--${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
}

/** Repeats, because a dropped property may have used another. */
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
