import type { FileRefusal } from '@rxweb/contracts/uploads';

/** Also windows-1252, as Excel saves. Null if it isn't text. */
export function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isWide
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : (strictUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
  return /[\0-\x08\x0e-\x19\x1b-\x1f]/.test(text) ? null : text;
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What browsers take for a page (WHATWG MIME Sniffing, section 7.1), and scripts, mail archives, RTF and PostScript. */
const startsAsPage =
  /^\s*(?:<(?:!doctype|!--|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|\?xml|\?php|%)(?=[\s>!?/@=]|$)|#!|@echo\s+off|%!ps|\{\\rt|mime-version:|\[internetshortcut\])/i;

/** A cell that starts a program when a spreadsheet opens it (DDE). */
const callsProgram = /(?:^|[,;\t"])[ ]{0,8}[=+\-@][^,;\t"|\r\n]{1,80}\|[^!\r\n]{0,200}!/m;

export function textFault(text: string): FileRefusal | null {
  if (startsAsPage.test(text.slice(0, 1_024))) return 'mismatch';
  return callsProgram.test(text) ? 'active' : null;
}

const actsInSvg = [
  /<(?:[\w-]{1,40}:)?(?:script|foreignobject|iframe|embed|object|handler|listener|audio|video|set|animate\w{0,20})[\s>/]/i,
  /[\s"'/]on[a-z]{3,30}\s{0,20}=/i,
  /<!entity|<\?xml-stylesheet|@import|javascript:|vbscript:|data:text|-moz-binding|expression\s{0,5}\(/i,
  /url\(\s{0,20}["']?(?!\s{0,20}["']?#)/i,
];

export function svgFault(text: string): FileRefusal | null {
  if (actsInSvg.some((pattern) => pattern.test(text))) return 'active';
  for (const [, value = ''] of text.matchAll(/\b(?:href|src)\s{0,20}=\s{0,20}["']([^"']{0,64})/gi))
    if (!/^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,])/i.test(value)) return 'active';
  return /<\/(?:\w{1,20}:)?svg\s*>|\/>\s*$/i.test(text.slice(-4_096)) ? null : 'broken';
}
