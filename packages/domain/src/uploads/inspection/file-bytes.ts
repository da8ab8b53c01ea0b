/** Latin-1 text of a part: one character a byte. */
export function latin1(bytes: Uint8Array, from = 0, to = bytes.length): string {
  const part = bytes.subarray(from, to);
  let text = '';
  for (let at = 0; at < part.length; at += 8_192) text += String.fromCharCode(...part.subarray(at, at + 8_192));
  return text;
}

/** Index of an ASCII text at or after `from`; -1 if it isn't there. */
export function indexOfAscii(bytes: Uint8Array, text: string, from = 0): number {
  const wanted = Array.from(text, (character) => character.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}

/** Whether a PDF name starts so anywhere in the plain bytes, also with escapes: `/L#61unch` (ISO 32000-1, 7.3.5). */
export function holdsPdfName(bytes: Uint8Array, name: string): boolean {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) {
    const text = latin1(bytes, at + 1, at + 1 + name.length * 3);
    const plain = text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (plain.startsWith(name)) return true;
  }
  return false;
}

const slash = 0x2f;

/** The same text in UTF-16, as old Office files name their parts. */
export const wide = (text: string) => Array.from(text, (character) => `${character}\0`).join('');
