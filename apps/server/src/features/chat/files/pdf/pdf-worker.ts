import { getDocumentProxy } from 'unpdf';
import { handleTasks } from '../../../../kernel/sandbox/handle-tasks.ts';
import type { PdfTask } from './pdf-reader.ts';

handleTasks(readText);

/** Reads pages until it has enough words. Runs, draws and fetches nothing. */
async function readText({ bytes, maxPages, maxChars }: PdfTask): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  const pages: string[] = [];
  let chars = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && chars < maxChars; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(text.slice(0, maxChars - chars));
    chars += text.length;
  }
  return pages.join('\n\n');
}
