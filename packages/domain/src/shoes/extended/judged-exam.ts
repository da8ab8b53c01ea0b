import type { ShoeCase, ShoeCheckState } from '@rxweb/contracts/shoes/checks';
import type { EvidencePaper } from '@rxweb/contracts/shoes/evidence';
import type { CheckDate } from '../check-date.ts';
import {
  checkExamBeforeCertification,
  checkExamInPerson,
  checkExamWindow,
  checkOtherExamAgreed,
} from '../check-exam.ts';
import { isSamePerson } from './same-person.ts';

type Exam = NonNullable<ShoeCase['exam']>;
type Examiner = Exam['by'];

/**
 * The foot exam that proves the condition (F3): the certifier's own, or another clinician's with the certifier's agreement. Of both, the
 * better one counts; if equal, the own one. `papers`: the verified exam notes.
 */
export function judgedExam(
  shoeCase: ShoeCase,
  papers: readonly EvidencePaper[],
  certifier: string | null,
  day: CheckDate,
): Exam | null {
  const exams = onPapers(typedExams(shoeCase), papers, certifier);
  const severity = (exam: Exam) => {
    const judged = { ...shoeCase, exam };
    const findings = [
      checkExamWindow(judged, day),
      checkExamInPerson(judged),
      checkExamBeforeCertification(judged),
      checkOtherExamAgreed(judged),
    ];
    return Math.max(...findings.map(({ state }) => gravity[state]));
  };
  const ranked = exams.map((exam) => ({ exam, rank: severity(exam) * 2 + (exam.by === 'certifier' ? 0 : 1) }));
  return ranked.sort((one, other) => one.rank - other.rank)[0]?.exam ?? null;
}

const gravity: Record<ShoeCheckState, number> = { pass: 0, not_applicable: 0, warning: 1, unknown: 2, fail: 3 };

function typedExams({ exam, otherExam }: ShoeCase): Exam[] {
  return [...(exam ? [exam] : []), ...(otherExam ? [{ ...otherExam, by: 'other' as const }] : [])];
}

/** Once a note is verified, only exams with a note count, by its author. */
function onPapers(typed: readonly Exam[], papers: readonly EvidencePaper[], certifier: string | null): Exam[] {
  if (papers.length === 0) return [...typed];
  const open = [...typed];
  const take = (holds: (exam: Exam) => boolean) => {
    const at = open.findIndex(holds);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  };
  const read = papers.map((paper) => ({ paper, by: examinerOf(paper, certifier) }));
  const found = read.map(({ paper, by }) => ({ paper, by, exam: take((exam) => by === null || exam.by === by) }));
  return found.map(({ paper, by, exam }) => {
    const { date, mode, agreed, by: typedBy } = exam ?? take(() => true) ?? unknownExam;
    return { date: paper.dated ?? date, mode, by: by ?? typedBy, agreed };
  });
}

const unknownExam: Exam = { date: null, mode: null, by: null, agreed: null };

function examinerOf({ author }: EvidencePaper, certifier: string | null): Examiner {
  const isCertifier = isSamePerson(author, certifier);
  if (isCertifier === null) return null;
  return isCertifier ? 'certifier' : 'other';
}
