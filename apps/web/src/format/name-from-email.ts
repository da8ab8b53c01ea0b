/** For an account without a name: `dana.okafor+rx@pharmacy.example` is `Dana Okafor`, as in the database. */
export function nameFromEmail(email: string | null | undefined): string {
  const [local = ''] = (email ?? '').split('@');
  const words = local
    .replace(/(.)\+.*$/, '$1')
    .split(/[._]+/)
    .filter(Boolean);
  return words.length === 0 ? local : words.map(capitalized).join(' ');
}

const capitalized = (word: string) =>
  word.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
