import { openQuestions, payerOf } from '@rxweb/domain/shoes/payers';
import { payerInput } from '@rxweb/domain/shoes/shoe-case';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { readForm } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';

/** Spec section 3; also used in documents for the physician. */
export function PatientSection() {
  const { patient: texts } = useFormTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{texts.title}</legend>
      <FieldRow count={2}>
        <Field path="patient_id" isRequired />
        <Field path="patient_name" isRequired />
      </FieldRow>
      <FieldRow count={3}>
        <Field path="patient_phone" type="tel" />
        <Field path="shoe_size" />
        <Field path="diabetes_dx_date" />
      </FieldRow>
      <ShowMore
        title={texts.more}
        paths={['details.patient.birthDate', 'details.patient.medicareId', 'details.patient.address']}
      >
        <FieldRow count={2}>
          <Field path="details.patient.birthDate" />
          <Field path="details.patient.medicareId" />
        </FieldRow>
        <Field path="details.patient.address" />
      </ShowMore>
    </fieldset>
  );
}

/** At most one of the two networks (spec section 4). */
export function InsuranceSection() {
  const { insurance: texts } = useFormTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{texts.title}</legend>
      <FieldRow count={2}>
        <fieldset className={styles.network}>
          <legend className={styles.networkName}>{texts.network}</legend>
          <div className={styles.ticks}>
            <Checkbox path="checklist.insurance.inNetwork" />
            <Checkbox path="checklist.insurance.outOfNetwork" />
          </div>
        </fieldset>
        <Field path="checklist.insurance.otherInfo" />
      </FieldRow>
      <ShowMore title={texts.more} paths={planPaths}>
        <FieldRow count={3}>
          <Field path="details.plan.kind" hint={texts.kindHint} />
          <Field path="details.plan.name" />
          <Field path="details.plan.authorization" />
        </FieldRow>
        <PlanAnswers />
      </ShowMore>
    </fieldset>
  );
}

const answerPaths = [
  'details.plan.authNeeded',
  'details.plan.authFrom',
  'details.plan.authUntil',
  'details.plan.withinLimit',
  'details.plan.certifierAllowed',
  'details.plan.contact',
] as const satisfies FieldPath[];
const planPaths = ['details.plan.kind', 'details.plan.name', 'details.plan.authorization', ...answerPaths] as const;

/** Medicare Part B answers none of this; nothing that was typed is hidden. */
function PlanAnswers() {
  const { values } = useShoeForm();
  const { plan } = readForm(values).details;
  const { insurance: texts } = useFormTexts();
  const payer = plan && payerInput(plan);
  const profile = payerOf({ payer });
  if (profile.ask.length === 0 && answerPaths.every((path) => values[path] === '')) return null;
  const questions = openQuestions({ payer });
  const asksCertifier = profile.certifier === 'ask' || values['details.plan.certifierAllowed'] !== '';
  return (
    <>
      <FieldRow count={3}>
        <Field path="details.plan.authNeeded" />
        <Field path="details.plan.authFrom" />
        <Field path="details.plan.authUntil" hint={texts.untilHint} />
      </FieldRow>
      <FieldRow count={2}>
        <Field path="details.plan.withinLimit" hint={texts.limitHint} />
        {asksCertifier && <Field path="details.plan.certifierAllowed" hint={texts.certifierHint} />}
      </FieldRow>
      <Field path="details.plan.contact" hint={texts.contactHint} />
      {questions.length > 0 && (
        <div>
          <p className={styles.hint}>{texts.ask}</p>
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question} lang="en">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

export function NotesSection() {
  return (
    <fieldset className={styles.section}>
      <legend>{useFormTexts().notes}</legend>
      <Field path="notes" hidesLabel />
    </fieldset>
  );
}
