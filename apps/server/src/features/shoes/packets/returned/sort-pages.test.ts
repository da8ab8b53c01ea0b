import { describe, expect, it } from 'vitest';
import { type Slot, sortPages } from './sort-pages.ts';

const [order, statement, visit] = (['order', 'certifying_statement', 'visit_notes'] as const).map(
  (requirement): Slot => ({ caseId: 'A', requirement }),
) as [Slot, Slot, Slot];
const ofB = (slot: Slot): Slot => ({ ...slot, caseId: 'B' });
const sorted = (...slots: (Slot | null)[]) =>
  sortPages(slots).map(({ caseId, requirement, pages }) => `${caseId} ${requirement} ${pages.join(',')}`);

describe('the pages of a scan', () => {
  it('are left alone without a code', () => {
    expect(sorted(null, null)).toEqual([]);
    expect(sorted()).toEqual([]);
  });

  it('go to the case and document of their code, also when a scan mixes two cases', () => {
    expect(sorted(statement, order)).toEqual(['A certifying_statement 0', 'A order 1']);
    expect(sorted(order, ofB(order), order)).toEqual(['A order 0,2', 'B order 1']);
  });

  it('behind a return sheet are its notes, without the sheet', () => {
    expect(sorted(visit, null, null, order)).toEqual(['A visit_notes 1,2', 'A order 3']);
    expect(sorted(ofB(visit), null, visit, null)).toEqual(['B visit_notes 1', 'A visit_notes 3']);
  });

  it('without a code are kept for a person: a cover before, notes behind a form, a lone return sheet', () => {
    expect(sorted(null, statement)).toEqual(['A other 0', 'A certifying_statement 1']);
    expect(sorted(ofB(order), null)).toEqual(['B order 0', 'B other 1']);
    expect(sorted(visit)).toEqual(['A other 0']);
  });

  it('are each in exactly one document', () => {
    const scan = [null, visit, null, ofB(order), null, statement, ofB(visit), null];
    const pages = sortPages(scan).flatMap((piece) => piece.pages);
    // Both return sheets led notes.
    expect(pages.toSorted()).toEqual([0, 2, 3, 4, 5, 7]);
  });
});
