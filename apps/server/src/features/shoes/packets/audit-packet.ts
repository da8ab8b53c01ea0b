import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { isLandscape, putInFrame } from './attachments/fit-page.ts';
import { drawFrame, drawPicture } from './attachments/frame.ts';
import { type Bookmark, setOutline } from './attachments/outline.ts';
import { type Attachment, readAttachment } from './attachments/read-attachment.ts';
import { drawBlock } from './drawing/draw-block.ts';
import { drawFooters, type Footer } from './drawing/draw-footers.ts';
import { drawPages, pageCount } from './drawing/draw-pages.ts';
import { createPen, finish, letter, margin, type Pen } from './drawing/pen.ts';
import type { FilePacket } from './file-packet.ts';
import { leavesWithAudit } from './leaves-with-audit.ts';
import { auditChecks } from './pages/audit-checks.ts';
import { auditCover } from './pages/audit-cover.ts';
import type { IndexRow } from './pages/packet-index.ts';
import type { Page } from './pages/page.ts';
import { reviewCover } from './pages/review-cover.ts';
import { inPacketOrder, type Part, partsOf } from './parts.ts';
import type { AttachedFile } from './worker/packet-task.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** One delivery as a PDF for an auditor, or for the store's own review. Only the review names `files` without bytes. */
export async function makeFilePacket(
  kind: FilePacket,
  file: ShoeCaseFile,
  store: StoreInfo,
  files: readonly AttachedFile[],
): Promise<Bytes> {
  const packet = await PDFDocument.create({ updateMetadata: false });
  const documents = inPacketOrder(kind === 'audit' ? file.documents.filter(leavesWithAudit) : file.documents);
  const read = await readAttachment(packet, documents, files);
  const attached = kind === 'audit' ? read.filter(({ shows }) => shows.kind !== 'notice') : read;
  const build = (index: readonly IndexRow[]): Part[] => [
    ...frontPages(kind, file, store, index).map((sheet): Part => sheetPart(sheet)),
    ...partsOf(kind, file, store, attached),
  ];
  const index = indexOf(build, store);
  const parts = build(index);
  const pen = createPen(about(store));
  for (const part of parts) drawPart(pen, kind, part);
  drawFooters(pen, footerOf(kind, file));
  const drawn = await PDFDocument.load(await finish(pen), { updateMetadata: false });
  await putTogether(packet, drawn, framedPages(parts, index));
  setOutline(packet, bookmarksOf(index));
  describe(packet, store);
  return new Uint8Array(await packet.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY }));
}

/** The auditor's index starts with the first document; the review's with our checks. */
export function frontPages(kind: FilePacket, file: ShoeCaseFile, store: StoreInfo, index: readonly IndexRow[]): Page[] {
  return kind === 'audit' ? [auditCover(file, store, index)] : [reviewCover(file, store, index), auditChecks(file)];
}

const sheetPart = (sheet: Page): Part => ({ kind: 'sheet', section: sheet.section, label: '', sheet });

const about = ({ name }: StoreInfo) => ({ title: 'Documents for one delivery of therapeutic shoes', author: name });

const reviewMark = 'Internal review – do not send';

/** An auditor's copy has only page numbers of ours. */
const footerOf = (kind: FilePacket, { patient_name, id }: ShoeCaseFile): Footer =>
  kind === 'audit' ? { left: '', middle: '' } : { left: patient_name, middle: `Case ${id}`, mark: reviewMark };

function drawPart(pen: Pen, kind: FilePacket, part: Part): void {
  if (part.kind === 'sheet') drawPages(pen, [part.sheet]);
  else drawAttachment(pen, kind === 'audit' ? '' : `${part.section} · ${part.label}`, part.attachment);
}

/** A PDF gets an empty frame per page. */
function drawAttachment(pen: Pen, header: string, { shows }: Attachment): void {
  if (shows.kind === 'pages') for (const page of shows.pages) drawFrame(pen, header, isLandscape(page));
  else if (shows.kind === 'picture') drawPicture(pen, header, shows.bytes);
  else drawNotice(pen, header, shows.text);
}

function drawNotice(pen: Pen, header: string, text: string): void {
  drawFrame(pen, header, false);
  pen.x = margin.side;
  pen.y = letter.height / 3;
  drawBlock(pen, { kind: 'heading', text: header });
  drawBlock(pen, { kind: 'text', text });
}

/** Page positions. Sheets are drawn once to measure: index numbers don't change the layout. */
function indexOf(build: (index: readonly IndexRow[]) => Part[], store: StoreInfo): IndexRow[] {
  const draft = createPen(about(store));
  const rowOf = ({ section, label, ...part }: Part, from: number, to: number): IndexRow => ({
    section,
    label,
    document: part.kind === 'attachment' ? part.attachment.document : null,
    from,
    to,
  });
  const measured = build(build([]).map((part) => rowOf(part, 999, 999)));
  let before = 0;
  return measured.map((part) => {
    const first = before + 1;
    before += part.kind === 'sheet' ? lengthOf(draft, part.sheet) : framesOf(part.attachment).length || 1;
    return rowOf(part, first, before);
  });
}

function lengthOf(draft: Pen, sheet: Page): number {
  const before = pageCount(draft);
  drawPages(draft, [sheet]);
  return pageCount(draft) - before;
}

const framesOf = ({ shows }: Attachment): PDFPage[] => (shows.kind === 'pages' ? shows.pages : []);

/** Pages of attached PDFs, by page index of the packet. */
function framedPages(parts: readonly Part[], index: readonly IndexRow[]): Map<number, PDFPage> {
  const framed = new Map<number, PDFPage>();
  parts.forEach((part, position) => {
    const first = (index[position]?.from ?? 1) - 1;
    if (part.kind !== 'attachment') return;
    for (const [offset, page] of framesOf(part.attachment).entries()) framed.set(first + offset, page);
  });
  return framed;
}

async function putTogether(packet: PDFDocument, drawn: PDFDocument, framed: Map<number, PDFPage>): Promise<void> {
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
  for (const { section, label, from } of index) {
    const page = from - 1;
    if (bookmarks.at(-1)?.title !== section) bookmarks.push({ title: section, page, children: [] });
    if (label && label !== section) bookmarks.at(-1)?.children.push({ title: label, page, children: [] });
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
