import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import {
  type EvidenceOfSlot,
  type EvidencePaper,
  type EvidenceSlot,
  type EvidenceState,
  evidenceSlots,
  mustSlots,
  type ShoeEvidence,
} from '@rxweb/contracts/shoes/evidence';
import type { ShoeChecklist } from '@rxweb/contracts/shoes/records';

/** A document of a case that was not removed, with what a person read on it. */
export interface EvidenceDocument extends Partial<EvidencePaper> {
  requirement: string;
  /** Null: not compared with the requirement yet. */
  verifiedAt: string | null;
}

/** The request date in the details, for papers that others write. */
const requestOf: Partial<Record<EvidenceSlot, keyof NonNullable<ShoeCaseDetails['requested']>>> = {
  visit_notes: 'visit',
  foot_exam: 'exam',
  certifying_statement: 'certification',
  order: 'order',
};

/** What the form's ticks say. They set a state, but are no paper. */
const ticksOf: Partial<Record<EvidenceSlot, { requested: keyof ShoeChecklist; received?: keyof ShoeChecklist }>> = {
  visit_notes: { requested: 'faceToFaceRequested', received: 'faceToFaceReceived' },
  certifying_statement: { requested: 'medicarePacket' },
  order: { requested: 'rxRequested', received: 'rxReceived' },
};

/**
 * The papers of a case by slot, from its documents, requests and ticks (domain facts 2, G1). A receipt signed on screen is verified. Any
 * other typed date is no paper.
 */
export function evidenceOf(
  details: Pick<ShoeCaseDetails, 'requested' | 'handover'>,
  checklist: ShoeChecklist,
  documents: readonly EvidenceDocument[],
): ShoeEvidence {
  const slots = evidenceSlots.map((slot) => {
    const own = slot === 'proof_of_delivery' ? signedOnScreen(details) : [];
    const papers = [...documents.filter(({ requirement }) => requirement === slot), ...own];
    return [slot, slotOf(papers, tickedState(slot, details, checklist))] as const;
  });
  return Object.fromEntries(slots) as ShoeEvidence;
}

function slotOf(papers: readonly EvidenceDocument[], ticked: EvidenceState): EvidenceOfSlot {
  const verified = papers.filter(({ verifiedAt }) => verifiedAt !== null).sort(latestFirst);
  const [first, ...also] = (verified.length > 0 ? verified : [...papers].sort(latestFirst)).map(paperOf);
  return {
    state: verified.length > 0 ? 'verified' : papers.length > 0 ? 'received' : ticked,
    paper: first ?? null,
    ...(verified.length > 1 ? { also } : {}),
    documents: papers.length,
  };
}

const latestFirst = (one: EvidenceDocument, other: EvidenceDocument) =>
  (other.dated ?? '').localeCompare(one.dated ?? '');

function paperOf({ dated, author, credential, signed }: EvidenceDocument): EvidencePaper {
  return { dated: dated ?? null, author: author ?? null, credential: credential ?? null, signed: signed ?? null };
}

function tickedState(
  slot: EvidenceSlot,
  { requested }: Pick<ShoeCaseDetails, 'requested'>,
  checklist: ShoeChecklist,
): EvidenceState {
  const [ticks, request] = [ticksOf[slot], requestOf[slot]];
  if (ticks?.received && checklist[ticks.received]) return 'received';
  const isRequested = (ticks && checklist[ticks.requested]) || (request && requested?.[request]);
  return isRequested ? 'requested' : 'needed';
}

function signedOnScreen({ handover }: Pick<ShoeCaseDetails, 'handover'>): EvidenceDocument[] {
  if (!handover?.signature || !handover.signedOn) return [];
  const { signedOn, receivedBy } = handover;
  return [
    {
      requirement: 'proof_of_delivery',
      verifiedAt: signedOn,
      dated: signedOn,
      author: receivedBy,
      credential: null,
      signed: true,
    },
  ];
}

/** A null slot is `needed`. */
export function slotState(evidence: ShoeEvidence, slot: EvidenceSlot): EvidenceState {
  return evidence[slot]?.state ?? 'needed';
}

/** Whether a paper is on file. A tick isn't one. */
export function isOnFile(evidence: ShoeEvidence, slot: EvidenceSlot): boolean {
  const documents = evidence[slot]?.documents ?? null;
  return ['received', 'verified'].includes(slotState(evidence, slot)) && documents !== 0;
}

/** Whether a person compared a paper on file with its requirement. */
export function isVerified(evidence: ShoeEvidence, slot: EvidenceSlot): boolean {
  return slotState(evidence, slot) === 'verified' && isOnFile(evidence, slot);
}

/** “3 of 7 papers verified”, without the invoice. */
export interface PaperProgress {
  verified: number;
  onFile: number;
  total: number;
}

export function progress(evidence: ShoeEvidence): PaperProgress {
  const count = (holds: typeof isOnFile) => mustSlots.filter((slot) => holds(evidence, slot)).length;
  return { verified: count(isVerified), onFile: count(isOnFile), total: mustSlots.length };
}
