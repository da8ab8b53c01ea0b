import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { proposeClaim } from '@rxweb/domain/shoes/claim/propose-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { fullDetails } from '../../../../testing/shoes/case-file.ts';
import { readPdf } from '../../../../testing/shoes/read-pdf.ts';
import { hire, type StaffMember } from '../../../../testing/staff.ts';

const billing = fileURLToPath(new URL('../../../demo/billing.json', import.meta.url));
const now = () => new Date('2026-03-16T03:30:00Z');

let test: TestApp;
let pharmacist: StaffMember;
let employee: StaffMember;

beforeAll(async () => {
  test = await createTestApp(now, { BILLING_FILE: billing });
  [pharmacist, employee] = await Promise.all([
    hire(test, 'pharmacist', 'pharmacist'),
    hire(test, 'employee', 'employee'),
  ]);
});
afterAll(() => test.close());

const prescriber = { name: 'George Ellis, DPM', npi: '1245319599', phone: null, fax: null };
const started = proposeClaim({
  id: '3f6c2a10',
  patientName: 'Ana Torres',
  details: { ...fullDetails, prescriber },
  isReadyForKx: false,
});
/** As excluded items, whatever the papers say. */
const claim: ShoeClaim = {
  ...started,
  lines: started.lines.map((line) => ({ ...line, modifiers: ['GY'], chargeCents: 7_950, pointers: [1] })),
  diagnoses: ['E11.42', 'L84'],
  diagnosisSource: 'Visit note of January 10',
  assignment: 'A',
  patient: started.patient && { ...started.patient, sex: 'F' },
  signatureOnFile: true,
  medicareFirst: true,
};

async function saveCase(change: Partial<ShoeCaseDetails>): Promise<string> {
  const details = { ...fullDetails, prescriber, billed: null, claim, ...change };
  const body = { patient_id: `P-${randomUUID()}`, patient_name: 'Ana María Torres', details };
  const answer = await pharmacist.call('POST', '/api/dme-shoe', body);
  expect(answer.status).toBe(200);
  return (await answer.json()).data.id;
}
const get = (who: StaffMember, path: string) => who.call('GET', `/api/dme-shoe/${path}`);
const audited = (target: string) =>
  test.context.sql<{ action: string }[]>`
    select action, actor_id, detail from app.audit_log where target = ${target} and action <> 'case_created' order by seq`;

describe('the claim file', () => {
  it('is an 837P under a name without the patient’s, with the store’s date and its own control number, and is noted', async () => {
    const id = await saveCase({});
    const [one, other] = [await get(pharmacist, `${id}/claim-file`), await get(pharmacist, `${id}/claim-file`)];
    const text = await one.text();
    expect(one.status, text).toBe(200);
    expect(Object.fromEntries(one.headers)).toMatchObject({
      'content-type': 'text/plain; charset=us-ascii',
      'content-disposition': expect.stringContaining(`filename=claim-${id.slice(0, 8)}.837`),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(text).toMatch(
      /^ISA\*00\* {10}\*00\* {10}\*ZZ\*ALDER01 {8}\*ZZ\*SAMPLE99 {7}\*260315\*2030\*\^\*00501\*(\d{9})\*0\*T\*:~/,
    );
    expect(text).toContain('~NM1*IL*1*TORRES*ANA****MI*1EG4TE5MK73~');
    expect(text.match(/SV1\*[^~]*/g)).toEqual([
      'SV1*HC:A5500:RT:GY*79.5*UN*1***1',
      'SV1*HC:A5500:LT:GY*79.5*UN*1***1',
      'SV1*HC:A5512:RT:GY*79.5*UN*3***1',
      'SV1*HC:A5512:LT:GY*79.5*UN*3***1',
    ]);
    expect((await other.text()).slice(90, 99)).not.toBe(text.slice(90, 99));
    const made = { action: 'case_claim_made', actor_id: pharmacist.id, detail: 'file' };
    expect(await audited(id)).toEqual([made, made]);
  });

  it('is refused with every reason and its field, and the case counts as read', async () => {
    const lines = claim.lines.map((line, index) => ({ ...line, side: index === 0 ? null : line.side }));
    const id = await saveCase({ claim: { ...claim, lines, diagnoses: ['R73.03'], assignment: null } });
    const answer = await get(pharmacist, `${id}/claim-file`);
    expect(answer.status).toBe(409);
    const body = await answer.json();
    expect(body).toMatchObject({ code: 'conflict', error: expect.stringMatching(/^Don’t bill yet\./) });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'details.claim.lines.0.side',
      'details.claim.diagnoses.0',
      'details.claim.assignment',
    ]);
    expect(await audited(id)).toMatchObject([{ action: 'case_read' }]);
  });

  it('never carries KX while a requirement isn’t met, and is none without a claim', async () => {
    const kx = { ...claim, lines: claim.lines.map((line) => ({ ...line, modifiers: ['KX'] })) };
    const answer = await get(pharmacist, `${await saveCase({ claim: kx, visit: null })}/claim-file`);
    const { issues } = await answer.json();
    expect([answer.status, issues.length, issues[0].path]).toEqual([409, 4, 'details.claim.lines.0.modifiers']);
    const none = await get(pharmacist, `${await saveCase({ claim: null })}/claim-file`);
    expect(await none.json()).toMatchObject({
      issues: [{ path: 'details.claim', message: expect.stringContaining('no claim yet') }],
    });
  });
});

describe('the claim sheet', () => {
  const sheet = async (id: string) => {
    const answer = await get(pharmacist, `${id}/claim-sheet`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`filename=claim-sheet-${id.slice(0, 8)}.pdf`);
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    return pages
      .map(({ text }) => text)
      .join('\n')
      .replace(/\s+/g, ' ');
  };

  it('has the boxes of a CMS-1500 in their order', async () => {
    const id = await saveCase({});
    const text = await sheet(id);
    const boxes = [
      '1 Insurance',
      '1a Insured',
      '2 Patient',
      '3 Birth',
      '5 Address',
      '11 Other',
      '12 Patient',
      '17 Ordered',
      '17b NPI',
      '21 Diag',
      '25 Tax',
      '26 Claim',
      '27 Accept',
      '28 Total',
      '33 Billing',
      '33a NPI',
    ];
    const places = boxes.map((box) => text.indexOf(box));
    expect(
      places.every((place) => place >= 0),
      boxes.filter((_, at) => (places[at] ?? -1) < 0).join(),
    ).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    for (const value of ['1EG4TE5MK73', '07/02/1949, F', 'NONE', '1245319599', 'A E11.42', '$318.00', '98-7654321'])
      expect(text).toContain(value);
    expect(text).not.toContain('DO NOT BILL YET');
    expect(await audited(id)).toMatchObject([{ action: 'case_claim_made', detail: 'sheet' }]);
  });

  it('is printed and marked while the claim can’t be billed, even before there is one', async () => {
    const kx = { ...claim, lines: claim.lines.map((line) => ({ ...line, modifiers: ['KX'] })) };
    expect(await sheet(await saveCase({ claim: kx, visit: null }))).toContain('DO NOT BILL YET');
    expect(await sheet(await saveCase({ claim: null }))).toContain('There’s no claim yet');
  });
});

it('is for pharmacists and administrators, of cases that are there', async () => {
  const id = await saveCase({});
  for (const path of [`${id}/claim-file`, `${id}/claim-sheet`, 'claim-supplier']) {
    expect((await get(employee, path)).status).toBe(403);
  }
  for (const path of ['claim-file', 'claim-sheet']) {
    expect((await get(pharmacist, `${randomUUID()}/${path}`)).status).toBe(404);
  }
  expect((await (await get(pharmacist, 'claim-supplier')).json()).supplier).toMatchObject({
    npi: '1234567893',
    isTest: true,
  });
});

it('takes a claim apart no further than the form does', async () => {
  const save = async (change: object) => {
    const details = { ...fullDetails, claim: { ...claim, ...change } };
    return (await pharmacist.call('POST', '/api/dme-shoe', { patient_id: 'P', patient_name: 'N', details })).status;
  };
  const [line] = claim.lines;
  expect(await save({ lines: Array.from({ length: 25 }, () => line) })).toBe(400);
  expect(await save({ lines: [{ ...line, side: 'RTLT' }] })).toBe(400);
  expect(await save({ lines: [{ ...line, chargeCents: 79.5 }] })).toBe(400);
  expect(await save({ diagnoses: Array.from({ length: 13 }, () => 'E11.42') })).toBe(400);
  expect(await save({ other: 1 })).toBe(400);
});
