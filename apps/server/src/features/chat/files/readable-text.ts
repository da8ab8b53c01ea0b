/**
 * What shows nothing where it is read, and so could say something to a program that a person does not see: signs of format and direction, tags,
 * variation selectors, fillers, controls (security row S4).
 */
const invisible = new RegExp(
  [
    String.raw`\p{Cf}`,
    String.raw`\p{Co}`,
    String.raw`\p{Variation_Selector}`,
    String.raw`[\u{e0000}-\u{e0fff}]`,
    // Joiners and fillers that are letters or marks.
    String.raw`\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0`,
    String.raw`(?![\n\t])\p{Cc}`,
  ].join('|'),
  'gu',
);

/** A file's text with only what a person would see of it; line ends as LF, empty lines at most one in a row. */
export function readableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\f]/g, '\n')
    .replace(invisible, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
