import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';

/** Where the sheet with a code belongs. */
export interface Slot {
  caseId: string;
  requirement: ShoeRequirement;
}

/** Page indexes that make one document of a case. */
export interface Piece extends Slot {
  pages: number[];
}

/** Their sheets only lead notes without a form. */
const ledByReturnSheet: readonly ShoeRequirement[] = ['visit_notes', 'foot_exam', 'prescriber_notes'];

/** The documents in a scan, by page code; none without a code. Drops the return sheet before its notes. Other pages are "other". */
export function sortPages(slots: readonly (Slot | null)[]): Piece[] {
  const first = slots.find((slot) => slot !== null);
  if (!first) return [];
  const pieces: Piece[] = [];
  const sheets: { slot: Slot; page: number }[] = [];
  let now: Slot = { caseId: first.caseId, requirement: 'other' };
  slots.forEach((slot, page) => {
    if (slot && ledByReturnSheet.includes(slot.requirement)) {
      now = slot;
      sheets.push({ slot, page });
    } else if (slot) {
      addTo(pieces, slot, page);
      now = { caseId: slot.caseId, requirement: 'other' };
    } else addTo(pieces, now, page);
  });
  // A sheet that came back alone stays visible.
  for (const { slot, page } of sheets)
    if (!pieces.some((piece) => isSame(piece, slot))) addTo(pieces, { ...slot, requirement: 'other' }, page);
  return pieces;
}

const isSame = (one: Slot, other: Slot) => one.caseId === other.caseId && one.requirement === other.requirement;

function addTo(pieces: Piece[], { caseId, requirement }: Slot, page: number): void {
  const piece = pieces.find((each) => isSame(each, { caseId, requirement }));
  if (piece) piece.pages.push(page);
  else pieces.push({ caseId, requirement, pages: [page] });
}
