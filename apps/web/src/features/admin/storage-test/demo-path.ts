const folder = 'demo';
const maxNameChars = 120;

/** Where the test's files are: the only folder its policies open (supabase/migrations). */
export const demoFolder = folder;

/** Where a file of that name is put: always in the folder, under its own name as far as storage services can carry it. */
export function demoPath(fileName: string): string {
  const name = fileName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._ -]+/g, '-')
    .replace(/^[. ]+/, '')
    .trim();
  return `${folder}/${name.slice(-maxNameChars).trim() || 'file'}`;
}
