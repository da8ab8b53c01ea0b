import { handleTasks } from '../../../kernel/sandbox/handle-tasks.ts';
import { drawFooters } from '../packets/drawing/draw-footers.ts';
import { drawPages } from '../packets/drawing/draw-pages.ts';
import { createPen, finish } from '../packets/drawing/pen.ts';
import { type ClaimToPrint, claimSheetPage } from './claim-sheet.ts';

handleTasks(drawClaimSheet);

async function drawClaimSheet(claim: ClaimToPrint): Promise<Uint8Array<ArrayBuffer>> {
  const pen = createPen({ title: 'Claim sheet for therapeutic shoes', author: claim.store.name });
  drawPages(pen, [claimSheetPage(claim)]);
  drawFooters(pen, { left: claim.file.patient_name, middle: `Case ${claim.file.id}` });
  return finish(pen);
}
