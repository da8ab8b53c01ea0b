const small = new Set(['the', 'of', 'and', 'at', 'la', 'el', 'de', 'del', 'y', '&']);

/** One or two capitals for an icon: `Alder Street Pharmacy` is AS. '' for a name without letters of a Latin alphabet. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-/]+/).filter((word) => /\p{Script=Latin}|\d/u.test(word));
  const named = words.filter((word) => !small.has(word.toLowerCase()));
  return (named.length > 0 ? named : words)
    .slice(0, 2)
    .map((word) => /\p{Script=Latin}|\d/u.exec(word.normalize('NFC'))?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}
