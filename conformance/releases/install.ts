import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SupabaseClient } from '@supabase/supabase-js';

export interface Release {
  version: string;
  createClient(url: string, key: string, options: object): SupabaseClient;
}

const aliasOf = (version: string) => `supabase-js-${version}`;

/** Installs releases of the official client side by side into an empty folder, from the registry. */
export async function installReleases(folder: string, versions: readonly string[]): Promise<Release[]> {
  const aliases = versions.map((version) => [aliasOf(version), `npm:@supabase/supabase-js@${version}`]);
  const manifest = { name: 'releases', version: '1.0.0', private: true, dependencies: Object.fromEntries(aliases) };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await promisify(execFile)(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
  const load = createRequire(join(folder, 'package.json'));
  return versions.map((version) => ({ version, createClient: load(aliasOf(version)).createClient }));
}
