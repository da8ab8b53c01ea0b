import { Readable } from 'node:stream';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { shoeCaseBody } from '@rxweb/contracts/shoes/records';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import type { DemoTools } from '../../kernel/feature/demo-tools.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { type SampleCase, type SamplePaper, sampleCases } from './demo-cases.ts';
import { addDocument, changeDocument, type DocumentsDeps } from './documents/documents.service.ts';
import { requirementNames } from './packets/labels.ts';
import { addNote, createCase, type ShoesDeps, updateCase } from './shoes.service.ts';

type DemoDeps = ShoesDeps & Omit<DocumentsDeps, 'packetBuilder'>;

export async function fill(deps: DemoDeps, { time, pharmacistId }: DemoTools): Promise<void> {
  for (const [index, sample] of sampleCases(time).entries()) await addCase(deps, pharmacistId, sample, index);
}

async function addCase(deps: DemoDeps, pharmacistId: string, sample: SampleCase, index: number): Promise<void> {
  const actor = { userId: pharmacistId, address: '127.0.0.1' };
  const { isMine = false, isArchived = false } = sample;
  const details = { ...emptyDetails, ...sample.details };
  const body = shoeCaseBody.parse({
    patient_id: `P-${20_377 + index * 11}`,
    patient_name: sample.name,
    patient_phone: `(555) 555-01${63 + index}`,
    details,
  });
  const { id } = await createCase(deps, actor, body, undefined);
  if (isMine || isArchived) {
    const save = { ...body, details, ownerId: isMine ? pharmacistId : null, archived: isArchived, version: 1 };
    await updateCase(deps, actor, id, save);
  }
  if (sample.note) await addNote(deps, actor, id, sample.note);
  await Promise.all((sample.papers ?? []).map((paper) => addPaper(deps, actor, { id, sample, paper })));
}

interface PaperOfCase {
  id: string;
  sample: SampleCase;
  paper: SamplePaper;
}

async function addPaper(deps: DemoDeps, actor: Actor, { id, sample, paper }: PaperOfCase): Promise<void> {
  const { requirement, says } = paper;
  const body = Readable.from([await makeSamplePaper(sample, paper)]);
  const file = { caseId: id, requirement, name: `${requirement.replaceAll('_', ' ')}.pdf`, body };
  // Sample papers have one page and no page code.
  const packetBuilder = { countPages: async () => 1, readCodes: async () => [], splitPages: async () => [] };
  const withOnePage = { ...deps, packetBuilder };
  const { id: documentId } = await addDocument(withOnePage, actor, file);
  if (says) await changeDocument(withOnePage, actor, { id, documentId }, { verified: true, ...says });
}

const page = { size: [612, 792] as [number, number], margin: 72 };

async function makeSamplePaper({ name }: SampleCase, { requirement, says }: SamplePaper): Promise<Uint8Array> {
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
