/**
 * Invisible characters could hide instructions from people: format and direction marks, tags, variation selectors, fillers, controls
 * (security row S4).
 */
const invisible = new RegExp(
  [
    String.raw`\p{Cf}`,
    String.raw`\p{Co}`,
    String.raw`\p{Variation_Selector}`,
    String.raw`[\u{e0000}-\u{e0fff}]`,
    String.raw`\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0`,
    String.raw`(?![\n\t])\p{Cc}`,
  ].join('|'),
  'gu',
);

/** A file's visible text, with LF line ends and no repeated empty lines. */
export function readableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\f]/g, '\n')
    .replace(invisible, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
