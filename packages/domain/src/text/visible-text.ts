/**
 * Takes out of a text what nobody sees and a program reads all the same: signs that turn the direction, join, are of no width, tag or vary
 * others, control characters but tabs and line breaks, and halves of surrogate pairs (Unicode categories Cf, Cc, Co, Cs; UTR 36, section 3).
 */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(
      /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\u034f|\p{Variation_Selector}|(?![\n\t])\p{Cc}/gu,
      '',
    );
}
