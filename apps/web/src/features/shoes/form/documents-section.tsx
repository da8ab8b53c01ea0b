import { formatDate } from '@rxweb/domain/text/format';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';
import { Step, StepName } from './step.tsx';

/** Documents written by others: requested, received, and their own dates. */
export function DocumentsSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Paperwork</legend>
      <div className={styles.steps}>
        <OrderStep />
        <VisitStep />
        <ExamStep />
        <StatementStep />
      </div>
    </fieldset>
  );
}

function OrderStep() {
  return (
    <Step
      name={<DocumentName name="Prescription" text="Standard written order" asked="details.requested.order" />}
      ticks={
        <>
          <Checkbox path="checklist.rxRequested" about="Prescription" label="Requested" />
          <Checkbox path="checklist.rxReceived" about="Prescription" label="Received" />
        </>
      }
      date={<Field path="details.order.date" about="Prescription" label="Signed on" />}
    >
      <ShowMore
        title="Order and prescriber"
        paths={[
          'details.requested.order',
          'details.order.complete',
          'details.order.prescriberVisit',
          'details.prescriber.name',
          'details.prescriber.npi',
        ]}
      >
        <FieldRow count={2}>
          <Field
            path="details.order.complete"
            hint="Patient, order date, description, quantity, prescriber, signature (no stamp)."
          />
          <Field path="details.order.prescriberVisit" hint="The order must be signed on or after this date." />
        </FieldRow>
        <FieldRow count={3}>
          <Field path="details.prescriber.name" />
          <Field path="details.prescriber.npi" about="Prescriber" label="NPI" />
          <Field path="details.requested.order" about="Prescription" label="Requested on" />
        </FieldRow>
      </ShowMore>
    </Step>
  );
}

function VisitStep() {
  return (
    <Step
      name={
        <DocumentName
          name="Face-to-face visit"
          text="Notes from the certifying doctor"
          asked="details.requested.visit"
        />
      }
      ticks={
        <>
          <Checkbox path="checklist.faceToFaceRequested" about="Visit notes" label="Requested" />
          <Checkbox path="checklist.faceToFaceReceived" about="Visit notes" label="Received" />
        </>
      }
      date={<Field path="details.visit.date" about="Face-to-face" label="Visit date" />}
    >
      <ShowMore title="Visit details" paths={['details.visit.mode', 'details.requested.visit']}>
        <FieldRow count={2}>
          <Field path="details.visit.mode" hint="For diabetes. Noridian accepts telehealth; check with your DME MAC." />
          <Field path="details.requested.visit" about="Visit notes" label="Requested on" />
        </FieldRow>
      </ShowMore>
    </Step>
  );
}

function ExamStep() {
  const { values } = useShoeForm();
  const isByOther = values['details.exam.by'] === 'other';
  return (
    <Step
      name={<DocumentName name="Foot exam" text="Documents the qualifying condition" asked="details.requested.exam" />}
      date={<Field path="details.exam.date" about="Foot" label="Exam date" />}
    >
      <ShowMore
        title="Exam details"
        paths={['details.exam.by', 'details.exam.mode', 'details.exam.agreed', 'details.requested.exam']}
      >
        <FieldRow count={2}>
          <Field path="details.exam.by" />
          <Field path="details.exam.mode" hint="Must be in person." />
        </FieldRow>
        <FieldRow count={2}>
          {(isByOther || values['details.exam.agreed'] !== '') && (
            <Field path="details.exam.agreed" hint="Initials and date, on or before the statement date." />
          )}
          <Field path="details.requested.exam" about="Foot exam" label="Requested on" />
        </FieldRow>
      </ShowMore>
    </Step>
  );
}

function StatementStep() {
  const { values } = useShoeForm();
  const credential = values['details.certification.credential'];
  const hasSupervisor =
    ['NP', 'PA'].includes(credential) ||
    values['details.certification.supervisor.name'] + values['details.certification.supervisor.date'] !== '';
  return (
    <Step
      name={
        <DocumentName
          name="Medicare packet"
          text="Certifying statement and records"
          asked="details.requested.certification"
        />
      }
      ticks={<Checkbox path="checklist.medicarePacket" about="Medicare packet" label="Complete" />}
      date={<Field path="details.certification.date" about="Statement" label="Signed on" />}
    >
      <ShowMore
        title="Certifier"
        paths={[
          'details.certification.credential',
          'details.certification.supervisor.name',
          'details.certification.supervisor.date',
          'details.certifier.name',
          'details.certifier.npi',
          'details.certifier.phone',
          'details.certifier.fax',
          'details.requested.certification',
        ]}
      >
        <FieldRow count={2}>
          <Field
            path="details.certification.credential"
            about="Certifier"
            label="Credential"
            hint="An MD or DO, or an NP or PA whose notes an MD or DO signs. Never a podiatrist or CNS."
          />
          <Field path="details.requested.certification" about="Statement" label="Requested on" />
        </FieldRow>
        {hasSupervisor && (
          <FieldRow count={2}>
            <Field path="details.certification.supervisor.name" />
            <Field path="details.certification.supervisor.date" />
          </FieldRow>
        )}
        <FieldRow count={2}>
          <Field path="details.certifier.name" />
          <Field path="details.certifier.npi" about="Certifier" label="NPI" />
        </FieldRow>
        <FieldRow count={2}>
          <Field path="details.certifier.phone" about="Certifier" label="Phone" type="tel" />
          <Field path="details.certifier.fax" about="Certifier" label="Fax" type="tel" />
        </FieldRow>
      </ShowMore>
    </Step>
  );
}

function DocumentName({ name, text, asked }: { name: string; text: string; asked: FieldPath }) {
  const { values } = useShoeForm();
  const day = /^\d{4}-\d\d-\d\d$/.test(values[asked]) ? values[asked] : null;
  return (
    <StepName
      name={name}
      text={
        <>
          {text}
          {day && (
            <>
              <br />
              Requested on {formatDate(day)}
            </>
          )}
        </>
      }
    />
  );
}
