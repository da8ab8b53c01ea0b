import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from '@cantoo/pdf-lib';
import { maxDocumentPages } from './is-readable.ts';

/** Without active content. Rejects if the file is broken, empty or encrypted. */
export async function takePages(bytes: Uint8Array, into: PDFDocument): Promise<PDFPage[]> {
  const source = await open(bytes);
  source.getPages().forEach(keepLooksOnly);
  return into.copyPages(source, source.getPageIndices());
}

/** Null if it can't be read or copied. */
export async function countPages(bytes: Uint8Array): Promise<number | null> {
  try {
    const pages = (await open(bytes)).getPageCount();
    if (pages <= maxDocumentPages) await takePages(bytes, await PDFDocument.create());
    return pages;
  } catch {
    return null;
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false });
  if (pdf.getPageCount() === 0) throw new Error('a PDF without pages');
  return pdf;
}

const actions = ['AA', 'B', 'Metadata', 'PieceInfo', 'StructParents', 'Thumb'];
const links = ['A', 'AA', 'Dest', 'P', 'Parent', 'Popup', 'StructParent'];
const fieldKeys = ['FT', 'T', 'Ff', 'MK', 'DA', 'Kids'];

/** Removes actions and references that would pull in the whole document. Flattens form fields. */
function keepLooksOnly({ node }: PDFPage): void {
  if (!isWhole(node.Contents())) throw new Error('a page whose contents are lost');
  for (const key of actions) node.delete(PDFName.of(key));
  const annotations = node.Annots();
  for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
    const annotation = annotations?.lookup(index);
    if (!(annotation instanceof PDFDict)) continue;
    for (const key of links) annotation.delete(PDFName.of(key));
    if (annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Widget')) becomePicture(annotation);
  }
}

/** Objects of truncated files can have wrong types. */
function isWhole(contents: PDFObject | undefined): boolean {
  if (!(contents instanceof PDFArray)) return contents === undefined || contents instanceof PDFStream;
  return contents.asArray().every((_, index) => contents.lookup(index) instanceof PDFStream);
}

function becomePicture(widget: PDFDict): void {
  const looks = widget.lookup(PDFName.of('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined;
  // A checkbox has an appearance per state.
  const state = widget.lookup(PDFName.of('AS'));
  if (
    looks instanceof PDFDict &&
    normal instanceof PDFDict &&
    !(normal instanceof PDFStream) &&
    state instanceof PDFName
  ) {
    const shown = normal.get(state);
    if (shown) looks.set(PDFName.of('N'), shown);
    else looks.delete(PDFName.of('N'));
  }
  for (const key of fieldKeys) widget.delete(PDFName.of(key));
  widget.set(PDFName.of('Subtype'), PDFName.of('Stamp'));
}
