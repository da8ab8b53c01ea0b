import type { ShoeItems } from '@rxweb/contracts/shoes/checks';
import { checkShoeCase } from '@rxweb/domain/shoes/check-case';
import { evidenceOf } from '@rxweb/domain/shoes/evidence';
import { toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import type { ReactNode } from 'react';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { type FormValues, readForm } from '../shared/form-values.ts';
import { DeadlineCard } from './advice/deadline-card.tsx';
import { DocumentChecks } from './advice/document-checks.tsx';
import { LimitCard, ReadyCard } from './advice/year-card.tsx';
import { countSteps, progressText } from './checklist-steps.ts';
import { DocumentsSection } from './documents-section.tsx';
import { ShoeFormContext } from './form-context.ts';
import { PapersSection } from './papers-section.tsx';
import { InsuranceSection, NotesSection, PatientSection } from './patient-sections.tsx';
import { PrintedChecklist } from './printed-checklist.tsx';
import styles from './shoe-form.module.css';
import type { Editing } from './use-editing.ts';
import { VisitsSection } from './visits-section.tsx';

interface ShoeFormProps {
  editing: Editing;
  /** For the window engine. */
  id: string;
  suppliedHere: ShoeItems;
  onSubmit: () => void;
  children: ReactNode;
}

/** Live advice from the window engine never blocks saving. */
export function ShoeForm({ editing, id, suppliedHere, onSubmit, children }: ShoeFormProps) {
  const { values, change, fieldErrors, today } = editing;
  const { checklist, details } = readForm(values);
  // A new checklist has no papers yet: what is typed is advice on dates, and no more.
  const evidence = evidenceOf(details, checklist, []);
  const shoeCase = toShoeCase(details, { id, today, suppliedHere, evidence });
  const verdict = checkShoeCase(shoeCase);
  return (
    <ShoeFormContext value={{ values, change, fieldErrors, today }}>
      <div className={styles.shoe}>
        <form
          ref={editing.form}
          noValidate
          aria-label={useFormTexts().label}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <StepBar values={values} delivered={details.delivery?.date != null} billed={details.billed !== null} />
          <PatientSection />
          <InsuranceSection />
          <DocumentsSection />
          <VisitsSection />
          <PapersSection />
          <NotesSection />
          {children}
        </form>
        <div className={styles.aside}>
          <DeadlineCard shoeCase={shoeCase} verdict={verdict} today={today} />
          <LimitCard shoeCase={shoeCase} suppliedHere={suppliedHere} />
          <ReadyCard shoeCase={shoeCase} verdict={verdict} />
          <DocumentChecks verdict={verdict} />
        </div>
      </div>
      <PrintedChecklist values={values} verdict={verdict} today={today} />
    </ShoeFormContext>
  );
}

interface StepBarProps {
  values: FormValues;
  delivered: boolean;
  billed: boolean;
}

function StepBar({ values, ...outcome }: StepBarProps) {
  const count = countSteps(values);
  const { lead, rest } = progressText(count, outcome, useFormTexts());
  const filled = outcome.delivered || outcome.billed ? count.total : count.done;
  return (
    <div className={styles.stepBar}>
      <p>
        <b>{lead}</b> {rest}
      </p>
      <div className={styles.track} aria-hidden="true">
        {Array.from({ length: count.total }, (_, index) => `step ${index}`).map((step, index) => (
          <i key={step} className={index < filled ? styles.done : undefined} />
        ))}
      </div>
    </div>
  );
}
