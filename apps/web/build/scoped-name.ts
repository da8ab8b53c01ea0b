import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const webRoot = `${import.meta.dirname}/..`;
const hashLength = 3;
const taken = new Map<string, string>();

/**
 * The name on the page of a class of a CSS Module: its own, and three letters for its file. It is the same in the browser's build and in the
 * server's, and short, since the front page carries a hundred of them. Throws when two files would meet in one name.
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = relative(webRoot, file).split('?');
  const hash = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(-hashLength);
  const scoped = `${name}_${hash}`;
  const owner = taken.get(scoped) ?? path;
  if (owner !== path)
    throw new Error(`The class “${name}” of ${owner} and of ${path} would be one: rename one of them.`);
  taken.set(scoped, path);
  return scoped;
}
