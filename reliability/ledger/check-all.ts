import type { Carrier, Server } from '../tools/server.ts';
import type { Reply, Write } from './ledger.ts';
import { sha256 } from './write-all.ts';

export interface Verdict {
  /** Acknowledged and not there, or not as it was acknowledged. */
  lost: string[];
  /** There more than once, or sent to the carrier more than once. */
  doubled: string[];
  /** There, but not whole. */
  torn: string[];
  /** Sent again with the same key and answered otherwise than the first time. */
  unequal: string[];
}

export const emptyVerdict = (): Verdict => ({ lost: [], doubled: [], torn: [], unequal: [] });

interface Row {
  mark: string;
  id: string;
}

/** What the tables say of each kind: every mark as often as it is there, with what it is known by. */
async function readRows({ sql }: Server): Promise<Record<string, readonly Row[]>> {
  return {
    turn: await sql<Row[]>`select question as mark, state as id from app.chat_turns`,
    outbound: await sql<Row[]>`select text as mark, '' as id from app.pipeline_outbox`,
    'hand-off': await sql<Row[]>`select message as mark, id::text from app.hand_offs`,
    'shoe-case': await sql<Row[]>`select patient_id as mark, id::text from public.dme_shoe_cases`,
    'shoe-save': await sql<Row[]>`select patient_name as mark, id::text from public.dme_shoe_cases where version > 1`,
    'shoe-note': await sql<Row[]>`select text as mark, id::text from public.dme_shoe_notes`,
    inbound: await sql<Row[]>`select body as mark, '' as id from public.messages where direction = 'inbound'`,
    sms: await sql<Row[]>`select body as mark, id::text from public.messages where direction = 'outbound'`,
    'sms-note': await sql<Row[]>`select text as mark, '' as id from app.sms_notes`,
    reply: await sql<Row[]>`select title as mark, '' as id from app.sms_replies`,
    user: await sql<Row[]>`select u.email as mark, u.id::text from auth.users u join app.staff s on s.user_id = u.id`,
  };
}

/** Compares what was written with what is stored. Files in `looked` were checked before. */
export async function checkWrites(
  server: Server,
  carrier: Carrier,
  token: string,
  writes: readonly Write[],
  looked = new Set<string>(),
): Promise<Verdict> {
  const verdict = emptyVerdict();
  const rows = await readRows(server);
  for (const [kind, list] of Object.entries(rows)) {
    const times = new Map<string, Row[]>();
    for (const row of list) times.set(row.mark, [...(times.get(row.mark) ?? []), row]);
    for (const write of writes.filter((each) => each.kind === kind))
      checkRow(write, times.get(write.mark) ?? [], verdict);
  }
  await checkRead(server, writes, verdict);
  await checkFiles(server, token, writes, looked, verdict);
  for (const { kind, mark } of writes)
    if (
      kind === 'sms' &&
      carrier.messages.filter(({ body, direction }) => body === mark && direction !== 'inbound').length > 1
    )
      verdict.doubled.push(`${mark} at the carrier`);
  return verdict;
}

function checkRow({ kind, mark, acknowledged }: Write, found: readonly Row[], verdict: Verdict): void {
  if (found.length > 1) verdict.doubled.push(mark);
  if (!acknowledged) return;
  const [row] = found;
  if (!row) verdict.lost.push(mark);
  else if (kind === 'turn' ? row.id !== 'complete' : acknowledged.id !== '' && acknowledged.id !== row.id)
    verdict.lost.push(`${mark}: ${row.id}`);
}

async function checkRead({ sql }: Server, writes: readonly Write[], { lost }: Verdict): Promise<void> {
  const ids = writes.flatMap(({ kind, acknowledged }) => (kind === 'read' && acknowledged ? [acknowledged.id] : []));
  const unread = await sql<
    { id: string }[]
  >`select id from public.messages where id in ${sql(ids)} and status <> 'read'`;
  lost.push(...unread.map(({ id }) => `read ${id}`));
}

/** Every stored file of the chat, as staff download it: those that were acknowledged are equal, all others are whole enough to be read. */
async function checkFiles(
  server: Server,
  token: string,
  writes: readonly Write[],
  looked: Set<string>,
  verdict: Verdict,
): Promise<void> {
  const wanted = new Map<string, Reply>();
  for (const { kind, acknowledged } of writes)
    if (kind.endsWith('file') && acknowledged) wanted.set(acknowledged.id, acknowledged);
  const stored = await server.sql<{ name: string; size: string }[]>`
    select name, metadata ->> 'size' as size from storage.objects where bucket_id = 'chat-uploads'`;
  const sizes = new Map(stored.map(({ name, size }) => [name, Number(size)]));
  for (const [name, { sha256: hash }] of wanted) {
    if (!sizes.has(name)) verdict.lost.push(`file ${name}`);
    else if (sha256(await download(server, token, name)) !== hash) verdict.torn.push(`file ${name}`);
  }
  for (const [name, size] of sizes)
    if (!wanted.has(name) && !looked.has(name) && (await download(server, token, name)).length !== size)
      verdict.torn.push(`file ${name}, not acknowledged`);
  for (const name of sizes.keys()) looked.add(name);
}

let downloads = 0;

async function download({ origin }: Server, token: string, name: string): Promise<Buffer> {
  downloads += 1;
  const answer = await fetch(`${origin}/api/storage/download?bucket=chat-uploads&path=${name}`, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.1.${(downloads >> 8) & 255}.${downloads & 255}`,
    },
  });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
}

/** Sends again what has a key: what was acknowledged is answered as it was, and all of it is there once. */
export async function repeatWrites(writes: readonly Write[], verdict: Verdict): Promise<number> {
  let repeated = 0;
  for (const write of writes) {
    if (!write.again) continue;
    const reply = await write.again().catch(() => null);
    if (!reply) continue;
    repeated += 1;
    if (write.acknowledged && write.acknowledged.id !== reply.id) verdict.unequal.push(write.mark);
    write.acknowledged ??= reply;
  }
  return repeated;
}
