import { pagesHeader } from '@rxweb/contracts/shared/file-state';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClamdDouble, startClamdDouble, virusName, virusWord } from '../../../../testing/clamd-double.ts';
import { makeJpeg, makePdf } from '../../../../testing/shoes/files.ts';
import { type ShoesApp, startShoesApp } from '../../../../testing/shoes/start-shoes-app.ts';
import type { Ports } from '../../../kernel/feature/ports.ts';
import { countScans } from '../../../kernel/file-checks/file-scans.repository.ts';
import { shoes } from '../feature.ts';

let clamd: ClamdDouble;
let test: ShoesApp;
let caseId: string;

beforeAll(async () => {
  clamd = await startClamdDouble();
  test = await startShoesApp(undefined, { CLAMD_URL: clamd.url, LOG_LEVEL: 'fatal' });
  caseId = await test.createWith({});
});
afterAll(async () => {
  await test.close();
  await clamd.stop();
});

const authorization = () => `Bearer ${test.tokens.pharmacist}`;

async function add(bytes: Uint8Array, name: string): Promise<ShoeDocument> {
  const answer = await fetch(`${test.url}/api/dme-shoe/${caseId}/documents?requirement=order`, {
    method: 'POST',
    headers: { authorization: authorization(), 'x-file-name': name },
    body: new Uint8Array(bytes),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

const documents = async (): Promise<ShoeDocument[]> => (await test.read(caseId)).documents;

async function addInfected(): Promise<ShoeDocument> {
  const { id } = await add(Buffer.concat([makeJpeg(), Buffer.from(virusWord)]), 'scan.jpg');
  const found = async () => (await documents()).find((each) => each.id === id)?.file?.scan;
  await expect.poll(found, { timeout: 10_000 }).toBe('infected');
  return (await documents()).find((each) => each.id === id) as ShoeDocument;
}

const pathOf = ({ id }: ShoeDocument) => `/${caseId}/documents/${id}`;
const get = (path: string) => fetch(`${test.url}/api/dme-shoe${path}`, { headers: { authorization: authorization() } });
const storedFiles = async ({ id }: ShoeDocument) =>
  (
    await test.context.sql`
    select from storage.objects o join public.dme_shoe_documents d on d.object_name = o.name where d.id = ${id}`
  ).length;
const deletions = () =>
  test.context.sql<{ system: boolean; detail: string }[]>`
    select actor_id is null as system, detail from app.audit_log where action = 'file_deleted' order by seq`;
const scanner = async () => {
  const answer = await fetch(`${test.url}/api/health`, { headers: { authorization: `Bearer ${test.tokens.admin}` } });
  return (await answer.json()).parts.find(({ part }: { part: string }) => part === 'scanner');
};

describe('F10 an infected paper', () => {
  it('is deleted for good by staff, with an entry in the audit log, and leaves its case', async () => {
    const bad = await addInfected();
    expect((await get(`${pathOf(bad)}/view`)).status).toBe(403);
    expect(await scanner()).toMatchObject({ state: 'amber', nextStep: expect.stringContaining('shoe case') });
    expect(await test.call('POST', `${pathOf(bad)}/delete-infected`)).toEqual({
      status: 200,
      body: { scan: 'infected', found: virusName, isDeleted: true },
    });
    expect([await storedFiles(bad), await documents()]).toEqual([0, []]);
    expect(await deletions()).toEqual([{ system: false, detail: virusName }]);
    expect(await test.notes(caseId)).toContain('case_document_removed');
    expect((await countScans(test.context.sql)).infected).toBe(0);
  });

  it('is deleted by itself once it was removed from its case', async () => {
    const bad = await addInfected();
    expect((await test.call('DELETE', pathOf(bad))).status).toBe(200);
    const job = shoes.jobs?.find(({ name }) => name === 'delete infected files of removed documents');
    await job?.run(test.context, new AbortController().signal, {} as Ports);
    expect([await storedFiles(bad), (await deletions()).at(-1)]).toEqual([0, { system: true, detail: virusName }]);
  });

  it('is the only kind that can be deleted so', async () => {
    const good = await add(makeJpeg(), 'good.jpg');
    expect((await test.call('POST', `${pathOf(good)}/delete-infected`)).status).toBe(409);
    expect(await storedFiles(good)).toBe(1);
  });
});

describe('F11 staff’s view of a paper', () => {
  it('is each page redrawn as a picture, with an audit entry of its own', async () => {
    const pdf = await makePdf([
      [612, 792],
      [612, 792],
    ]);
    const document = await add(pdf, 'notes.pdf');
    const view = await get(`${pathOf(document)}/view?page=2`);
    expect([view.status, view.headers.get('content-type'), view.headers.get(pagesHeader)]).toEqual([
      200,
      'image/jpeg',
      '2',
    ]);
    expect(Buffer.from(await view.arrayBuffer()).toString('hex', 0, 2)).toBe('ffd8');
    await get(pathOf(document));
    const reads = await test.context.sql<{ detail: string }[]>`
      select detail from app.audit_log where action = 'file_read' and target = ${caseId} order by seq`;
    expect(reads.map(({ detail }) => detail)).toEqual([`document ${document.id}`, `document ${document.id}, original`]);
    expect((await fetch(`${test.url}/api/dme-shoe${pathOf(document)}/view`)).status).toBe(401);
  });
});
