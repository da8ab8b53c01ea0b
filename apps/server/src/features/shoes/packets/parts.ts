import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Attachment } from './attachments/read-attachment.ts';
import type { FilePacket } from './file-packet.ts';
import { requirementNames } from './labels.ts';
import { evaluationNote, fittingNote, proofOfDelivery } from './pages/chart-notes.ts';
import type { Page } from './pages/page.ts';

export type Part = { section: string; label: string } & (
  | { kind: 'sheet'; sheet: Page }
  | { kind: 'attachment'; attachment: Attachment }
);

/** The order that auditors expect (domain facts 2, G19). */
const inOrder = [
  ...([
    'adr_letter',
    'order',
    'certifying_statement',
    'visit_notes',
    'foot_exam',
    'agreement',
    'prescriber_notes',
  ] as const),
  ...(['evaluation', 'fitting', 'proof_of_delivery', 'invoice', 'abn', 'signature_log', 'other'] as const),
] satisfies ShoeRequirement[];

/** Oldest first within a requirement. */
export const inPacketOrder = (documents: readonly ShoeDocument[]): ShoeDocument[] =>
  inOrder.flatMap((each) => documents.filter(({ requirement }) => requirement === each));

/** The store's own records come first. */
export function partsOf(
  packet: FilePacket,
  file: ShoeCaseFile,
  store: StoreInfo,
  attached: readonly Attachment[],
): Part[] {
  return inOrder.flatMap((requirement): Part[] => {
    const own = ownRecord(requirement, file, store);
    const mine = attached.filter(({ document }) => document.requirement === requirement);
    const section = requirementNames[requirement];
    return [
      ...(own ? [{ kind: 'sheet', section, label: own.section, sheet: own } as const] : []),
      ...mine.map(
        (attachment, index) =>
          ({
            kind: 'attachment',
            section,
            label: labelOf(packet, attachment, index, mine.length),
            attachment,
          }) as const,
      ),
    ];
  });
}

/** File names are staff's words: they stay in the store. */
function labelOf(packet: FilePacket, { document }: Attachment, index: number, count: number): string {
  if (packet === 'review') return document.name;
  const name = requirementNames[document.requirement];
  return count === 1 ? name : `${name} (${index + 1} of ${count})`;
}

/** Null while nothing is recorded. */
function ownRecord(requirement: ShoeRequirement, file: ShoeCaseFile, store: StoreInfo): Page | null {
  const { evaluation, delivery, handover } = file.details;
  if (requirement === 'evaluation' && evaluation?.date) return evaluationNote(file, store);
  if (requirement === 'fitting' && delivery?.date) return fittingNote(file, store);
  if (requirement === 'proof_of_delivery' && handover?.signature) return proofOfDelivery(file, store);
  return null;
}
