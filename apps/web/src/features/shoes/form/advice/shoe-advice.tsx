import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { checkShoeCase } from '@rxweb/domain/shoes/check-case';
import type { FormValues } from '../../shared/form-values.ts';
import { PrintedChecklist } from '../printed-checklist.tsx';
import { DeadlineCard } from './deadline-card.tsx';
import { DocumentChecks } from './document-checks.tsx';
import { LimitCard, ReadyCard } from './year-card.tsx';

interface ShoeAdviceProps {
  shoeCase: ShoeCase;
  suppliedHere: ShoeItems;
  /** `YYYY-MM-DD`, on the store's clock. */
  today: string;
}

/** What the checks say about the typed dates. */
export function ShoeAdvice({ shoeCase, suppliedHere, today }: ShoeAdviceProps) {
  const verdict = checkShoeCase(shoeCase);
  return (
    <>
      <DeadlineCard shoeCase={shoeCase} verdict={verdict} today={today} />
      <LimitCard shoeCase={shoeCase} suppliedHere={suppliedHere} />
      <ReadyCard shoeCase={shoeCase} verdict={verdict} />
      <DocumentChecks verdict={verdict} />
    </>
  );
}

/** The same on paper, with what was typed. */
export function PrintedAdvice({ values, shoeCase, today }: { values: FormValues; shoeCase: ShoeCase; today: string }) {
  return <PrintedChecklist values={values} verdict={checkShoeCase(shoeCase)} today={today} />;
}
