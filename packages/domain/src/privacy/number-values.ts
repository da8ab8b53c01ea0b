/** Values of spoken numbers, English and Spanish, lower case. */

const small: readonly (readonly [number, string])[] = [
  [0, 'zero oh cero'],
  [1, 'one uno un'],
  [2, 'two dos'],
  [3, 'three tres'],
  [4, 'four cuatro'],
  [5, 'five cinco'],
  [6, 'six seis'],
  [7, 'seven siete'],
  [8, 'eight ocho'],
  [9, 'nine nueve'],
  [10, 'ten diez'],
  [11, 'eleven once'],
  [12, 'twelve doce'],
  [13, 'thirteen trece'],
  [14, 'fourteen catorce'],
  [15, 'fifteen quince'],
  [16, 'sixteen dieciseis dieciséis'],
  [17, 'seventeen diecisiete'],
  [18, 'eighteen dieciocho'],
  [19, 'nineteen diecinueve'],
  [20, 'twenty veinte'],
  [21, 'veintiuno veintiún'],
  [22, 'veintidos veintidós'],
  [23, 'veintitres veintitrés'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis veintiséis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
  [30, 'thirty treinta'],
  [40, 'forty fourty cuarenta'],
  [50, 'fifty cincuenta'],
  [60, 'sixty sesenta'],
  [70, 'seventy setenta'],
  [80, 'eighty ochenta'],
  [90, 'ninety noventa'],
  [100, 'cien ciento'],
  [200, 'doscientos'],
  [300, 'trescientos'],
  [400, 'cuatrocientos'],
  [500, 'quinientos'],
  [600, 'seiscientos'],
  [700, 'setecientos'],
  [800, 'ochocientos'],
  [900, 'novecientos'],
];
export const values = new Map(
  small.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
export const factors = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['mil', 1_000],
]);
/** Letters as Spanish speakers spell codes. */
export const letters = new Map(
  'a:a be:b ce:c de:d e:e efe:f ge:g hache:h i:i jota:j ka:k ele:l eme:m ene:n o:o pe:p cu:q erre:r ese:s te:t u:u uve:v ve:v equis:x ye:y zeta:z'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** A token of a run, and the gap before it. */
export interface Piece {
  text: string;
  gap: string;
}

/** Between groups. */
export const separator = /dash|hyphen|gui[oó]n|minus|slash|diagonal|-|menos|then|luego|after/iu;

/**
 * The number that begins at a piece, and how many pieces it takes: "dos mil trescientos quince" and "forty-two" are one, "five four one" are
 * three. Null for a letter.
 */
export function numberAt(pieces: readonly Piece[], at: number): { value: string | null; used: number } {
  const head = pieces[at]?.text ?? '';
  if (/^\d+$/.test(head)) return { value: head, used: 1 };
  let value = values.get(head) ?? null;
  if (value === null)
    return factors.has(head) ? { value: String(factors.get(head)), used: 1 } : { value: null, used: 1 };
  let used = 1;
  for (;;) {
    const next = pieces[at + used];
    if (!next || separator.test(next.gap)) break;
    const factor = factors.get(next.text);
    const more = values.get(next.text);
    if (factor !== undefined && value > 0 && value < factor) value *= factor;
    else if (more !== undefined && more > 0 && value >= 20 && value % 10 === 0 && more < 10 && value % 100 !== 0)
      value += more;
    else if (more !== undefined && value >= 100 && value % 100 === 0 && more < 100 && more > 0) value += more;
    else if (more !== undefined && value >= 1_000 && value % 1_000 === 0 && more < 1_000 && more > 0) value += more;
    else break;
    used++;
  }
  return { value: String(value), used };
}
