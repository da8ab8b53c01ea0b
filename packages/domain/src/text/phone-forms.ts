/** Phone numbers in plain signs. */

const gap = String.raw`[ ./()*_,~|\\-]{0,3}`;
/** US numbers with or without country code, and any number that begins with a plus or 00. */
export const phoneForm = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?:\+|00|011 ?)?1${gap})?\(?[2-9]\d{2}${gap}\d{3}${gap}\d{2} ?\d{2}(?!\d)(?:,? ?(?:ext?|extension|extensi[oó]n|x)\.? ?\d{1,6})?|\+ ?\d[\d ./()-]{6,20}\d|(?<![\d.+-])(?:00|011)[ -]?[1-9]\d{0,2}(?:[ .-]?\d{2,4}){2,5}(?!\d)|(?<![\d.$-])[2-9]\d{2}[-.]\d{4}(?![\d-])`,
  'gu',
);

/** Single digits with a separator between: no amount or time looks like that. */
export const spacedDigits = /(?<![\p{L}\d.:/-])\d(?:[ ._-]{1,2}\d){5,18}(?![\d:/])/gu;

const digitWord =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|double|triple|doble';
const tensWord =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|' +
  'diez|once|doce|trece|catorce|quince|dieci\\p{L}{3,6}|veinte|veinti\\p{L}{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|' +
  'doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos|mil';
/** Seven or more digits in words, or six numbers. */
export const digitWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${digitWord}|\d)(?:[ ,.-]{1,3}(?:${digitWord}|\d)){6,20}|(?:${digitWord})(?:[ ,.-]{0,3}(?:${digitWord})){6,20}|(?:(?:${digitWord})[ ,.-]{1,3}){2,8}\d{3}[ .-]{0,2}\d{4}|\d{3}[ .-]{1,2}(?:(?:${digitWord})[ ,.-]{1,3}){4,7}(?:${digitWord})|[2-9]\d{2}(?=[ ,.-]{1,3}(?:\d{2,4}[ ,.-]{1,3}){0,2}(?:${digitWord}|${tensWord})(?!\p{L}))(?:[ ,.-]{1,3}(?:y |and )?(?:${digitWord}|${tensWord}|\d{1,4})){4,10}|(?:${digitWord}|${tensWord})(?:(?:[ ,.-]{1,3}(?:and |y )?)(?:${digitWord}|${tensWord})){5,20})(?![\p{L}\d])`,
  'giu',
);
/** Phones with the letter O or l in place of a digit. */
export const mistypedPhone =
  /(?<![\p{L}\d])[2-9][\dOo]{2}[ .()-]{0,3}[\dOo]{3}[ .-]{0,3}(?=[OoIl]{0,3}\d)[\dOoIl]{4}(?![\p{L}\d])/gu;
/** Ten digits in any groups. */
export const tenDigits = /(?<![\p{L}\d.,:/$-])[2-9](?:[ .-]{0,2}\d){9}(?![ .-]{0,2}\d|[:/%])/gu;
/** Letters and digits spelled one by one. */
export const spelledCode = /(?<![\p{L}\d])(?:[\p{L}\d][ .-]{1,2}){6,20}[\p{L}\d](?![\p{L}\d])/gu;

/** "area code 541", said apart from the number. */
export const areaCodes =
  /((?<![\p{L}\d])(?:area code|c[oó]digo de [aá]rea|lada)[ :]{1,3}(?:is |es )?)\(?[2-9]\d{2}\)?(?!\d)/giu;
