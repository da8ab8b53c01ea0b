import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { listAudit, whoSaw } from '@rxweb/contracts/audit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { dateAuditRows } from '../../../../testing/date-audit-rows.ts';
import { hire, type StaffMember } from '../../../../testing/staff.ts';
import { runAudit } from '../../../commands/audit.ts';
import { createSealKey, sealNewRows } from '../seals.ts';
import { archiveOldRows } from './archive-rows.ts';

let test: TestApp;
let folder: string;
let owner: StaffMember;
let clerk: StaffMember;
const shoeCase = '11111111-2222-4333-8444-555555555555';
const days = ['2025-01-05', '2025-01-06', '2025-01-31', '2025-02-01', '2025-02-20'];
const [january, february] = ['2025-01-rows-0000000001-0000000003.jsonl', '2025-02-rows-0000000004-0000000005.jsonl'];

beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  const { sql, config, backend } = test.context;
  folder = config.audit.archiveDir ?? '';
  const gone = await hire(test, 'gone', 'pharmacist');
  await sql.unsafe(`alter table app.audit_log disable trigger all; delete from app.audit_log; delete from app.audit_seals;
    update app.audit_head set seq = 0, hash = sha256(''); alter table app.audit_log enable trigger all`);
  for (const day of days)
    await sql`select app.note_audit('case_read', 'ok', ${gone.id}, ${day === days[4] ? 'other' : shoeCase}, ${day})`;
  await dateAuditRows(sql, days);
  await sealNewRows(sql, createSealKey(backend?.serviceRoleKey ?? ''));
  await archiveOldRows({ sql, folder, liveDays: 400, now: () => new Date('2026-11-23T04:00:00Z') });
  [owner, clerk] = await Promise.all([hire(test, 'owner', 'admin'), hire(test, 'clerk', 'employee')]);
});
afterAll(() => test.close());

let kept: string;
beforeEach(async () => {
  kept = await readFile(join(folder, january), 'utf8');
  return () => writeFile(join(folder, january), kept);
});

type Page = z.output<(typeof listAudit)['output']>;
const read = async (query: string) => (await (await owner.call('GET', `/api/admin/audit?${query}`)).json()) as Page;
const saw = async () =>
  (await (await owner.call('POST', '/api/admin/audit/who-saw', { shoeCase })).json()) as z.output<
    (typeof whoSaw)['output']
  >;
const archivedDays = ({ entries }: Pick<Page, 'entries'>) =>
  entries.filter(({ archived }) => archived).map(({ detail }) => detail);

it('O2 the list continues into the archive: newest first, page by page, marked, with name and kind', async () => {
  const found: Page['entries'] = [];
  for (let before: number | null = null; ; ) {
    const page: Page = await read(`limit=2${before === null ? '' : `&before=${before}`}`);
    found.push(...page.entries);
    expect(page.archive).toBeUndefined();
    if (page.next === null) break;
    before = page.next;
  }
  const seqs = found.map(({ seq }) => seq);
  expect(seqs).toEqual([...seqs].sort((one, other) => other - one));
  expect(seqs.at(-1)).toBe(1);
  expect(archivedDays({ entries: found })).toEqual(days.toReversed());
  expect(found.at(-1)).toMatchObject({
    at: '2025-01-05T00:00:00.000Z',
    action: 'case_read',
    actor_role: 'pharmacist',
    actor_email: 'gone@pharmacy.example',
    target: shoeCase,
    target_kind: 'case',
    archived: true,
  });
  expect(found.filter(({ seq }) => seq > 5).some(({ archived }) => archived)).toBe(false);
  expect((await clerk.call('GET', '/api/admin/audit?before=6')).status).toBe(403);
});

it('O2 filters hold in the archive, too, and the export has its rows first', async () => {
  const within = await read('from=2025-01-06T00:00:00Z&to=2025-02-01T00:00:00Z');
  expect(archivedDays(within)).toEqual(['2025-01-31', '2025-01-06']);
  expect(archivedDays(await read('action=case_read&outcome=refused'))).toEqual([]);
  expect(archivedDays(await read('action=case_read'))).toHaveLength(5);
  const csv = await (await owner.call('GET', '/api/admin/audit.csv?action=case_read')).text();
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(/^1,2025-01-05.*,true$/);
});

it('O2 who saw a person counts and lists what the archive has', async () => {
  const { found, people, entries, archive } = await saw();
  expect([found, archive]).toEqual([true, undefined]);
  expect(people).toMatchObject([
    { actor_role: 'pharmacist', times: 4, first: '2025-01-05T00:00:00.000Z', last: '2025-02-01T00:00:00.000Z' },
  ]);
  expect(entries.map(({ seq, archived }) => [seq, archived])).toEqual([4, 3, 2, 1].map((seq) => [seq, true]));
});

it('O2 a changed row is not shown and its file is named, a missing file is named; genuine rows still show', async () => {
  await writeFile(join(folder, january), kept.replace('"detail":"2025-01-06"', '"detail":"2025-01-07"'));
  const page = await read('action=case_read');
  expect(archivedDays(page)).toEqual(['2025-02-20', '2025-02-01', '2025-01-31', '2025-01-05']);
  expect(page.archive).toEqual({ unreadable: [january], searchedTo: null });
  expect((await saw()).archive?.unreadable).toEqual([january]);
  await writeFile(join(folder, january), kept.slice(0, -30));
  expect(archivedDays(await read('action=case_read'))).toEqual([
    '2025-02-20',
    '2025-02-01',
    '2025-01-06',
    '2025-01-05',
  ]);
  await rm(join(folder, january));
  expect((await read('action=case_read')).archive?.unreadable).toEqual([january]);
  const csv = await (await owner.call('GET', '/api/admin/audit.csv?action=case_read')).text();
  expect(csv).toContain(`${january} in the archive is missing or was changed`);
  expect(csv).not.toContain(february);
});

it('O2 the commands read the archive, of a deleted account by its old address too, and name what they could not', async () => {
  const run = async (...words: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const io = {
      stdout: { write: (text: string) => out.push(text) > 0 },
      stderr: { write: (text: string) => err.push(text) > 0 },
    } as unknown as Parameters<typeof runAudit>[2];
    const { config, sql } = test.context;
    const code = await runAudit(words, config, io, (_, work) => work(sql));
    return { code, out: out.join(''), err: err.join('') };
  };
  const seen = await run('seen', '--case', shoeCase);
  expect(seen).toMatchObject({ code: 0, err: '' });
  expect(seen.out).toContain('gone@pharmacy.example (pharmacist): 4 times, last 2025-02-01');
  const { sql } = test.context;
  await sql`delete from auth.users where email = 'gone@pharmacy.example'`;
  await sql`delete from app.known_identities where email = 'gone@pharmacy.example'`;
  const did = await run('did', 'gone@pharmacy.example');
  expect(did.out.match(/from the archive$/gm)).toHaveLength(5);
  await rm(join(folder, january));
  const less = await run('did', 'gone@pharmacy.example');
  expect(less.out.match(/from the archive$/gm)).toHaveLength(2);
  expect(less.err).toContain(`${january} in the archive is missing or was changed`);
});
