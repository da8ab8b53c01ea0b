import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** Pages start at 0. */
export interface Bookmark {
  title: string;
  page: number;
  children: readonly Bookmark[];
}

/** Adds bookmarks (ISO 32000-1, 12.3.3), all open. */
export function setOutline(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return;
  const root = pdf.context.nextRef();
  const [first, last] = addLevel(pdf, root, bookmarks);
  pdf.context.assign(root, pdf.context.obj({ Type: 'Outlines', First: first, Last: last, Count: countAll(bookmarks) }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

function addLevel(pdf: PDFDocument, parent: PDFRef, bookmarks: readonly Bookmark[]): [PDFRef, PDFRef] {
  const refs = bookmarks.map(() => pdf.context.nextRef());
  const at = (index: number) => refs[index] ?? parent;
  bookmarks.forEach(({ title, page, children }, index) => {
    const entry = pdf.context.obj({
      Title: PDFHexString.fromText(title),
      Parent: parent,
      Dest: [pdf.getPage(page).ref, 'Fit'],
      ...(index > 0 && { Prev: at(index - 1) }),
      ...(index < bookmarks.length - 1 && { Next: at(index + 1) }),
    });
    if (children.length > 0) {
      const [first, last] = addLevel(pdf, at(index), children);
      entry.set(PDFName.of('First'), first);
      entry.set(PDFName.of('Last'), last);
      entry.set(PDFName.of('Count'), pdf.context.obj(countAll(children)));
    }
    pdf.context.assign(at(index), entry);
  });
  return [at(0), at(bookmarks.length - 1)];
}

const countAll = (bookmarks: readonly Bookmark[]): number =>
  bookmarks.reduce((sum, { children }) => sum + 1 + countAll(children), 0);
