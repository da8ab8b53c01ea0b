/**
 * Normalizes a word by its Spanish sound, so that misspellings match: silent h, b and v, s and z, ll and y, c, k and qu, g and j, m and n
 * before b and p, repeated letters.
 */
export function toPhoneticSpelling(word: string): string {
  return word
    .replace(/^ps/, 's')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/ch/g, 'C')
    .replace(/c(?=[ei])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/[zx]/g, 's')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1');
}
