import { relative } from 'node:path';
import { checkKnowledge } from '../adapters/local-assistant/check/check-knowledge.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { loadStore } from '../config/load-store.ts';
import { checkSupabase } from './check-supabase/check-supabase.ts';
import type { CommandIo } from './command.ts';

const usage = `Usage: npm run -s rx -- check [--days N]

  Checks the pages in knowledge/ and store.json, and prints one line for each thing to fix. A page last reviewed
  more than N days ago (default 180) counts as stale. Needs no database. docs/knowledge.md explains how to write pages.
  With a hosted Supabase (SUPABASE_URL), it also checks the schema, policies, buckets, sign-in, keys and clocks, and changes nothing.
`;

const exitCodes = { clean: 0, findings: 1, usage: 64 } as const;
const defaultDays = 180;

type CheckedConfig = Pick<Config, 'knowledgeDir' | 'storeFile' | 'publicUrl' | 'supabase'>;

/** Returns the exit code: 0 fine, 1 faults, 64 wrong usage. */
export async function runCheck(
  words: readonly string[],
  config: CheckedConfig,
  io: CommandIo,
  now = new Date(),
): Promise<number> {
  const maxDays = readDays(words);
  if (maxDays === null) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  const { supabase, publicUrl } = config;
  const lines = await findings(config, maxDays, now);
  if (supabase) lines.push(...(await checkSupabase({ supabase, publicUrl })));
  for (const line of lines) io.stdout.write(`${line}\n`);
  const inOrder = supabase
    ? 'The knowledge pages and the hosted Supabase are fine.\n'
    : 'The knowledge pages are fine.\n';
  io.stdout.write(lines.length === 0 ? inOrder : `${lines.length} to fix.\n`);
  return lines.length === 0 ? exitCodes.clean : exitCodes.findings;
}

function readDays(words: readonly string[]): number | null {
  if (words.length === 0) return defaultDays;
  const [flag, days = ''] = words;
  return words.length === 2 && flag === '--days' && /^\d{1,5}$/.test(days) ? Number(days) : null;
}

async function findings({ knowledgeDir, storeFile }: CheckedConfig, maxDays: number, now: Date): Promise<string[]> {
  try {
    const store = await loadStore(storeFile);
    const found = await checkKnowledge({ knowledgeDir, store, now, maxDays });
    return found.map(({ file, what }) => `${relative('.', file)}: ${what}`);
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    throw error;
  }
}
