import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encode } from './draw-picture.ts';
import type { DrawnView } from './file-views.ts';

/** A Letter page at 150 dots per inch is 1,275 by 1,650. */
const pageSide = 1_800;
const maxScale = 4;

let library: Promise<PDFiumLibrary> | undefined;

/** One page of a PDF as a picture. This PDFium has no JavaScript, so no script of the file runs. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<DrawnView> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    const pages = document.getPageCount();
    if (pages < 1) throw new Error('no pages');
    const shown = document.getPage(Math.min(page, pages) - 1);
    const { originalWidth, originalHeight } = shown.getOriginalSize();
    const scale = Math.min(maxScale, pageSide / Math.max(originalWidth, originalHeight, 1));
    const { data, width, height } = await shown.render({ scale, render: 'bitmap', renderFormFields: false });
    return { jpeg: encode(data, width, height), pages };
  } finally {
    document.destroy();
  }
}
