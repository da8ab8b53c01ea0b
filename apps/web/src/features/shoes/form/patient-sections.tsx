import { openQuestions, payerOf } from '@rxweb/domain/shoes/payers';
import { payerInput } from '@rxweb/domain/shoes/shoe-case';
import { readForm } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';

/** Spec section 3; also used in documents for the physician. */
export function PatientSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Patient</legend>
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
        title="For the paperwork: birth date, Medicare number, address"
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
  return (
    <fieldset className={styles.section}>
      <legend>Insurance</legend>
      <FieldRow count={2}>
        <fieldset className={styles.network}>
          <legend className={styles.networkName}>Plan network</legend>
          <div className={styles.ticks}>
            <Checkbox path="checklist.insurance.inNetwork" />
            <Checkbox path="checklist.insurance.outOfNetwork" />
          </div>
        </fieldset>
        <Field path="checklist.insurance.otherInfo" />
      </FieldRow>
      <ShowMore title="Plan and authorization" paths={planPaths}>
        <FieldRow count={3}>
          <Field
            path="details.plan.kind"
            hint="A Medicare Advantage plan may require authorization and has its own networks."
          />
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
        <Field path="details.plan.authUntil" hint="Delivery must be on one of these days." />
      </FieldRow>
      <FieldRow count={2}>
        <Field path="details.plan.withinLimit" hint="As the plan says. Medicare’s yearly limit isn’t counted for it." />
        {asksCertifier && <Field path="details.plan.certifierAllowed" hint="For anyone but an MD or DO." />}
      </FieldRow>
      <Field path="details.plan.contact" hint="Whom you asked, with phone number and date." />
      {questions.length > 0 && (
        <div>
          <p className={styles.hint}>Ask the plan before the shoes are ordered:</p>
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
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
      <legend>Notes</legend>
      <Field path="notes" hidesLabel />
    </fieldset>
  );
}
