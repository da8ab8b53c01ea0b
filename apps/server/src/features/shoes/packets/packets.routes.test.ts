import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { personOf } from '../../../../testing/person-of.ts';
import { fullDetails } from '../../../../testing/shoes/case-file.ts';
import { makeEncryptedPdf, makeJpeg, makePdf } from '../../../../testing/shoes/files.ts';
import { readPdf } from '../../../../testing/shoes/read-pdf.ts';
import { hire, type StaffMember, tokenOf } from '../../../../testing/staff.ts';

let test: TestApp;
let pharmacist: StaffMember;
let employee: StaffMember;
let caseId: string;

async function newCase(name = 'Ana María Torres'): Promise<string> {
  const body = { patient_id: randomUUID(), patient_name: name, details: fullDetails };
  return (await (await pharmacist.call('POST', '/api/dme-shoe', body)).json()).data.id;
}

beforeAll(async () => {
  test = await createTestApp();
  [pharmacist, employee] = await Promise.all([
    hire(test, 'pharmacist', 'pharmacist'),
    hire(test, 'employee', 'employee'),
  ]);
  caseId = await newCase();
});
afterAll(() => test.close());

const packet = (who: StaffMember, kind: 'audit' | 'review', id = caseId) =>
  who.call('GET', `/api/dme-shoe/${id}/${kind}-packet`);

async function attach(body: Uint8Array<ArrayBuffer>, requirement: string, name: string, id = caseId) {
  const headers = { authorization: `Bearer ${await tokenOf(pharmacist.client)}`, 'x-file-name': name };
  const path = `${test.url}/api/dme-shoe/${id}/documents?requirement=${requirement}`;
  return (await (await fetch(path, { method: 'POST', body, headers })).json()).id as string;
}

const facts = { dated: '2026-01-10', author: 'Irina Petrova', credential: 'MD', signed: true };
const letter = (body: object, who = pharmacist, id = caseId) => who.call('POST', `/api/dme-shoe/${id}/letters`, body);
const papers = async (id = caseId) => (await pharmacist.call('GET', `/api/dme-shoe/${id}/papers`)).json();
const irina = { recipient: 'certifier', name: 'Irina Petrova, MD', phone: '(555) 555-0142', fax: '(555) 555-0143' };

it('makes a letter under a name without the patient’s, and logs it with its number and pages', async () => {
  const answer = await letter({ ...irina, isConfirmed: true });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename=certifier-packet-${caseId.slice(0, 8)}.pdf`),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages[0]?.text).toContain('Irina Petrova, MD');
  expect(pages[0]?.text).not.toContain('Torres');
  expect(pages[1]?.text).toContain('Ana María Torres');
  const { faxes } = await papers();
  expect(faxes).toEqual([
    {
      ...{ id: expect.any(String), at: expect.any(String), by: personOf(pharmacist) },
      ...{ recipient: 'certifier', name: 'Irina Petrova, MD', number: '5555550143', pages: pages.length },
      ...{ outcome: 'made', outcomeAt: null, outcomeBy: null },
    },
  ]);
  expect(
    await test.context.sql`select actor_id, target, detail from app.audit_log where action = 'case_packet_made'`,
  ).toEqual([{ actor_id: pharmacist.id, target: caseId, detail: `certifier, fax ${faxes[0].id}` }]);
});

it('S26-16 makes no letter to an unconfirmed number, whoever has it, and none to a wrong one', async () => {
  const changed = { ...irina, fax: '555-555-0199' };
  const refused = await letter(changed);
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    'This fax number is new for this person. Call the office, compare the number, and confirm it first.',
  ]);
  expect((await letter({ ...irina, fax: '+1 555 555 0143' })).status).toBe(200);
  expect((await letter({ ...irina, name: 'Irina Petrov' })).status).toBe(409);
  expect((await letter({ ...irina, name: null })).status).toBe(409);
  // Without a number it is written by hand.
  expect((await letter({ ...irina, fax: ' ' })).status).toBe(200);
  const { faxes } = await papers();
  expect(faxes.map(({ number }: { number: string | null }) => number)).toEqual([null, '5555550143', '5555550143']);
  const path = `/api/dme-shoe/${caseId}/faxes/${faxes[1].id}`;
  const marked = await (await pharmacist.call('PATCH', path, { outcome: 'wrong_number' })).json();
  expect(marked).toMatchObject({ outcome: 'wrong_number', outcomeBy: personOf(pharmacist) });
  expect((await letter(irina)).status).toBe(409);
  expect(await (await pharmacist.call('PATCH', path, { outcome: 'made' })).json()).toMatchObject({ outcomeAt: null });
  expect((await letter(irina)).status).toBe(200);
  const entries = await test.context
    .sql`select detail from app.audit_log where action = 'case_fax_marked' order by seq`;
  expect(entries.map(({ detail }) => detail)).toEqual([`fax ${faxes[1].id}, wrong_number`, `fax ${faxes[1].id}, made`]);
  expect(
    (await pharmacist.call('PATCH', `/api/dme-shoe/${caseId}/faxes/${randomUUID()}`, { outcome: 'sent' })).status,
  ).toBe(404);
});

it('says who is asked for what, and makes no letter without a question', async () => {
  const { storeFax, letters } = await papers();
  expect(storeFax).toBe('+15555550101');
  expect(letters.map(({ recipient, asks }: { recipient: string; asks: string[] }) => [recipient, asks])).toEqual([
    ['certifier', ['visit_notes', 'agreement', 'certifying_statement']],
    ['prescriber', ['order', 'prescriber_notes']],
    ['examiner', ['foot_exam']],
  ]);
  const nothing = await letter({ recipient: 'supervisor' });
  expect([nothing.status, (await nothing.json()).code]).toEqual([409, 'conflict']);
  expect((await letter(irina, employee)).status).toBe(403);
  expect((await letter(irina, pharmacist, randomUUID())).status).toBe(404);
});

it('says which letter of which field its pages cannot show, instead of printing an empty box', async () => {
  const body = { patient_id: 'P-7', patient_name: '阮氏明', details: fullDetails };
  const { data } = await (await pharmacist.call('POST', '/api/dme-shoe', body)).json();
  const answers = [
    await packet(pharmacist, 'audit', data.id),
    await packet(pharmacist, 'review', data.id),
    await letter({ ...irina, isConfirmed: true }, pharmacist, data.id),
    await pharmacist.call('GET', `/api/dme-shoe/${data.id}/claim-sheet`),
  ];
  for (const answer of answers) {
    const { error, issues } = await answer.json();
    expect([answer.status, error]).toEqual([
      409,
      'Pages can’t show “阮” (Patient name). They have Latin, Greek and Cyrillic letters. Write it in one of these.',
    ]);
    expect(issues).toMatchObject([{ path: 'patient_name' }]);
  }
});

it('offers the person and number of the last letter where the case has none, but not a wrong number', async () => {
  const examiner = async () =>
    (await papers()).letters.find(({ recipient }: { recipient: string }) => recipient === 'examiner');
  expect(await examiner()).toMatchObject({ name: null, fax: null });
  const wish = { recipient: 'examiner', name: 'Dr. Ellis', fax: '555-555-0177', isConfirmed: true };
  expect((await letter(wish)).status).toBe(200);
  expect(await examiner()).toMatchObject({ name: 'Dr. Ellis', fax: '(555) 555-0177', knownNumbers: ['5555550177'] });
  const path = `/api/dme-shoe/${caseId}/faxes/${(await papers()).faxes[0].id}`;
  await pharmacist.call('PATCH', path, { outcome: 'wrong_number' });
  expect(await examiner()).toMatchObject({ name: null, fax: null });
});

it('puts what is verified into the audit packet, everything but what was removed into the review, and notes which', {
  timeout: 90_000,
}, async () => {
  // A retry needs a case without the first attempt's documents.
  const id = await newCase();
  const removed = await attach(makeJpeg(), 'order', 'removed.jpg', id);
  await pharmacist.call('DELETE', `/api/dme-shoe/${id}/documents/${removed}`);
  const many = await makePdf(Array.from({ length: 20 }, () => [612, 792] as const));
  const exam = await attach(many, 'foot_exam', 'exam.pdf', id);
  await attach(makeJpeg(), 'order', 'order.jpg', id);
  const locked = await attach(await makeEncryptedPdf(), 'abn', 'locked.pdf', id);
  for (const document of [exam, locked])
    await pharmacist.call('PATCH', `/api/dme-shoe/${id}/documents/${document}`, { verified: true, ...facts });
  const bookmarks = async (kind: 'audit' | 'review') => {
    const answer = await packet(pharmacist, kind, id);
    expect(answer.headers.get('content-disposition')).toContain(`${kind}-packet-${id.slice(0, 8)}.pdf`);
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).bookmarks;
  };
  expect((await bookmarks('audit')).slice(0, 3)).toEqual(['Index: 1', 'Foot exam: 2', 'Foot evaluation: 22']);
  expect((await papers(id)).leftOut.map(({ name, why }: { name: string; why: string }) => [name, why])).toEqual([
    ['order.jpg', 'unverified'],
    ['locked.pdf', 'unreadable'],
  ]);
  const review = await bookmarks('review');
  for (const title of ['  order.jpg', '  exam.pdf', '  locked.pdf'])
    expect(review).toContainEqual(expect.stringContaining(title));
  const noted = await test.context.sql`
    select detail from app.audit_log where action = 'case_packet_made' and target = ${id} order by detail`;
  expect(noted).toEqual([{ detail: 'audit' }, { detail: 'review' }]);
});

it('reports what is too large for one packet before loading anything', { timeout: 90_000 }, async () => {
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
  expect((await packet(pharmacist, 'audit', id)).status).toBe(200);
});

it('knows no packet of a case that is not there, and none for others than pharmacists', async () => {
  for (const kind of ['audit', 'review'] as const) {
    expect((await packet(pharmacist, kind, randomUUID())).status).toBe(404);
    expect((await packet(employee, kind)).status).toBe(403);
  }
});

describe('papers that came back', () => {
  const send = async (path: string, body: Uint8Array<ArrayBuffer>, name = 'fax.pdf') => {
    const headers = { authorization: `Bearer ${await tokenOf(pharmacist.client)}`, 'x-file-name': name };
    const answer = await fetch(`${test.url}${path}`, { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const documentsOf = async (id: string) => {
    const { documents } = await (await pharmacist.call('GET', `/api/dme-shoe/${id}`)).json();
    return documents.map(({ requirement, pages, verifiedAt }: Record<string, unknown>) => [
      requirement,
      pages,
      verifiedAt,
    ]);
  };
  /** The pages of a letter, as if they had been printed and scanned. */
  const printed = async (id: string, recipient: string, pages: number[]) => {
    const answer = await letter({ recipient }, pharmacist, id);
    const whole = await PDFDocument.load(new Uint8Array(await answer.arrayBuffer()));
    const some = await PDFDocument.create();
    for (const page of await some.copyPages(whole, pages)) some.addPage(page);
    return { pdf: new Uint8Array(await some.save()), some };
  };

  it('S26-15 file themselves to their case and requirement, received and unverified, wherever they are added', async () => {
    const [harold, luz] = [await newCase('Harold Jensen'), await newCase('Luz Ortega')];
    // Statement, agreement sheet, return sheet; then pages of notes.
    const { some } = await printed(harold, 'certifier', [2, 3, 4]);
    for (let notes = 0; notes < 2; notes += 1) some.addPage([612, 792]).drawText('notes');
    const scan = new Uint8Array(await some.save());
    const filed = await send('/api/dme-shoe/returned', scan);
    const mine = { caseId: harold, patientName: 'Harold Jensen' };
    expect(filed).toEqual({
      status: 200,
      body: {
        filed: [
          { ...mine, requirement: 'certifying_statement', pages: 1 },
          { ...mine, requirement: 'agreement', pages: 1 },
          { ...mine, requirement: 'visit_notes', pages: 2 },
        ],
      },
    });
    expect((await documentsOf(harold)).sort()).toEqual([
      ['agreement', 1, null],
      ['certifying_statement', 1, null],
      ['visit_notes', 2, null],
    ]);

    const { pdf: order } = await printed(harold, 'prescriber', [2]);
    const elsewhere = await send(`/api/dme-shoe/${luz}/documents?requirement=foot_exam`, order);
    expect(elsewhere).toMatchObject({
      status: 409,
      body: {
        error: 'By its page code this paper belongs to the case of Harold Jensen. It’s filed there, and not here.',
      },
    });
    expect(await documentsOf(luz)).toEqual([]);
    expect((await documentsOf(harold)).at(-1)).toEqual(['order', 1, null]);
    const here = await send(`/api/dme-shoe/${harold}/documents?requirement=other`, order);
    expect(here).toMatchObject({ status: 200, body: { requirement: 'order', pages: 1, verifiedAt: null } });
    const entries = await test.context.sql`
      select detail from app.audit_log where action = 'case_document_added' and target = ${harold}`;
    expect(entries).toHaveLength(5);
  });

  it('need a code of ours, and leave nothing behind without one', async () => {
    const objects = async () => (await test.context.sql`select count(*)::int as count from storage.objects`)[0]?.count;
    const before = await objects();
    expect(await send('/api/dme-shoe/returned', await makePdf([[612, 792]]))).toMatchObject({
      status: 400,
      body: { error: 'We found no page code of ours in this file. Open the case and add it there.' },
    });
    expect((await send('/api/dme-shoe/returned', await makeEncryptedPdf())).status).toBe(400);
    expect((await send('/api/dme-shoe/returned', new TextEncoder().encode('hello'))).status).toBe(415);
    expect(await objects()).toBe(before);
    const id = await newCase('Rosa Blanco');
    const plain = await send(`/api/dme-shoe/${id}/documents?requirement=order`, await makePdf([[612, 792]]));
    expect(plain).toMatchObject({ status: 200, body: { requirement: 'order' } });
  });

  it('are forgotten with their case', async () => {
    const id = await newCase('Ana Gone');
    const { pdf } = await printed(id, 'prescriber', [2]);
    await test.context.sql`delete from public.dme_shoe_changes where case_id = ${id}`;
    await test.context.sql`delete from public.dme_shoe_cases where id = ${id}`;
    expect((await send('/api/dme-shoe/returned', pdf)).status).toBe(400);
  });
});
