import { PDFDocument, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import type { TestFile } from './hostile-files.ts';

const script = { S: 'JavaScript', JS: PDFString.of('app.alert("ran")') };

/** What acts by itself in a full reader. */
export async function makeScriptedPdfs(): Promise<TestFile[]> {
  const file = (what: string, bytes: Uint8Array): TestFile => ({ what, name: 'a.pdf', type: 'application/pdf', bytes });
  const opening = await make((pdf) => setAction(pdf, script));
  return [
    file('PDF with a script at its opening', opening),
    file('PDF with a script by an escaped name', withEscapes(opening)),
    file('PDF with a script in packed objects', await make((pdf) => setAction(pdf, script), true)),
    file('PDF with a script among its names', await make((pdf) => pdf.addJavaScript('main', 'app.alert("ran")'))),
    file('PDF form that computes a field', await make(addComputedField)),
    file('PDF with a file in it', await make((pdf) => pdf.attach(Buffer.from('MZ'), 'setup.exe'))),
    file(
      'PDF that starts a program from packed objects',
      await make((pdf) => setAction(pdf, { S: 'Launch', F: PDFString.of('calc.exe') }), true),
    ),
  ];
}

async function make(change: (pdf: PDFDocument) => unknown, useObjectStreams = false): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText('Refill request', { x: 20, y: 700 });
  await change(pdf);
  return pdf.save({ useObjectStreams });
}

function setAction({ catalog, context }: PDFDocument, action: Record<string, string | PDFObject>): void {
  catalog.set(context.obj('OpenAction'), context.register(context.obj(action)));
}

/** As Acrobat writes a total. */
function addComputedField(pdf: PDFDocument): void {
  const field = pdf.getForm().createTextField('total');
  field.addToPage(pdf.getPage(0), { x: 20, y: 600 });
  const { context } = pdf;
  field.acroField.dict.set(context.obj('AA'), context.obj({ C: context.obj(script) }));
}

/** Readers repair the offsets. */
function withEscapes(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf)
    .toString('latin1')
    .replaceAll('/JavaScript', '/J#61vaScript')
    .replaceAll('/JS', '/#4AS');
  return Buffer.from(text, 'latin1');
}
