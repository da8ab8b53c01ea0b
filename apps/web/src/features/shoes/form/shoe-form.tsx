import type { ShoeItems } from '@rxweb/contracts/shoes/checks';
import { evidenceOf } from '@rxweb/domain/shoes/evidence';
import { toShoeCase } from '@rxweb/domain/shoes/shoe-case';
import { type ReactNode, Suspense } from 'react';
import { whenFirstPage } from '../../../boot/first-page.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { type FormValues, readForm } from '../shared/form-values.ts';
import { countSteps, progressText } from './checklist-steps.ts';
import { DocumentsSection } from './documents-section.tsx';
import { ShoeFormContext } from './form-context.ts';
import { PapersSection } from './papers-section.tsx';
import { InsuranceSection, NotesSection, PatientSection } from './patient-sections.tsx';
import styles from './shoe-form.module.css';
import type { Editing } from './use-editing.ts';
import { VisitsSection } from './visits-section.tsx';

const loadAdvice = async () => {
  await whenFirstPage();
  return import('./advice/shoe-advice.tsx');
};
const Advice = lazyPartOf(async () => (await loadAdvice()).ShoeAdvice);
const PrintedAdvice = lazyPartOf(async () => (await loadAdvice()).PrintedAdvice);

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
          <Suspense>
            <Advice shoeCase={shoeCase} suppliedHere={suppliedHere} today={today} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <PrintedAdvice values={values} shoeCase={shoeCase} today={today} />
      </Suspense>
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
