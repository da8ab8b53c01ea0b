import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { drawFooters } from './drawing/draw-footers.ts';
import { drawPages, pageCount } from './drawing/draw-pages.ts';
import { createPen, finish } from './drawing/pen.ts';
import { type LetterPlan, slotOf } from './letters/plan-letters.ts';
import { agreementSheet } from './pages/agreement-sheet.ts';
import { certifyingStatement } from './pages/certifying-statement.ts';
import { coverLetter } from './pages/cover-letter.ts';
import { faxCover } from './pages/fax-cover.ts';
import type { Page } from './pages/page.ts';
import { returnSheet } from './pages/return-sheet.ts';
import { writtenOrder } from './pages/written-order.ts';

/** The code of the sheets that come back as this document. */
export type PageCodes = Partial<Record<ShoeRequirement, string>>;

export interface LetterPacket {
  pdf: Uint8Array<ArrayBuffer>;
  pages: number;
}

/** Letter and forms of one recipient, without the fax cover. */
export function letterSheets(file: ShoeCaseFile, store: StoreInfo, to: LetterPlan): Page[] {
  const notes = to.asks.filter((ask) =>
    ['visit_notes', 'foot_exam', 'prescriber_notes', 'supervised_notes'].includes(ask),
  );
  return [
    coverLetter(file, store, to),
    ...(to.asks.includes('certifying_statement') ? [certifyingStatement(file, store)] : []),
    ...(to.asks.includes('agreement') ? [agreementSheet(file, store)] : []),
    ...(to.asks.includes('order') ? [writtenOrder(file, store)] : []),
    ...notes.map((ask) => returnSheet(file, store, slotOf(ask))),
  ];
}

/** Without signatures, dates or checked boxes. Counts the cover. */
export async function makeLetterPacket(
  file: ShoeCaseFile,
  store: StoreInfo,
  to: LetterPlan,
  codes: PageCodes,
): Promise<LetterPacket> {
  const about = { title: 'Documents for therapeutic shoes', author: store.name };
  const sheets = letterSheets(file, store, to).map((sheet) => withCode(sheet, codes));
  const draft = createPen(about);
  drawPages(draft, [faxCover(file.today, store, to, 99), ...sheets]);
  const pages = pageCount(draft);
  const pen = createPen(about);
  drawPages(pen, [faxCover(file.today, store, to, pages), ...sheets]);
  const answer = store.fax
    ? `Fax your answer to ${formatPhone(store.fax)}`
    : `Questions? Call ${formatPhone(store.phone)}`;
  drawFooters(pen, { left: file.patient_name, middle: answer }, 1);
  return { pdf: await finish(pen), pages };
}

function withCode(sheet: Page, codes: PageCodes): Page {
  const code = sheet.returns && codes[sheet.returns];
  return code ? { ...sheet, code } : sheet;
}
