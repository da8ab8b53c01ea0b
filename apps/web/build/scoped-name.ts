import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const sources = join(import.meta.dirname, '../src');

let names: Map<string, string> | null = null;

/** One or two letters, since the front page has a hundred classes. Assigned in file and name order, so browser and server builds agree. */
export function scopedName(name: string, file: string): string {
  names ??= assignNames();
  const [path = file] = relative(sources, file).split('?');
  const scoped = names.get(`${path} ${name}`);
  if (!scoped) throw new Error(`The class “${name}” of ${path} was not found when names were dealt out.`);
  return scoped;
}

function assignNames(): Map<string, string> {
  const assigned = new Map<string, string>();
  for (const path of globSync('**/*.module.css', { cwd: sources }).sort()) {
    const css = readFileSync(join(sources, path), 'utf8');
    const found = new Set(
      Array.from(
        css.matchAll(/\.([a-zA-Z_][\w-]*)|@keyframes ([\w-]+)|container(?:-name)?: ([\w-]+)/g),
        ([, a, b, c]) => a ?? b ?? c ?? '',
      ),
    );
    for (const name of [...found].sort()) assigned.set(`${path} ${name}`, letters(assigned.size));
  }
  return assigned;
}

/** No digits (invalid first character) and no vowels (ad blockers hide `ad`). */
function letters(index: number): string {
  const alphabet = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';
  const rest = Math.floor(index / alphabet.length);
  return (rest > 0 ? letters(rest - 1) : '') + alphabet.charAt(index % alphabet.length);
}
