/** 23 signs without look-alikes or vowels. Prime, so one check sign finds every single fault. */
const signs = '2346789CDFHJKMNPQRTVWXY';

const bodyLength = 5;

/** A request's reference: five random signs and a check sign. */
export function makeReference(random: (below: number) => number): string {
  const body = Array.from({ length: bodyLength }, () => signs.charAt(random(signs.length))).join('');
  return body + checkSign(body);
}

/** As people read it aloud: `K7D-42M`. */
export const formatReference = (reference: string) => `${reference.slice(0, 3)}-${reference.slice(3)}`;

/** A typed reference in its stored form; null unless its check sign is right. Any case, spaces and dashes. */
export function readReference(typed: string): string | null {
  const reference = typed.toUpperCase().replace(/[\s\-–—]/g, '');
  const isReference = reference.length === bodyLength + 1 && [...reference].every((sign) => signs.includes(sign));
  return isReference && checkSign(reference.slice(0, -1)) === reference.at(-1) ? reference : null;
}

/** Weights differ by place, so swapped neighbors change the sum. */
function checkSign(body: string): string {
  const sum = [...body].reduce((total, sign, place) => total + (place + 2) * signs.indexOf(sign), 0);
  return signs.charAt(sum % signs.length);
}
