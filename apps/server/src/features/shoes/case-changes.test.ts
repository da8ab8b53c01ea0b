import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { describe, expect, it } from 'vitest';
import { changesOf } from './case-changes.ts';
import { type CaseRecord, toRecord } from './case-record.ts';

const record = (changes: Partial<CaseRecord> = {}): CaseRecord => ({
  ...toRecord({
    patient_id: 'P-1',
    patient_name: 'Dorothy Vance',
    patient_phone: null,
    shoe_size: null,
    diabetes_dx_date: null,
    notes: null,
    checklist_data: {
      insurance: { inNetwork: false, outOfNetwork: false, otherInfo: '' },
      rxRequested: false,
      rxReceived: false,
      faceToFaceRequested: false,
      faceToFaceReceived: false,
      medicarePacket: false,
      appointmentMade: '',
      fitted: false,
      shoesOrdered: '',
      shoesReceived: false,
      patientAppointment: '',
      patientReceivesShoesBilled: false,
    },
  }),
  ...changes,
});
const withDetails = (details: Partial<CaseRecord['details']>) => record({ details: { ...emptyDetails, ...details } });
const handover = { receivedBy: null, relationship: null, address: null, goods: null, signature: null, signedOn: null };

describe('what the history says of a save', () => {
  it('is each value that differs, by its dotted path, as JSON shows it', () => {
    const after = record({ notes: 'Wants "Velcro".', checklist: { ...record().checklist, fitted: true } });
    expect(changesOf(record(), after)).toEqual([
      { path: 'notes', before: null, after: '"Wants \\"Velcro\\"."' },
      { path: 'checklist.fitted', before: 'false', after: 'true' },
    ]);
    expect(changesOf(after, after)).toEqual([]);
  });

  it('is every value of a part that comes or goes, and the part itself when none is in it', () => {
    const visit = { date: '2026-02-10', mode: null };
    expect(changesOf(record(), withDetails({ visit }))).toEqual([
      { path: 'details.visit.date', before: null, after: '"2026-02-10"' },
    ]);
    expect(changesOf(withDetails({ visit }), record())).toEqual([
      { path: 'details.visit.date', before: '"2026-02-10"', after: null },
    ]);
    expect(changesOf(record(), withDetails({ visit: { date: null, mode: null } }))).toEqual([
      { path: 'details.visit', before: null, after: '{"date":null,"mode":null}' },
    ]);
  });

  it('is a list as a whole', () => {
    const [one, two] = [withDetails({ conditions: ['ulcer'] }), withDetails({ conditions: ['ulcer', 'deformity'] })];
    expect(changesOf(one, two)).toEqual([
      { path: 'details.conditions', before: '["ulcer"]', after: '["ulcer","deformity"]' },
    ]);
  });

  it('is cut where it is long, between two characters', () => {
    const [change] = changesOf(record(), record({ notes: `${'a'.repeat(297)}👟👟` }));
    expect(change?.after).toBe(`"${'a'.repeat(297)}…`);
    const [short] = changesOf(record(), record({ notes: 'a'.repeat(298) }));
    expect(short?.after).toBe(`"${'a'.repeat(298)}"`);
  });

  it('never is a signature, only that there is one', () => {
    const signed = (signature: string | null) => withDetails({ handover: { ...handover, signature } });
    expect(changesOf(signed(null), signed('M1 1 L2 2'))).toEqual([
      { path: 'details.handover.signature', before: null, after: '"signed"' },
    ]);
    expect(changesOf(signed('M1 1 L2 2'), signed('M1 1 L3 3'))).toEqual([
      { path: 'details.handover.signature', before: '"signed"', after: '"signed"' },
    ]);
    expect(JSON.stringify(changesOf(record(), signed('M1 1 L2 2')))).not.toContain('L2');
  });

  it('is, of a new case, everything that is there', () => {
    const paths = changesOf(null, withDetails({ chosen: '2026-03-01' })).map(({ path }) => path);
    expect(paths).toContain('patient_id');
    expect(paths).toContain('details.chosen');
    expect(paths).not.toContain('details.visit');
  });
});
