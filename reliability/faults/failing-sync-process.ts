import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into the program (`--import failing-sync-process.ts?library=…&flag=…`): PostgreSQL, which gets an environment of its own, is started with
 * failing-sync.c in it too, and with a flag of its own.
 */
delete process.env.NODE_OPTIONS;
const { searchParams } = new URL(import.meta.url);
const forDatabase = {
  LD_PRELOAD: searchParams.get('library') ?? undefined,
  FAILING_SYNC: searchParams.get('flag') ?? undefined,
};
childProcess.spawn = new Proxy(childProcess.spawn, {
  apply(spawn, self, [file, args, options]) {
    const isDatabase = [file, ...args].some((word) => word.endsWith('/postgres'));
    const env = isDatabase ? { ...options.env, ...forDatabase } : options.env;
    return Reflect.apply(spawn, self, [file, args, { ...options, env }]);
  },
});
syncBuiltinESMExports();
