/** Numbers said in words, alone or among figures: phones, codes and the ends of cards. English and Spanish, plain signs. */

const oneDigit =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|double|triple|doble';
const moreDigits =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|' +
  'diez|once|doce|trece|catorce|quince|dieci\\p{L}{3,6}|veinte|veinti\\p{L}{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|' +
  '(?:dos|tres|cuatro|seis|sete|ocho|nove)cientos|quinientos|mil';
/** One number in words. */
export const numberWord = `(?:${oneDigit}|${moreDigits})(?!\\p{L})`;

const part = `(?:${numberWord}|\\d{1,4}(?![\\p{L}\\d/:%])|(?![aoeyi] )\\p{L}(?![\\p{L}\\d']))`;
const run = new RegExp(
  String.raw`(?<![\p{L}\d$./:-])(?:${numberWord}|\d{1,4}(?![\p{L}\d/:%]))(?:[ ,.\n-]{1,3}(?:(?:and|y|then|luego) )?${part}){2,20}(?![\p{L}\d])`,
  'giu',
);
const oneWord = new RegExp(`(?<![\\p{L}\\d])(?:${numberWord})`, 'giu');
const short = new RegExp(`^(?:${oneDigit})$`, 'iu');

/** What makes three numbers in a row a code. */
const label =
  /(?<!\p{L})(?:ssn|social|card|tarjeta|visa|debit|d[eé]bito|account|cuenta|member|subscriber|policy|p[oó]liza|group|grupo|chart|record|expediente|mrn|rx|scripts?|recetas?|prescription|resurtido|number|n[uú]mero|phone|tel[eé]fono|cell?|celular|cel|id|pin|code|c[oó]digo|ends?|ending|acaba|termina\p{L}*|last (?:four|4)|digits|d[ií]gitos)(?!\p{L})[^\d\n]{0,40}$/iu;
/** "... is my number", "es el de mi esposo". */
const labelAfter =
  /^[ ,.]{0,2}(?:is|es|that'?s|thats|was) (?:my|his|her|our|mi|su|el|la|the) (?:(?:cell|phone|card|social|number|id|member|record|chart|rx|policy|de mi|n[uú]mero|tel|cel))/iu;

/** Masks runs of spoken numbers that are too long, or too clearly announced, for an amount, a dose or a time. Linear. */
export function maskSpokenNumbers(text: string): string {
  return text.replace(run, (said: string, at: number) => {
    const words = [...said.matchAll(oneWord)].map(([word]) => word);
    const figures = said.match(/\d+/g) ?? [];
    const digits = words.reduce((sum, word) => sum + (short.test(word) ? 1 : 2), 0) + figures.join('').length;
    if (words.length < 2) return said;
    const count = words.length + figures.length;
    const isLong = (count >= 5 && words.length >= 4 && digits >= 5) || (count >= 4 && digits >= 7);
    if (isLong) return '[number]';
    const isLabeled =
      label.test(text.slice(Math.max(0, at - 60), at)) ||
      labelAfter.test(text.slice(at + said.length, at + said.length + 30));
    return isLabeled && count >= 3 && digits >= 4 ? '[number]' : said;
  });
}
