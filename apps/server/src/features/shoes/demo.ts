import { shoeCaseBody } from '@rxweb/contracts/shoes/records';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import type { DemoTools } from '../../kernel/feature/demo-tools.ts';
import { type SampleCase, sampleCases } from './demo-cases.ts';
import { addNote, createCase, type ShoesDeps, updateCase } from './shoes.service.ts';

export async function fill(deps: ShoesDeps, { time, pharmacistId }: DemoTools): Promise<void> {
  for (const [index, sample] of sampleCases(time).entries()) await addCase(deps, pharmacistId, sample, index);
}

async function addCase(deps: ShoesDeps, pharmacistId: string, sample: SampleCase, index: number): Promise<void> {
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
}
