import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { drawAttachment } from './attachments/draw-attachment.ts';
import { putInFrame } from './attachments/fit-page.ts';
import { type Bookmark, setOutline } from './attachments/outline.ts';
import { type Attachment, readAttachment } from './attachments/read-attachment.ts';
import { drawFooters } from './drawing/draw-footers.ts';
import { drawPages, pageCount } from './drawing/draw-pages.ts';
import { createPen, finish } from './drawing/pen.ts';
import { requirementNames } from './labels.ts';
import { auditChecks } from './pages/audit-checks.ts';
import { auditCover } from './pages/audit-cover.ts';
import { evaluationNote, fittingNote, proofOfDelivery } from './pages/chart-notes.ts';
import type { IndexRow } from './pages/packet-index.ts';
import type { Page } from './pages/page.ts';
import type { AttachedFile } from './worker/packet-task.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export function auditSheets(file: ShoeCaseFile, store: StoreInfo, index: readonly IndexRow[]): Page[] {
  return [
    auditCover(file, store, index),
    auditChecks(file),
    evaluationNote(file, store),
    fittingNote(file, store),
    proofOfDelivery(file, store),
  ];
}

/** One delivery as a PDF for an auditor. `files` without bytes are only named. */
export async function makeAuditPacket(
  file: ShoeCaseFile,
  store: StoreInfo,
  files: readonly AttachedFile[],
): Promise<Bytes> {
  const packet = await PDFDocument.create({ updateMetadata: false });
  const attached = await readAttachment(packet, file.documents, files);
  const index = indexOf(file, store, attached);
  const pen = createPen(about(store));
  drawPages(pen, auditSheets(file, store, index));
  for (const each of attached) drawAttachment(pen, each);
  drawFooters(pen, { patientName: file.patient_name, caseId: file.id });
  const drawn = await PDFDocument.load(await finish(pen), { updateMetadata: false });
  await putTogether(packet, drawn, index, attached);
  setOutline(packet, bookmarksOf(index));
  describe(packet, store);
  return new Uint8Array(await packet.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY }));
}

const about = ({ name }: StoreInfo) => ({ title: 'Documents for one delivery of therapeutic shoes', author: name });

/** Page positions. Draw once to measure: index numbers don't change the layout. */
function indexOf(file: ShoeCaseFile, store: StoreInfo, attached: readonly Attachment[]): IndexRow[] {
  const parts = [
    ...auditSheets(file, store, []).map(({ section }) => ({ section, document: null, pages: 1 })),
    ...attached.map(({ document, shows }) => ({
      section: requirementNames[document.requirement],
      document,
      pages: shows.kind === 'pages' ? shows.pages.length : 1,
    })),
  ];
  const draft = createPen(about(store));
  const starts = drawPages(
    draft,
    auditSheets(
      file,
      store,
      parts.map((part) => ({ ...part, from: 999, to: 999 })),
    ),
  );
  const rows: IndexRow[] = [];
  for (const [position, { section, document, pages }] of parts.entries()) {
    const from = (starts[position] ?? rows.at(-1)?.to ?? 0) + 1;
    const to = position < starts.length ? (starts[position + 1] ?? pageCount(draft)) : from + pages - 1;
    rows.push({ section, document, from, to });
  }
  return rows;
}

async function putTogether(
  packet: PDFDocument,
  drawn: PDFDocument,
  index: readonly IndexRow[],
  attached: readonly Attachment[],
): Promise<void> {
  const framed = new Map<number, PDFPage>();
  for (const { document, shows } of attached) {
    const first = (index.find((row) => row.document === document)?.from ?? 1) - 1;
    if (shows.kind !== 'pages') continue;
    for (const [offset, page] of shows.pages.entries()) framed.set(first + offset, page);
  }
  const all = drawn.getPageIndices();
  const own = await packet.copyPages(
    drawn,
    all.filter((page) => !framed.has(page)),
  );
  const frames = await packet.embedPdf(drawn, [...framed.keys()]);
  const frameOf = new Map([...framed.values()].map((page, position) => [page, frames[position]]));
  for (const number of all) {
    const page = framed.get(number) ?? own.shift();
    const frame = page && frameOf.get(page);
    if (page && frame) putInFrame(page, frame);
    if (page) packet.addPage(page);
  }
}

function bookmarksOf(index: readonly IndexRow[]): Bookmark[] {
  const bookmarks: (Bookmark & { children: Bookmark[] })[] = [];
  for (const { section, document, from } of index) {
    const page = from - 1;
    const last = bookmarks.at(-1);
    const isNew = !last || last.title !== section || last.children.length === 0;
    if (isNew) bookmarks.push({ title: section, page, children: [] });
    if (document) bookmarks.at(-1)?.children.push({ title: document.name, page, children: [] });
  }
  return bookmarks;
}

function describe(packet: PDFDocument, store: StoreInfo): void {
  const { title, author } = about(store);
  packet.setTitle(title, { showInWindowTitleBar: true });
  packet.setAuthor(author);
  packet.setCreator('RxWeb');
  packet.setProducer('RxWeb');
  packet.setLanguage('en-US');
}
