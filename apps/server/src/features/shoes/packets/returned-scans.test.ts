import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { badScans, goodScan, pdfOfPictures } from '../../../../testing/shoes/bad-scans.ts';
import { fullDetails } from '../../../../testing/shoes/case-file.ts';
import { damage, drawPage, pngOf } from '../../../../testing/shoes/scan-page.ts';
import { hire, type StaffMember, tokenOf } from '../../../../testing/staff.ts';

let test: TestApp;
let pharmacist: StaffMember;

beforeAll(async () => {
  test = await createTestApp();
  pharmacist = await hire(test, 'pharmacist', 'pharmacist');
});
afterAll(() => test.close());

/** A case of its own, and the page of its letter that the office fills in and sends back. */
async function mailStatement() {
  const body = { patient_id: randomUUID(), patient_name: 'Harold Jensen', details: fullDetails };
  const caseId: string = (await (await pharmacist.call('POST', '/api/dme-shoe', body)).json()).data.id;
  const letter = await pharmacist.call('POST', `/api/dme-shoe/${caseId}/letters`, { recipient: 'certifier' });
  return { caseId, page: await drawPage(new Uint8Array(await letter.arrayBuffer()), 2, 150) };
}

it('S26-15 bad scans of a returned page at 150 dpi, uploaded as they come, file themselves in 19 of 20', {
  timeout: 240_000,
}, async () => {
  const headers = { authorization: `Bearer ${await tokenOf(pharmacist.client)}`, 'x-file-name': 'scan' };
  const missed: object[] = [];
  // All 20, or every fourth.
  const step = inject('isFullSize') ? 1 : 4;
  for (let seed = 0; seed < badScans.length; seed += step) {
    const how = badScans[seed];
    const { caseId, page } = await mailStatement();
    const scan = damage(page, { ...goodScan, ...how, seed });
    const body = seed % 8 < 4 ? pngOf(scan) : await pdfOfPictures([scan]);
    const answer = await fetch(`${test.url}/api/dme-shoe/returned`, { method: 'POST', body, headers });
    const { filed = [] } = await answer.json();
    const { documents } = await (await pharmacist.call('GET', `/api/dme-shoe/${caseId}`)).json();
    const isFiled = documents.some(
      ({ requirement, pages, verifiedAt }: Record<string, unknown>) =>
        requirement === 'certifying_statement' && (pages ?? 1) === 1 && verifiedAt === null,
    );
    if (!isFiled || filed.length !== 1 || filed[0].caseId !== caseId) missed.push({ ...how, status: answer.status });
  }
  expect(missed.slice(1)).toEqual([]);
});
