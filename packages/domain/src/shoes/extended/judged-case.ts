import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { EvidencePaper, EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import { checkDate } from '../check-date.ts';
import { isVerified } from '../evidence.ts';
import { judgedExam } from './judged-exam.ts';

/** The verified papers of a slot, the latest first. */
export function verifiedPapers({ evidence }: ShoeCase, slot: EvidenceSlot): EvidencePaper[] {
  if (!evidence || !isVerified(evidence, slot)) return [];
  const { paper, also } = evidence[slot] ?? {};
  return [...(paper ? [paper] : []), ...(also ?? [])];
}

/** The verified paper that is judged. */
export function verifiedPaper(shoeCase: ShoeCase, slot: EvidenceSlot): EvidencePaper | null {
  return verifiedPapers(shoeCase, slot)[0] ?? null;
}

/** The verified statement's author, else the name on the case. */
export function certifierOf(shoeCase: ShoeCase): string | null {
  return verifiedPaper(shoeCase, 'certifying_statement')?.author ?? shoeCase.people?.certifier ?? null;
}

/**
 * The case with its verified papers in place of what was typed: dates, the certifier's credential, and the foot exam that counts. The
 * receipt says when items were received (G3).
 */
export function judgedCase(shoeCase: ShoeCase): ShoeCase {
  const day = (slot: EvidenceSlot) => verifiedPaper(shoeCase, slot)?.dated ?? null;
  const withDate = <T extends { date: string | null }>(part: T | null, date: string | null, empty: T): T | null =>
    date === null ? part : { ...(part ?? empty), date };
  const { visit, certification, order, evaluation, delivery } = shoeCase;
  const onPaper: ShoeCase = {
    ...shoeCase,
    visit: withDate(visit, day('visit_notes'), { date: null, mode: null }),
    certification: certified(
      withDate(certification, day('certifying_statement'), { date: null, credential: null, supervisor: null }),
      verifiedPaper(shoeCase, 'certifying_statement'),
    ),
    order: withDate(order, day('order'), { date: null, complete: null, prescriberVisit: null }),
    evaluation: withDate(evaluation, day('evaluation'), {
      date: null,
      mode: null,
      abnormalities: null,
      measured: null,
    }),
    delivery: withDate(delivery, day('proof_of_delivery'), { date: null, mode: null, wearing: null, note: null }),
  };
  const papers = verifiedPapers(shoeCase, 'foot_exam');
  return { ...onPaper, exam: judgedExam(onPaper, papers, certifierOf(shoeCase), checkDate(onPaper)) };
}

function certified(certification: ShoeCase['certification'], paper: EvidencePaper | null): ShoeCase['certification'] {
  const credential = paper?.credential ?? null;
  if (!certification || credential === null || credential === 'other') return certification;
  return { ...certification, credential };
}
