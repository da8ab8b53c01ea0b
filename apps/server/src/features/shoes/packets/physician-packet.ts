import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { drawFooters } from './drawing/draw-footers.ts';
import { drawPages } from './drawing/draw-pages.ts';
import { createPen, finish } from './drawing/pen.ts';
import { certifyingStatement } from './pages/certifying-statement.ts';
import { coverLetter } from './pages/cover-letter.ts';
import type { Page } from './pages/page.ts';
import { writtenOrder } from './pages/written-order.ts';

export function physicianSheets(file: ShoeCaseFile, store: StoreInfo): Page[] {
  return [coverLetter(file, store), certifyingStatement(file, store), writtenOrder(file, store)];
}

/** Without signatures or dates. */
export async function makePhysicianPacket(file: ShoeCaseFile, store: StoreInfo): Promise<Uint8Array<ArrayBuffer>> {
  const pen = createPen({ title: 'Documents for therapeutic shoes', author: store.name });
  drawPages(pen, physicianSheets(file, store));
  drawFooters(pen, { left: file.patient_name, middle: `Case ${file.id}` });
  return finish(pen);
}
