import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { fullDetails } from '../../../../testing/shoes/case-file.ts';
import { makeEncryptedPdf, makeJpeg, makePdf } from '../../../../testing/shoes/files.ts';
import { readPdf } from '../../../../testing/shoes/read-pdf.ts';
import { hire, type StaffMember, tokenOf } from '../../../../testing/staff.ts';

let test: TestApp;
let pharmacist: StaffMember;
let employee: StaffMember;
let caseId: string;

beforeAll(async () => {
  test = await createTestApp();
  [pharmacist, employee] = await Promise.all([
    hire(test, 'pharmacist', 'pharmacist'),
    hire(test, 'employee', 'employee'),
  ]);
  const body = { patient_id: 'P-1042', patient_name: 'Ana María Torres', details: fullDetails };
  caseId = (await (await pharmacist.call('POST', '/api/dme-shoe', body)).json()).data.id;
});
afterAll(() => test.close());

const packet = (who: StaffMember, kind: 'physician' | 'audit' | 'review', id = caseId) =>
  who.call('GET', `/api/dme-shoe/${id}/${kind}-packet`);

async function attach(body: Uint8Array<ArrayBuffer>, requirement: string, name: string) {
  const headers = { authorization: `Bearer ${await tokenOf(pharmacist.client)}`, 'x-file-name': name };
  const path = `${test.url}/api/dme-shoe/${caseId}/documents?requirement=${requirement}`;
  return (await (await fetch(path, { method: 'POST', body, headers })).json()).id as string;
}

it('sends the physician packet of a case under a name without the patient’s, and notes it', async () => {
  const answer = await packet(pharmacist, 'physician');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename=physician-packet-${caseId.slice(0, 8)}.pdf`),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pdf.pages[1]?.text).toContain('Ana María Torres');
  expect(
    await test.context.sql`select actor_id, target, detail from app.audit_log where action = 'case_packet_made'`,
  ).toEqual([{ actor_id: pharmacist.id, target: caseId, detail: 'physician' }]);
});

it('puts what is verified into the audit packet, everything but what was removed into the review, and notes which', async () => {
  const removed = await attach(makeJpeg(), 'order', 'removed.jpg');
  await pharmacist.call('DELETE', `/api/dme-shoe/${caseId}/documents/${removed}`);
  const many = await makePdf(Array.from({ length: 20 }, () => [612, 792] as const));
  const exam = await attach(many, 'foot_exam', 'exam.pdf');
  await attach(makeJpeg(), 'order', 'order.jpg');
  const locked = await attach(await makeEncryptedPdf(), 'abn', 'locked.pdf');
  for (const id of [exam, locked])
    await pharmacist.call('PATCH', `/api/dme-shoe/${caseId}/documents/${id}`, { verified: true });
  const bookmarks = async (kind: 'audit' | 'review') => {
    const answer = await packet(pharmacist, kind);
    expect(answer.headers.get('content-disposition')).toContain(`${kind}-packet-${caseId.slice(0, 8)}.pdf`);
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).bookmarks;
  };
  expect((await bookmarks('audit')).slice(0, 3)).toEqual(['Index: 1', 'Foot exam: 2', 'Foot evaluation: 22']);
  const review = await bookmarks('review');
  for (const title of ['  order.jpg', '  exam.pdf', '  locked.pdf'])
    expect(review).toContainEqual(expect.stringContaining(title));
  const noted = await test.context.sql`
    select detail from app.audit_log where action = 'case_packet_made' and detail <> 'physician' order by detail`;
  expect(noted).toEqual([{ detail: 'audit' }, { detail: 'review' }]);
});

it('reports what is too large for one packet before loading anything', async () => {
  const body = { patient_id: 'P-2', patient_name: 'Too Much' };
  const id = (await (await pharmacist.call('POST', '/api/dme-shoe', body)).json()).data.id;
  const add = (size: number, pages: number | null) => test.context.sql`
    insert into public.dme_shoe_documents (case_id, requirement, object_name, name, type, size, pages, added_by)
    values (${id}, 'other', ${randomUUID()}, 'scan.pdf', 'application/pdf', ${size}, ${pages}, ${pharmacist.id})`;
  // What is not shown does not count.
  for (const pages of [null, 301]) await add(200 * 2 ** 20, pages);
  for (let index = 0; index < 3; index += 1) await add(1, 300);
  expect((await packet(pharmacist, 'review', id)).status).toBe(200);
  await add(1, 101);
  const tooLong = await packet(pharmacist, 'review', id);
  expect(await tooLong.json()).toMatchObject({
    code: 'payload_too_large',
    error:
      'This case’s documents are too large for one packet. The limit is 100 MB and 1000 pages in total. Send some of them separately.',
  });
  // Nothing of it is verified, so nothing of it leaves.
  for (const kind of ['physician', 'audit'] as const) expect((await packet(pharmacist, kind, id)).status).toBe(200);
});

it('knows no packet of a case that is not there, and none for others than pharmacists', async () => {
  for (const kind of ['physician', 'audit', 'review'] as const) {
    expect((await packet(pharmacist, kind, randomUUID())).status).toBe(404);
    expect((await packet(employee, kind)).status).toBe(403);
  }
});
