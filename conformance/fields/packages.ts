import { join } from 'node:path';
import { type Calls, readCalls } from './read-fields.ts';
import type { Rows } from './row.ts';
import { adminRows } from './rows/admin.ts';
import { authRows } from './rows/auth.ts';
import { clientRows, functionsRows } from './rows/client.ts';
import { realtimeRows } from './rows/realtime.ts';
import { restRows } from './rows/rest.ts';
import { storageRows } from './rows/storage.ts';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');
const newest = join(modules, '@supabase');
const oldest = join(modules, 'supabase-js-2.49');
const older = join(oldest, 'node_modules', '@supabase');

export interface ClientPackage {
  name: string;
  classes: readonly string[];
  leadOn?: readonly string[];
  /** Type declarations of the newest and the oldest release. */
  files: readonly string[];
  rows: Rows;
}

/** The official client's packages, with a verdict on every field that they can send. */
export const packages: readonly ClientPackage[] = [
  {
    name: 'supabase-js',
    classes: ['SupabaseClient'],
    files: [join(newest, 'supabase-js/dist/index.d.mts'), join(oldest, 'dist/module/index.d.ts')],
    rows: clientRows,
  },
  {
    name: 'auth-js',
    classes: ['GoTrueClient'],
    files: both('auth-js', 'dist/module/index.d.ts', 'dist/module/index.d.ts'),
    rows: { ...authRows, ...adminRows },
  },
  {
    name: 'storage-js',
    classes: ['StorageClient'],
    leadOn: ['from'],
    files: both('storage-js', 'dist/index.d.mts', 'dist/module/index.d.ts'),
    rows: storageRows,
  },
  {
    name: 'postgrest-js',
    classes: ['PostgrestClient', 'PostgrestQueryBuilder', 'PostgrestFilterBuilder'],
    files: both('postgrest-js', 'dist/index.d.mts', 'dist/cjs/index.d.ts'),
    rows: restRows,
  },
  {
    name: 'realtime-js',
    classes: ['RealtimeClient', 'RealtimeChannel'],
    files: both('realtime-js', 'dist/module/index.d.ts', 'dist/module/index.d.ts'),
    rows: realtimeRows,
  },
  {
    name: 'functions-js',
    classes: ['FunctionsClient'],
    files: both('functions-js', 'dist/module/index.d.ts', 'dist/module/index.d.ts'),
    rows: functionsRows,
  },
];

function both(name: string, ofNewest: string, ofOldest: string): string[] {
  return [join(newest, name, ofNewest), join(older, name, ofOldest)];
}

/** The calls of both releases, with the fields of both. */
export function readPackage({ files, classes, leadOn = [] }: ClientPackage): Calls {
  const all: Calls = new Map();
  for (const file of files) {
    for (const [call, fields] of readCalls({ file, classes, leadOn })) {
      all.set(call, new Set([...(all.get(call) ?? []), ...fields]));
    }
  }
  return all;
}
