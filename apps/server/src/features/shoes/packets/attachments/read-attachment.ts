import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { AttachedFile } from '../worker/packet-task.ts';
import { isCompleteImage } from './check-image.ts';
import { isReadable, maxDocumentPages } from './is-readable.ts';
import { takePages } from './open-pdf.ts';

export interface Attachment {
  document: ShoeDocument;
  shows:
    | { kind: 'pages'; pages: PDFPage[] }
    | { kind: 'picture'; bytes: Uint8Array }
    /** Why it is missing. */
    | { kind: 'notice'; text: string };
}

/** One by one. PDF pages go into `packet`. Unreadable files never fail the packet. */
export async function readAttachment(
  packet: PDFDocument,
  documents: readonly ShoeDocument[],
  files: readonly AttachedFile[],
): Promise<Attachment[]> {
  const bytesOf = new Map(files.map(({ id, bytes }) => [id, bytes]));
  const attached: Attachment[] = [];
  for (const document of documents)
    attached.push({ document, shows: await read(packet, document, bytesOf.get(document.id) ?? null) });
  return attached;
}

const unreadable = {
  kind: 'notice',
  text: 'This file can’t be shown here because it’s damaged or password protected. It’s kept with the case. Send it separately, or attach a copy that opens.',
} as const;

async function read(
  packet: PDFDocument,
  document: ShoeDocument,
  bytes: Uint8Array | null,
): Promise<Attachment['shows']> {
  const { type, pages } = document;
  if (pages !== null && pages > maxDocumentPages)
    return {
      kind: 'notice',
      text: `This file has ${pages} pages. A packet can include up to ${maxDocumentPages} pages of one file. It’s kept with the case; send it separately.`,
    };
  if (!bytes || !isReadable(document)) return unreadable;
  if (type !== 'application/pdf') return isCompleteImage(bytes, type) ? { kind: 'picture', bytes } : unreadable;
  try {
    return { kind: 'pages', pages: await takePages(bytes, packet) };
  } catch {
    return unreadable;
  }
}
