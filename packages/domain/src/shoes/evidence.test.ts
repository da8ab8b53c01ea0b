import { evidenceSlots } from '@rxweb/contracts/shoes/evidence';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import { describe, expect, it } from 'vitest';
import { type EvidenceDocument, evidenceOf, isOnFile, isVerified, progress } from './evidence.ts';
import { emptyDetails } from './shoe-case.ts';
import { summarizeShoeCase } from './summarize-case.ts';

const unticked = shoeChecklist.parse({});
const requested = { visit: '2026-01-02', exam: null, certification: null, order: null };
const paper = (requirement: string, change: Partial<EvidenceDocument> = {}): EvidenceDocument => ({
  requirement,
  verifiedAt: null,
  dated: null,
  author: null,
  credential: null,
  signed: null,
  ...change,
});
const verified = (requirement: string, dated: string) =>
  paper(requirement, { verifiedAt: '2026-02-01T17:00:00Z', dated, author: 'Irina Petrova', signed: true });

describe('a slot', () => {
  it('is needed at first', () => {
    const evidence = evidenceOf(emptyDetails, unticked, []);
    for (const slot of evidenceSlots) expect(evidence[slot]).toEqual({ state: 'needed', paper: null, documents: 0 });
    expect(progress(evidence)).toEqual({ verified: 0, onFile: 0, total: 7 });
  });

  it('goes from requested to received to verified, and a request that was answered no longer counts', () => {
    const details = { ...emptyDetails, requested };
    expect(evidenceOf(details, unticked, []).visit_notes?.state).toBe('requested');
    const received = evidenceOf(details, unticked, [paper('visit_notes')]);
    expect(received.visit_notes?.state).toBe('received');
    expect([isOnFile(received, 'visit_notes'), isVerified(received, 'visit_notes')]).toEqual([true, false]);
    const done = evidenceOf(details, unticked, [paper('visit_notes'), verified('visit_notes', '2026-01-10')]);
    expect(done.visit_notes).toMatchObject({ state: 'verified', paper: { dated: '2026-01-10' }, documents: 2 });
    expect(progress(done)).toEqual({ verified: 1, onFile: 1, total: 7 });
  });

  it('takes a tick as a state, but not as a paper', () => {
    const ticked = {
      ...unticked,
      rxRequested: true,
      rxReceived: true,
      faceToFaceRequested: true,
      medicarePacket: true,
    };
    const evidence = evidenceOf(emptyDetails, ticked, []);
    expect([evidence.order?.state, evidence.visit_notes?.state, evidence.certifying_statement?.state]).toEqual([
      'received',
      'requested',
      'requested',
    ]);
    expect(evidenceSlots.some((slot) => isOnFile(evidence, slot))).toBe(false);
    expect(summarizeShoeCase(emptyDetails, evidence).missing).toContain('order');
  });

  it('keeps every verified paper, the latest first', () => {
    const { foot_exam } = evidenceOf(emptyDetails, unticked, [
      verified('foot_exam', '2026-01-05'),
      verified('foot_exam', '2026-01-20'),
      paper('foot_exam'),
    ]);
    expect(foot_exam).toMatchObject({ paper: { dated: '2026-01-20' }, also: [{ dated: '2026-01-05' }] });
  });

  it('takes a receipt signed on screen as a verified paper', () => {
    const handover = { receivedBy: 'Ana', relationship: null, address: null, goods: null };
    const signed = { ...emptyDetails, handover: { ...handover, signature: 'M0 0 L9 9', signedOn: '2026-03-03' } };
    const evidence = evidenceOf(signed, unticked, []);
    expect(evidence.proof_of_delivery).toMatchObject({ state: 'verified', paper: { dated: '2026-03-03' } });
    const unsigned = { ...emptyDetails, handover: { ...handover, signature: null, signedOn: '2026-03-03' } };
    expect(evidenceOf(unsigned, unticked, []).proof_of_delivery?.state).toBe('needed');
  });
});

it('lists a requested paper as missing until it comes, whatever was typed', () => {
  const typed = { ...emptyDetails, requested, visit: { date: '2026-01-10', mode: 'in_person' as const } };
  const missing = (documents: EvidenceDocument[]) => summarizeShoeCase(typed, evidenceOf(typed, unticked, documents));
  expect(missing([])).toMatchObject({ missing: expect.arrayContaining(['visit']), waitingSince: '2026-01-02' });
  expect(missing([paper('visit_notes')]).missing).not.toContain('visit');
  expect(missing([paper('visit_notes')]).waitingSince).toBeNull();
});
