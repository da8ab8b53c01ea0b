import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denialChecks, exportShoeDenials, getShoeAccreditation, getShoeDenials } from '@rxweb/contracts/shoes/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ShoesApp, startShoesApp } from '../../../../testing/shoes/start-shoes-app.ts';

let clock = new Date('2026-05-06T17:00:00Z');
let folder: string;
let test: ShoesApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rxweb-billing-'));
  const sample = fileURLToPath(new URL('../../../demo/billing.json', import.meta.url));
  const billing = JSON.parse(await readFile(sample, 'utf8'));
  const file = join(folder, 'billing.json');
  await writeFile(file, JSON.stringify({ ...billing, accreditation: { status: 'accredited', expires: '2026-09-01' } }));
  test = await startShoesApp(() => clock, { BILLING_FILE: file });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  clock = new Date('2026-05-06T17:00:00Z');
  await test.context.sql`truncate public.dme_shoe_cases cascade`;
});

const denials = async () => getShoeDenials.output.parse((await test.call('GET', '/denials')).body);
const reasonOf = async (check: (typeof denialChecks)[number]) =>
  (await denials()).reasons.find((reason) => reason.check === check);

const noFindings = { delivery: { date: '2026-05-04', mode: 'in_person', wearing: true, note: 'Fits well' } } as const;
const request = { contractor: null, claimControlNumber: null, method: null, letterDate: '2026-02-01', due: null };

describe('the denial report', () => {
  it('counts for every reason the cases in which it fails and those that show nothing yet, and names the first', async () => {
    const ids = [
      await test.createWith(noFindings, { patient_name: 'Ruth Marchetti' }),
      await test.createWith(noFindings, { patient_name: 'George Pell' }),
    ];
    await test.createWith({});
    const report = await denials();
    expect(report).toMatchObject({ today: '2026-05-06', cases: 3, isCut: false });
    expect(report.reasons.map(({ check }) => check).toSorted()).toEqual(denialChecks.toSorted());
    const [worst] = report.reasons;
    expect(worst).toMatchObject({ check: 'fit_in_person_objective', failing: 2, open: 1 });
    expect(worst?.named.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('leaves out archived and billed cases, but not a billed one whose records request isn’t answered', async () => {
    const billed = { ...noFindings, billed: '2026-05-05' };
    await test.createWith(billed);
    await test.createWith({ ...billed, recordsRequest: { ...request, sentOn: '2026-02-20' } });
    const archived = await test.createWith(noFindings);
    await test.context.sql`update public.dme_shoe_cases set archived = true where id = ${archived}`;
    expect(await denials()).toMatchObject({ cases: 0 });
    await test.createWith({ ...billed, recordsRequest: { ...request, sentOn: null } });
    expect(await denials()).toMatchObject({ cases: 1 });
    expect(await reasonOf('adr_answered')).toMatchObject({ failing: 1, open: 0 });
  });

  it('names no more than five cases of a reason', async () => {
    for (let made = 0; made < 6; made += 1) await test.createWith(noFindings);
    const reason = await reasonOf('fit_in_person_objective');
    expect(reason).toMatchObject({ failing: 6 });
    expect(reason?.named).toHaveLength(5);
  });

  it('leaves as a table without names, and each time is in the audit log', async () => {
    await test.createWith(noFindings, { patient_name: 'Ruth Marchetti' });
    const answer = await fetch(`${test.url}${exportShoeDenials.path}`, {
      headers: { authorization: `Bearer ${test.tokens.pharmacist}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('shoe-denials-2026-05-06.csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines[0]).toBe('Reason,Failing,Not shown yet,Named by,What to do');
    expect(lines[1]).toMatch(/^No objective fitting at delivery,1,0,"CGS JB, Q1 2024",/);
    expect(lines).toHaveLength(denialChecks.length + 1);
    expect(lines.join()).not.toContain('Marchetti');
    const [row] = await test.context.sql<{ count: number }[]>`
      select count(*)::int as count from app.audit_log where action = 'cases_listed' and actor_id = ${test.pharmacist.id}`;
    expect(row?.count).toBeGreaterThan(0);
  });
});

describe('the accreditation reminder', () => {
  const reminder = async () => getShoeAccreditation.output.parse((await test.call('GET', '/accreditation')).body);
  const inToday = async () => {
    const answer = await fetch(`${test.url}/api/waiting`, {
      headers: { authorization: `Bearer ${test.tokens.admin}` },
    });
    const { items } = (await answer.json()) as { items: { kind: string }[] };
    return items.filter(({ kind }) => kind.startsWith('shoe_accreditation'));
  };

  it.each([
    ['2026-05-03', null, []],
    [
      '2026-05-04',
      { expires: '2026-09-01', daysLeft: 120 },
      [{ kind: 'shoe_accreditation_expiring', count: 1, soonest: '2026-09-01' }],
    ],
    [
      '2026-09-01',
      { expires: '2026-09-01', daysLeft: 0 },
      [{ kind: 'shoe_accreditation_expiring', count: 1, soonest: '2026-09-01' }],
    ],
    [
      '2026-09-02',
      { expires: '2026-09-01', daysLeft: -1 },
      [{ kind: 'shoe_accreditation_expired', count: 1, soonest: '2026-09-01' }],
    ],
  ])('is on the board and in Today from 120 days before: %s', async (day, shown, items) => {
    clock = new Date(`${day}T17:00:00Z`);
    expect(await reminder()).toEqual({ reminder: shown });
    expect(await inToday()).toEqual(items);
  });
});

it('answers reports to pharmacists and administrators alone', async () => {
  const employee = await test.issuer.openSession(await test.issuer.hire('employee'));
  for (const path of ['/denials', '/denials.csv', '/accreditation']) {
    const ask = (headers: Record<string, string>) => fetch(`${test.url}/api/dme-shoe${path}`, { headers });
    expect((await ask({ authorization: `Bearer ${test.tokens.admin}` })).status, path).toBe(200);
    expect((await ask({ authorization: `Bearer ${employee}` })).status, path).toBe(403);
    expect((await ask({})).status, path).toBe(401);
  }
});
