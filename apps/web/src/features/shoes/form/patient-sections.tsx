import { Field, FieldRow, More, Tick } from './fields.tsx';
import styles from './sections.module.css';

/** Who it is for (spec section 3), and what the papers to the physician are filled in with. */
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
      <More
        title="For the papers: birth date, Medicare number, address"
        paths={['details.patient.birthDate', 'details.patient.medicareId', 'details.patient.address']}
      >
        <FieldRow count={2}>
          <Field path="details.patient.birthDate" />
          <Field path="details.patient.medicareId" />
        </FieldRow>
        <Field path="details.patient.address" />
      </More>
    </fieldset>
  );
}

/** Of the two networks one at most (spec section 4). */
export function InsuranceSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Insurance</legend>
      <FieldRow count={2}>
        <fieldset className={styles.network}>
          <legend className={styles.networkName}>Plan network</legend>
          <div className={styles.ticks}>
            <Tick path="checklist.insurance.inNetwork" />
            <Tick path="checklist.insurance.outOfNetwork" />
          </div>
        </fieldset>
        <Field path="checklist.insurance.otherInfo" />
      </FieldRow>
      <More
        title="Plan and authorization"
        paths={['details.plan.kind', 'details.plan.name', 'details.plan.authorization']}
      >
        <FieldRow count={3}>
          <Field
            path="details.plan.kind"
            hint="A Medicare Advantage plan may want an authorization and has networks of its own."
          />
          <Field path="details.plan.name" />
          <Field path="details.plan.authorization" />
        </FieldRow>
      </More>
    </fieldset>
  );
}

/** What else there is to know. */
export function NotesSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Notes</legend>
      <Field path="notes" hidesLabel />
    </fieldset>
  );
}
