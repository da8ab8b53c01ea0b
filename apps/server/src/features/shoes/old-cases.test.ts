import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@rxweb/backend/database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../../testing/create-test-app.ts';

const staff = randomUUID();
const visit = { visit: { date: '2026-03-02', mode: 'in_person' }, requested: { visit: '2026-03-01' } };
let folder: string;
let test: TestApp;

/** As the program before this one left them: a typed date was a paper, and verifying recorded nothing that a paper says. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'old-cases-'));
  const dataDir = join(folder, 'data');
  const older = await startDatabase({ dataDir, migrationsDir, upTo: '20261101000039', log: pino({ level: 'silent' }) });
  const { sql } = older;
  const add = async (patient_name: string, patient_id: string, details: object, columns: object) => {
    const row = {
      patient_id,
      patient_name,
      checklist: sql.json({}),
      details: sql.json(details as never),
      created_by: staff,
      ...columns,
    };
    const [{ id } = { id: '' }] = await sql<
      { id: string }[]
    >`insert into public.dme_shoe_cases ${sql(row)} returning id`;
    return id;
  };
  const typed = await add('José Núñez', 'P-0017', visit, { missing: ['exam', 'order'] });
  await add(
    'Jose Nunez',
    'p 17',
    { items: { depthPairs: 1 } },
    { missing: [], delivered_on: '2026-02-01', billed_on: '2026-02-03' },
  );
  await sql`
    insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, added_by, verified_at, verified_by)
    values (${typed}, 'foot_exam', 'old.pdf', 'exam.pdf', 'application/pdf', 5, ${staff}, now(), ${staff}),
      (${typed}, 'other', 'older.pdf', 'card.pdf', 'application/pdf', 5, ${staff}, now(), ${staff})`;
  await older.stop();
  test = await createTestApp(undefined, { DATA_DIR: dataDir });
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

it('computes cases of an older program again at its start, from papers instead of typed dates', async () => {
  const { sql } = test.context;
  const read = () => sql`
    select patient_name, missing, waiting_since::text, progress, next_action, version, summary_form
    from public.dme_shoe_cases order by patient_name desc`;
  await vi.waitFor(async () => expect((await read()).every(({ summary_form }) => summary_form > 0)).toBe(true), 10_000);
  expect((await read()).map((row) => ({ ...row }))).toEqual([
    {
      patient_name: 'José Núñez',
      missing: ['visit', 'certification', 'order', 'evaluation', 'delivery', 'proof_of_delivery', 'claim'],
      waiting_since: '2026-03-01',
      progress: { verified: 0, onFile: 1, total: 7 },
      next_action: { kind: 'verify', slot: 'foot_exam' },
      version: 1,
      summary_form: expect.any(Number),
    },
    expect.objectContaining({ patient_name: 'Jose Nunez', progress: { verified: 0, onFile: 0, total: 7 }, version: 1 }),
  ]);
});

it('asks to verify papers again whose facts were never recorded, and keeps their files', async () => {
  const rows = await test.context.sql`
    select requirement, verified_at is null as "isOpen", removed_at from public.dme_shoe_documents order by requirement`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { requirement: 'foot_exam', isOpen: true, removed_at: null },
    { requirement: 'other', isOpen: false, removed_at: null },
  ]);
});

it('knows the patient of old cases, and finds them without accents', async () => {
  const rows = await test.context.sql`
    select patient_key from public.dme_shoe_cases where search_text like '%nunez%'`;
  expect(rows.map(({ patient_key }) => patient_key)).toEqual(['p17', 'p17']);
});
