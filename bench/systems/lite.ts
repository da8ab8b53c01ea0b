import { execFile } from 'node:child_process';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { call } from '../tools/http-call.ts';
import { freePort, processTree, startProcess } from '../tools/processes.ts';
import { makeMessages } from './messages.ts';
import { account, bucket, type System } from './system.ts';

const version = '0.10.0';
const installTimeoutMs = 120_000;
/** It takes at most 100 parameters in a statement, and a message has nine columns. */
const rowsPerInsert = 10;
/** Telemetry is on by default (its README), storage behind a flag (its docs). */
const environment = { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1' };

const schema = `
create table public.messages (
  id uuid primary key, direction text not null, from_phone text not null, to_phone text not null, body text not null,
  status text not null, sent_at timestamptz, received_at timestamptz, created_at timestamptz not null default now());
create index messages_newest_first on public.messages (created_at desc, id);
alter table public.messages enable row level security;
create policy "signed-in people read" on public.messages for select to authenticated using (auth.uid() is not null);
create policy "signed-in people keep files" on storage.objects for all to authenticated
  using (bucket_id = '${bucket}') with check (bucket_id = '${bucket}');
`;

/** Installs @supabase/lite into the folder, makes a project with the same table, rows and account, and starts it as its README says. */
export async function startLite(folder: string): Promise<System> {
  await mkdir(folder, { recursive: true });
  const npm = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `@supabase/lite@${version}`];
  await promisify(execFile)('npm', npm, { cwd: folder, timeout: installTimeoutMs });

  const program = join(folder, 'node_modules/@supabase/lite/dist/cli/index.js');
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, [program, 'init'], { cwd: folder, env });
  const port = await freePort();
  const config = join(folder, 'supabase/config.toml');
  await writeFile(config, (await readFile(config, 'utf8')).replace(/port = \d+/, `port = ${port}`));
  await appendFile(config, '\n[storage]\nenabled = true\nfile_size_limit = "50MiB"\n');
  await writeFile(join(folder, 'supabase/schemas/schema.sql'), schema);
  const keys = await readFile(join(folder, '.env'), 'utf8');
  const [publishable, secret] = ['PUBLISHABLE', 'SECRET'].map((kind) => keyIn(keys, kind));

  const url = `http://127.0.0.1:${port}`;
  const started = await startProcess({
    args: [program, 'dev'],
    cwd: folder,
    env: environment,
    readyUrl: `${url}/auth/v1/health?apikey=${publishable}`,
  });
  await fill(url, publishable ?? '', secret ?? '').catch(async (error: unknown) => {
    await started.stop();
    throw error;
  });
  return {
    name: 'lite',
    url,
    apikey: publishable ?? '',
    processes: () => processTree(started.child.pid ?? 0),
    changesFrom: null,
    stop: started.stop,
  };
}

function keyIn(text: string, kind: string): string {
  return new RegExp(`^SUPABASE_${kind}_KEY=(\\S+)$`, 'm').exec(text)?.[1] ?? '';
}

async function fill(url: string, publishable: string, secret: string): Promise<void> {
  const type = { 'content-type': 'application/json' };
  const service = { ...type, apikey: secret, authorization: `Bearer ${secret}` };
  const post = (path: string, headers: Record<string, string>, value: unknown) =>
    call(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(value) });
  await post('/auth/v1/signup', { ...type, apikey: publishable }, account);
  const messages = makeMessages();
  for (let from = 0; from < messages.length; from += rowsPerInsert)
    await post('/rest/v1/messages', service, messages.slice(from, from + rowsPerInsert));
  await post('/storage/v1/bucket', service, { id: bucket, name: bucket, public: false });
}
