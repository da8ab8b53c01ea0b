import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createTestBackend } from '@rxweb/backend/testing';
import { checks, type Place } from './releases/checks.ts';
import { installReleases, type Release } from './releases/install.ts';

// `npm run conformance:releases` checks releases of the official client against the embedded backend and prints the table of
// docs/backend.md. Other releases: `npm run conformance:releases -- 2.60.0 latest`. Ends with 1 unless everything holds.

const named = ['2.49.4', '2.50.4', '2.57.4', '2.76.0', '2.90.0', '2.109.0', '2.119.0'];
/** What a release can't do with any server. It counts as found, not as failed. */
const faultsOfClients: Record<string, Record<string, string>> = {
  // Its `disconnect`, part of each reconnect, tears every channel's timer to join again down, so no join is sent (realtime-js 2.11.15).
  '2.50.4': { 'live over a cut': 'the client does not join again' },
};
const password = 'vellum-Quartz7-otter';

const versions = process.argv.length > 2 ? process.argv.slice(2) : named;
const folder = await mkdtemp(join(tmpdir(), 'releases-'));
const backend = await createTestBackend({
  migrationsDir: join(import.meta.dirname, '..', 'supabase', 'migrations'),
  exposedTables: { messages: { maxRows: 200 } },
});
let failures = 0;
try {
  const releases = await installReleases(folder, versions);
  const names = Object.keys(checks);
  say(`| release | ${names.join(' | ')} |\n| --- |${' --- |'.repeat(names.length)}`);
  for (const release of releases) say(`| ${release.version} | ${(await check(release)).join(' | ')} |`);
} finally {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
}
// Clients of some releases leave timers behind.
process.exit(failures > 0 ? 1 : 0);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One word or reason for each check. */
async function check(release: Release): Promise<string[]> {
  const place = await prepare(release);
  const found: string[] = [];
  for (const [name, holds] of Object.entries(checks)) {
    await backend.sql`delete from auth.rate_limits`;
    found.push(
      await holds(place).then(
        () => 'right',
        (error: unknown) => {
          const fault = faultsOfClients[release.version]?.[name];
          if (fault) return fault;
          failures++;
          process.stderr.write(`${release.version} ${name}: ${inspect(error)}\n`);
          return `**${String(Object(error).message).slice(0, 80)}**`;
        },
      ),
    );
  }
  return found;
}

/** An administrator and a bucket of this release's own. */
async function prepare({ version, createClient }: Release): Promise<Place> {
  const { anonKey, serviceRoleKey } = backend.backend;
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const connect: Place['connect'] = (url = backend.url, key = anonKey) => createClient(url, key, { auth });
  const service = connect(undefined, serviceRoleKey);
  const email = `admin-${version}@example.com`;
  const { data, error } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  await backend.sql`insert into app.staff (user_id, role) values (${data.user.id}, 'admin')`;
  const bucket = `files-${version.replaceAll('.', '-')}`;
  await service.storage.createBucket(bucket);
  return { backend, connect, email, password, bucket };
}
