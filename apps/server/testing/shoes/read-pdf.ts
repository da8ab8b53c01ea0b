import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

export interface ReadPage {
  width: number;
  height: number;
  text: string;
  /** Where each piece of text begins: from the left and from the bottom of the page. */
  pieces: { text: string; x: number; y: number }[];
}

export interface ReadPdf {
  title: string | undefined;
  author: string | undefined;
  pages: ReadPage[];
  /** Indented by level, with the page that each leads to. */
  bookmarks: string[];
}

/** Reads a PDF back: what is written on its pages, and its bookmarks. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await PDFDocument.load(bytes);
  joinLigatures(pdf);
  const pages = pdf.getPages().map((page): ReadPage => {
    const { x: left, y: bottom, width, height } = page.getMediaBox();
    const pieces = page
      .extractContents()
      .flatMap((asset) =>
        asset.kind === 'text'
          ? [{ text: asset.getText().replaceAll('\0', ''), x: asset.x - left, y: asset.y - bottom }]
          : [],
      );
    return { width, height, pieces, text: pieces.map(({ text }) => text).join('\n') };
  });
  return { title: pdf.getTitle(), author: pdf.getAuthor(), pages, bookmarks: readBookmarks(pdf) };
}

/** What a ligature stands for is written `<0066 0069>`, which the library that reads takes for two glyphs. */
function joinLigatures(pdf: PDFDocument): void {
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype'))) continue;
    const text = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    if (!text.includes('beginbfrange')) continue;
    pdf.context.assign(ref, pdf.context.stream(text.replace(/<[\da-f ]+>/g, (code) => code.replaceAll(' ', ''))));
  }
}

function readBookmarks(pdf: PDFDocument): string[] {
  const numbers = new Map(pdf.getPages().map(({ ref }, index) => [String(ref), index + 1]));
  const read = (entry: unknown, indent: string): string[] => {
    const lines: string[] = [];
    for (let at = entry; at instanceof PDFDict; at = at.lookup(PDFName.of('Next'))) {
      const title = at.lookup(PDFName.of('Title'));
      const text = title instanceof PDFHexString || title instanceof PDFString ? title.decodeText() : '';
      const [target] = at
        .lookup(PDFName.of('Dest'))
        ?.toString()
        .match(/\d+ \d+ R/) ?? [''];
      lines.push(`${indent}${text}: ${numbers.get(target)}`, ...read(at.lookup(PDFName.of('First')), `${indent}  `));
    }
    return lines;
  };
  const root = pdf.catalog.lookup(PDFName.of('Outlines'));
  return root instanceof PDFDict ? read(root.lookup(PDFName.of('First')), '') : [];
}
