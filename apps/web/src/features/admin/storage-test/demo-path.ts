const folder = 'demo';
const maxNameChars = 120;

/** The only folder the test's policies allow (supabase/migrations). */
export const demoFolder = folder;

/** Keeps the file name as far as storage services allow. */
export function demoPath(fileName: string): string {
  const name = fileName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._ -]+/g, '-')
    .replace(/^[. ]+/, '')
    .trim();
  return `${folder}/${name.slice(-maxNameChars).trim() || 'file'}`;
}
