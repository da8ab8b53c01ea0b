const longestId = 60;

/** An id for a page with this title: `Niños y vacunas` gives `ninos-y-vacunas`. Empty if the title has no letter or digit. */
export function pageIdOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longestId).replace(/-$/, '');
}
