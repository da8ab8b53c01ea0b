/** Phone numbers in plain signs. */

const gap = `[ ./()-]{0,3}`;
/** US numbers with or without country code, and any number that begins with a plus or 00. */
export const phoneForm = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?:\+|00|011 ?)?1${gap})?\(?[2-9]\d{2}${gap}\d{3}${gap}\d{2} ?\d{2}(?!\d)(?:,? ?(?:ext?|extension|extensi[oó]n|x)\.? ?\d{1,6})?|\+ ?\d[\d ./()-]{6,20}\d|(?<![\d.+-])(?:00|011)[ -]?[1-9]\d{0,2}(?:[ .-]?\d{2,4}){2,5}(?!\d)|(?<![\d.$-])[2-9]\d{2}[-.]\d{4}(?![\d-])`,
  'gu',
);

/** Single digits with a separator between: no amount or time looks like that. */
export const spacedDigits = /(?<![\p{L}\d.:/-])\d(?:[ ._-]{1,2}\d){5,18}(?![\d:/])/gu;

const digitWord =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|double|triple|doble|\\d';
/** Seven or more digits in words. */
export const digitWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${digitWord})(?:[ ,.-]{1,3}(?:${digitWord})){6,20}(?![\p{L}\d])`,
  'giu',
);
