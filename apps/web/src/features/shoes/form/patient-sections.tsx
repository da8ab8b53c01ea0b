import { Checkbox, Field, FieldRow, ShowMore } from './fields.tsx';
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
      <ShowMore
        title="Plan and authorization"
        paths={['details.plan.kind', 'details.plan.name', 'details.plan.authorization']}
      >
        <FieldRow count={3}>
          <Field
            path="details.plan.kind"
            hint="A Medicare Advantage plan may require authorization and has its own networks."
          />
          <Field path="details.plan.name" />
          <Field path="details.plan.authorization" />
        </FieldRow>
      </ShowMore>
    </fieldset>
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
