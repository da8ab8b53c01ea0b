import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { createTestBackend } from '@rxweb/backend/testing';

type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

const program = new URL('../../src/rx.ts', import.meta.url).pathname;
const compiled = new URL('../../../../node_modules/.cache/compiled', import.meta.url).pathname;

export const settingsOf = ({ backend, url }: TestBackend) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: backend.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  DATABASE_URL: backend.databaseUrl,
});

/** Runs the command and kills it (SIGKILL) as soon as it has said something. Gives all it said. */
export async function killMove(words: string[], env: Record<string, string>, when: RegExp): Promise<string> {
  const child = spawn(process.execPath, [program, 'import-supabase', ...words], {
    env: { ...env, NODE_COMPILE_CACHE: compiled },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (when.test(output)) child.kill('SIGKILL');
    });
  await once(child, 'close');
  return output;
}
