import Fastify from 'fastify';
import { createBackend, StartRefused } from '../src/create-backend.ts';

/**
 * Runs a backend in its own process until SIGTERM, for tests that kill it. Prints the start's result to standard output
 * as JSON.
 */
const [dataDir = '', migrationsDir = ''] = process.argv.slice(2);
const say = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);

try {
  const backend = await createBackend({
    dataDir,
    migrationsDir,
    publicUrl: 'http://127.0.0.1/backend',
    log: Fastify().log,
  });
  process.once('SIGTERM', () => void backend.close());
  say({ databaseUrl: backend.databaseUrl });
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exitCode = error instanceof StartRefused ? StartRefused.exitCode : 1;
}
