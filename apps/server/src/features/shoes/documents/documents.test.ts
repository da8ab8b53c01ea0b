import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { fileRefusals } from '@rxweb/contracts/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts';
import { personOf } from '../../../../testing/person-of.ts';
import { makeEncryptedPdf, makeJpeg, makePdf, makePng } from '../../../../testing/shoes/files.ts';
import { hire, type StaffMember, tokenOf } from '../../../../testing/staff.ts';

let test: TestApp;
let pharmacist: StaffMember;
let admin: StaffMember;
let employee: StaffMember;
let caseId: string;

beforeAll(async () => {
  // Of a row that cannot be written the log would say a line.
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  [pharmacist, admin, employee] = await Promise.all([
    hire(test, 'pharmacist', 'pharmacist'),
    hire(test, 'admin', 'admin'),
    hire(test, 'employee', 'employee'),
  ]);
  caseId = await makeCase();
});
afterAll(() => test.close());

async function makeCase(): Promise<string> {
  const body = { patient_id: randomUUID(), patient_name: 'Ana María Torres' };
  const answer = await pharmacist.call('POST', '/api/dme-shoe', body);
  return (await answer.json()).data.id;
}

async function send(who: StaffMember | null, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const authorization = who ? { authorization: `Bearer ${await tokenOf(who.client)}` } : {};
  const init = { method: 'POST', body, headers: { ...authorization, ...headers }, duplex: 'half' };
  return fetch(`${test.url}/api/dme-shoe/${path}`, init);
}

const add = (body: BodyInit, name = 'notes.pdf', requirement = 'visit_notes', id = caseId) =>
  send(pharmacist, `${id}/documents?requirement=${requirement}`, body, { 'x-file-name': encodeURIComponent(name) });

async function added(body: BodyInit, name?: string) {
  const answer = await add(body, name);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

const stored = async () =>
  (await test.context.sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'rxweb-uploads'`).map(
    ({ name }) => name,
  );
const notes = async (documentId: string) =>
  test.context.sql`
    select action, actor_id, target, detail from app.audit_log where detail like ${`document ${documentId}%`} order by seq`;

describe('a document', () => {
  it('is kept under a name of the server’s own, answered once its row is there, and read back as it was', async () => {
    const pdf = await makePdf([
      [612, 792],
      [612, 792],
    ]);
    const document = await added(pdf, 'Torres, “visit” é.pdf');
    expect(document).toMatchObject({
      requirement: 'visit_notes',
      name: 'Torres, “visit” é.pdf',
      type: 'application/pdf',
      size: pdf.length,
      pages: 2,
      addedBy: personOf(pharmacist),
      verifiedAt: null,
      verifiedBy: null,
    });
    expect(document).not.toHaveProperty('objectName');
    expect((await stored()).every((name) => /^\d{13}-[a-z2-7]{26}\.(pdf|png|jpe?g)$/.test(name))).toBe(true);

    const read = await admin.call('GET', `/api/dme-shoe/${caseId}/documents/${document.id}`);
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(read.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''Torres/);
    expect(await notes(document.id)).toMatchObject([
      {
        action: 'case_document_added',
        actor_id: pharmacist.id,
        target: caseId,
        detail: `document ${document.id}, visit_notes`,
      },
      { action: 'file_read', actor_id: admin.id, target: caseId, detail: `document ${document.id}, original` },
    ]);
  });

  it('is what its bytes say, whatever it is called', async () => {
    expect(await added(makePng({ width: 4, height: 4 }), 'scan.pdf')).toMatchObject({ type: 'image/png', pages: 1 });
    expect(await added(makeJpeg(), 'scan.png')).toMatchObject({ type: 'image/jpeg', pages: 1 });
    for (const other of ['<html>', '', 'GIF89a......', 'hello'])
      expect(await (await add(other)).json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('is kept without a number of pages when it is encrypted', async () => {
    expect(await added(await makeEncryptedPdf())).toMatchObject({ type: 'application/pdf', pages: null });
  });

  it('F3 is refused when it starts a program, with the reason, and leaves nothing behind', async () => {
    const before = await stored();
    const whole = Buffer.from(await makePdf([[612, 792]]));
    const starting = await add(Buffer.concat([whole, Buffer.from('9 0 obj<</S/Launch/F(calc.exe)>>endobj\n%%EOF')]));
    expect([starting.status, (await starting.json()).error]).toEqual([415, fileRefusals.active]);
    expect(await stored()).toEqual(before);
  });

  it('leaves nothing behind when it is too large, of whatever length it says to be', async () => {
    const before = await stored();
    const head = new TextEncoder().encode('%PDF-1.7\n');
    const tooLarge = Buffer.concat([head, Buffer.alloc(uploadLimits.dropZoneMaxFileBytes)]);
    const announced = await add(tooLarge);
    expect(announced.status).toBe(413);
    const streamed = await add(
      Readable.toWeb(Readable.from([head, ...Array.from({ length: 27 }, () => Buffer.alloc(1_048_576))])) as BodyInit,
    ).catch(() => null);
    expect(streamed?.status ?? 413).toBe(413);
    expect(await stored()).toEqual(before);
  });

  it('leaves nothing behind when its sender goes away in the middle', async () => {
    const [before, pdf] = [await stored(), await makePdf([[612, 792]])];
    const headers = {
      authorization: `Bearer ${await tokenOf(pharmacist.client)}`,
      'x-file-name': 'a.pdf',
      'content-length': 20_000_000,
    };
    const url = `${test.url}/api/dme-shoe/${caseId}/documents?requirement=order`;
    const sending = request(url, { method: 'POST', headers }).on('error', () => undefined);
    sending.write(pdf);
    for (let piece = 0; piece < 5; piece += 1) sending.write(Buffer.alloc(1_000_000));
    await new Promise((resolve) => setTimeout(resolve, 300));
    sending.destroy();
    const { id } = await added(pdf);
    expect(id).toEqual(expect.any(String));
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it('leaves no file behind when its row cannot be written', async () => {
    const before = await stored();
    await test.context.sql`alter table public.dme_shoe_documents add constraint refuse check (name <> 'refuse.pdf')`;
    const answer = await add(await makePdf([[612, 792]]), 'refuse.pdf');
    await test.context.sql`alter table public.dme_shoe_documents drop constraint refuse`;
    expect(answer.status).toBe(500);
    expect(await stored()).toEqual(before);
  });

  const paper = { dated: '2026-01-10', author: 'Irina Petrova', credential: 'MD', signed: true };

  it('loses its verification, and what was read of it, with what it proves', async () => {
    const { id } = await added(makeJpeg());
    const change = async (body: unknown) =>
      (await admin.call('PATCH', `/api/dme-shoe/${caseId}/documents/${id}`, body)).json();
    const verified = await change({ verified: true, ...paper });
    expect(verified).toMatchObject({ ...paper, verifiedBy: personOf(admin) });
    expect(Date.now() - Date.parse(verified.verifiedAt)).toBeLessThan(60_000);
    expect(await change({ requirement: 'visit_notes' })).toMatchObject({ verifiedAt: verified.verifiedAt, ...paper });
    const moved = { verifiedAt: null, dated: null, author: null, credential: null, signed: null };
    expect(await change({ requirement: 'foot_exam' })).toMatchObject({ requirement: 'foot_exam', ...moved });
    const order = { requirement: 'order', verified: true, ...paper, credential: null };
    expect(await change(order)).toMatchObject({ verifiedBy: { id: admin.id }, credential: null });
    expect(await change({ verified: false })).toMatchObject({ requirement: 'order', verifiedBy: null });
    expect((await notes(id)).map(({ detail }) => detail).at(-1)).toBe(`document ${id}, order, not verified`);
    expect(JSON.stringify(await notes(id))).not.toContain('Petrova');
  });

  it('is verified only with what its requirement asks for: its date, its author, and whether it is signed', async () => {
    const { id } = await added(makeJpeg());
    const change = async (body: unknown) => {
      const answer = await admin.call('PATCH', `/api/dme-shoe/${caseId}/documents/${id}`, body);
      return { status: answer.status, body: await answer.json() };
    };
    const refused = async (body: object) => {
      const answer = await change(body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      return answer.body.issues.map(({ path }: { path: string }) => path);
    };
    const all = ['body.dated', 'body.author', 'body.credential', 'body.signed'];
    expect(await refused({ verified: true })).toEqual(all);
    expect(await refused({ verified: true, ...paper, dated: null })).toEqual(['body.dated']);
    expect(await refused({ verified: true, ...paper, author: '  ' })).toEqual(['body.author']);
    expect(await refused({ verified: true, ...paper, dated: '2026-02-30' })).toEqual(['body.dated']);
    expect(await refused({ verified: true, ...paper, dated: '2999-01-01' })).toEqual(['body.dated']);
    expect(await refused({ verified: true, ...paper, credential: 'RN' })).toEqual(['body.credential']);
    expect(await refused({ requirement: 'invoice', verified: true, author: 'Maker' })).toEqual(['body.dated']);
    expect(await refused({ requirement: 'proof_of_delivery', verified: true, dated: '2026-03-03' })).toEqual([
      'body.author',
      'body.signed',
    ]);
    expect(await refused({ dated: '2026-01-10' })).toEqual(['body.verified']);
    expect(await refused({ verified: false, signed: true })).toEqual(['body.verified']);
    const [row] = await test.context.sql`
      select requirement, verified_at, dated, author from public.dme_shoe_documents where id = ${id}`;
    expect({ ...row }).toEqual({ requirement: 'visit_notes', verified_at: null, dated: null, author: null });
    expect((await notes(id)).map(({ action }) => action)).toEqual(['case_document_added']);
    expect(await change({ requirement: 'other', verified: true })).toMatchObject({ status: 200 });
    expect(await change({ requirement: 'abn', verified: true, dated: '2026-03-03', signed: false })).toMatchObject({
      status: 200,
      body: { signed: false, verifiedBy: personOf(admin) },
    });
  });

  it('keeps the time of its verification unless another person verifies it, or what it says changes', async () => {
    const { id } = await added(makeJpeg());
    const change = async (who: StaffMember, body: unknown) =>
      (await who.call('PATCH', `/api/dme-shoe/${caseId}/documents/${id}`, body)).json();
    const first = await change(admin, { verified: true, ...paper });
    expect(await change(admin, { verified: true })).toEqual(first);
    const corrected = await change(admin, { verified: true, dated: '2026-01-11' });
    expect(corrected).toMatchObject({ ...paper, dated: '2026-01-11', verifiedBy: personOf(admin) });
    expect(corrected.verifiedAt > first.verifiedAt).toBe(true);
    const again = await change(pharmacist, { verified: true });
    expect(again).toMatchObject({ dated: '2026-01-11', verifiedBy: personOf(pharmacist) });
    expect(again.verifiedAt > corrected.verifiedAt).toBe(true);
    await change(admin, { verified: false });
    expect(await change(admin, { verified: true })).toMatchObject({ dated: '2026-01-11', verifiedBy: personOf(admin) });
  });

  it('is unread again once its file is replaced', async () => {
    const { id } = await added(makeJpeg());
    const path = `/api/dme-shoe/${caseId}/documents/${id}`;
    await admin.call('PATCH', path, { verified: true, ...paper });
    const { sql } = test.context;
    await sql`update public.dme_shoe_documents set name = 'renamed.jpg' where id = ${id}`;
    expect((await sql`select signed from public.dme_shoe_documents where id = ${id}`)[0]).toEqual({ signed: true });
    await sql`update public.dme_shoe_documents set object_name = object_name || '2' where id = ${id}`;
    const [row] = await sql`
      select verified_at, verified_by, dated, author, credential, signed from public.dme_shoe_documents where id = ${id}`;
    expect(new Set(Object.values(row ?? {}))).toEqual(new Set([null]));
  });

  it('is gone from its case when it is removed, and its file is kept', async () => {
    const { id } = await added(makeJpeg());
    const before = await stored();
    const path = `/api/dme-shoe/${caseId}/documents/${id}`;
    expect(await (await admin.call('DELETE', path)).json()).toEqual({ id });
    for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { verified: true }]] as const)
      expect((await admin.call(method, path, body)).status).toBe(404);
    expect(await stored()).toEqual(before);
    const [row] = await test.context.sql`select removed_by from public.dme_shoe_documents where id = ${id}`;
    expect(row).toEqual({ removed_by: admin.id });
    const file = await (await admin.call('GET', `/api/dme-shoe/${caseId}`)).json();
    expect(file.documents.map((document: { id: string }) => document.id)).not.toContain(id);
  });

  it('is not found under another case, and no case under an unknown id', async () => {
    const { id } = await added(makeJpeg());
    const other = await makeCase();
    for (const [method, body] of [['GET'], ['DELETE'], ['PATCH', { verified: true }]] as const)
      expect((await pharmacist.call(method, `/api/dme-shoe/${other}/documents/${id}`, body)).status).toBe(404);
    expect((await add(makeJpeg(), 'a.jpg', 'other', randomUUID())).status).toBe(404);
    expect((await pharmacist.call('GET', `/api/dme-shoe/${caseId}/documents/${id}`)).status).toBe(200);
  });

  it('is nothing to employees and visitors', async () => {
    const { id } = await added(makeJpeg());
    const path = `${caseId}/documents`;
    for (const [who, status] of [
      [employee, 403],
      [null, 401],
    ] as const) {
      expect((await send(who, `${path}?requirement=order`, makeJpeg(), { 'x-file-name': 'a.jpg' })).status).toBe(
        status,
      );
      const headers = who ? { authorization: `Bearer ${await tokenOf(who.client)}` } : {};
      for (const method of ['GET', 'DELETE', 'PATCH'])
        expect((await fetch(`${test.url}/api/dme-shoe/${path}/${id}`, { method, headers })).status).toBe(status);
    }
    const [name = ''] = await stored();
    const taken = await employee.client.storage.from('rxweb-uploads').download(name);
    expect(taken.data).toBeNull();
  });
});
