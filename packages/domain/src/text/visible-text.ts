/**
 * Removes invisible characters: direction, joiner, zero-width, tag and variation ones, controls except tab and line breaks, lone surrogates (Unicode categories Cf, Cc, Co, Cs; UTR 36, section 3).
 */
export function visibleText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(
      /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\u034f|\p{Variation_Selector}|(?![\n\t])\p{Cc}/gu,
      '',
    );
}
