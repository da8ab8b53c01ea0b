import { PDFDocument } from '@cantoo/pdf-lib';
import { takePages } from '../attachments/open-pdf.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export async function splitPages(pdf: Bytes, pieces: readonly (readonly number[])[]): Promise<Bytes[]> {
  const files: Bytes[] = [];
  for (const wanted of pieces) {
    const piece = await PDFDocument.create({ updateMetadata: false });
    const pages = await takePages(pdf, piece);
    for (const index of wanted) {
      const page = pages[index];
      if (page) piece.addPage(page);
    }
    files.push(new Uint8Array(await piece.save({ updateFieldAppearances: false })));
  }
  return files;
}
