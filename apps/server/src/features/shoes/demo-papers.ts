import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { SampleCase, SamplePaper } from './demo-cases.ts';
import { requirementNames } from './packets/labels.ts';

const page = { size: [612, 792] as [number, number], margin: 72 };

/** One page with its patient, date and author. */
export async function makeSamplePaper({ name }: SampleCase, { requirement, says }: SamplePaper): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const sheet = pdf.addPage(page.size);
  const lines = [
    'Sample document of the RxWeb demo',
    `Patient: ${name}`,
    ...(says ? [`Date: ${says.dated}`, `Author: ${says.author}`, says.signed ? 'Signed' : 'Not signed'] : []),
  ];
  sheet.drawText(requirementNames[requirement].replaceAll('’', "'"), { x: page.margin, y: 700, size: 22, font });
  for (const [index, line] of lines.entries())
    sheet.drawText(line, { x: page.margin, y: 660 - index * 22, size: 13, font });
  return pdf.save();
}
