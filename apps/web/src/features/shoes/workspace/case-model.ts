import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import type { ShoeEvidence } from '@rxweb/contracts/shoes/evidence';
import { checkShoeCase } from '@rxweb/domain/shoes/check-case';
import { evidenceOf } from '@rxweb/domain/shoes/evidence';
import { judgedCase } from '@rxweb/domain/shoes/extended/judged-case';
import { nextAction } from '@rxweb/domain/shoes/next-action';
import { toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { type FormValues, readForm } from '../shared/form-values.ts';
import type { CaseWords } from './case-words.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { type SlotView, slotViews } from './papers/slot-views.ts';
import { type Problem, problemsOf } from './problems.ts';

/** What the tabs say of a case, from one reading of its evidence. */
export interface CaseModel {
  file: ShoeCaseFile;
  values: FormValues;
  today: string;
  evidence: ShoeEvidence;
  shoeCase: ShoeCase;
  /** Verified papers replace what was typed. */
  judged: ShoeCase;
  verdict: ShoeVerdict;
  views: readonly SlotView[];
  problems: readonly Problem[];
  next: NextStep | null;
}

export function caseModel(file: ShoeCaseFile, values: FormValues, today: string, words: CaseWords): CaseModel {
  const { documents, status, suppliedHere, staffNames: staff } = file;
  const { checklist, details } = readForm(values);
  const evidence = evidenceOf(details, checklist, documents);
  const context = { id: file.id, today, suppliedHere, evidence, patientName: values.patient_name, staff };
  const shoeCase = toShoeCase(details, context);
  const verdict = checkShoeCase(shoeCase);
  const judged = judgedCase(shoeCase);
  const views = slotViews({ values, documents, evidence, shoeCase: judged, verdict, status, today, words });
  const deliveredOn = details.delivery?.date ?? null;
  return {
    file,
    evidence,
    values,
    today,
    shoeCase,
    judged,
    verdict,
    views,
    problems: problemsOf(views, verdict, details.certifier?.name ?? '', words),
    next:
      status === 'archived'
        ? null
        : nextStep(nextAction(evidence, verdict, { deliveredOn, billedOn: details.billed }), words.shared),
  };
}
