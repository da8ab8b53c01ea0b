import { formatDate } from '@rxweb/domain/text/format';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Field, FieldRow, More, Tick } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';
import { Step, StepName } from './step.tsx';

/** The papers that others write: each asked for, received, and dated as it is dated itself. */
export function PapersSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Papers</legend>
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
      name={<PaperName name="Prescription" text="Standard written order" asked="details.requested.order" />}
      ticks={
        <>
          <Tick path="checklist.rxRequested" about="Prescription" label="Requested" />
          <Tick path="checklist.rxReceived" about="Prescription" label="Received" />
        </>
      }
      date={<Field path="details.order.date" about="Prescription" label="Signed on" />}
    >
      <More
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
            hint="Patient, order date, description, quantity, prescriber, signature without a stamp."
          />
          <Field path="details.order.prescriberVisit" hint="The order is to be signed on that day or later." />
        </FieldRow>
        <FieldRow count={3}>
          <Field path="details.prescriber.name" />
          <Field path="details.prescriber.npi" about="Prescriber" label="NPI" />
          <Field path="details.requested.order" about="Prescription" label="Asked for on" />
        </FieldRow>
      </More>
    </Step>
  );
}

function VisitStep() {
  return (
    <Step
      name={
        <PaperName name="Face-to-face visit" text="Notes of the certifying doctor" asked="details.requested.visit" />
      }
      ticks={
        <>
          <Tick path="checklist.faceToFaceRequested" about="Visit notes" label="Requested" />
          <Tick path="checklist.faceToFaceReceived" about="Visit notes" label="Received" />
        </>
      }
      date={<Field path="details.visit.date" about="Face-to-face" label="Visit on" />}
    >
      <More title="About the visit" paths={['details.visit.mode', 'details.requested.visit']}>
        <FieldRow count={2}>
          <Field path="details.visit.mode" hint="About the diabetes. Noridian takes telehealth; ask your DME MAC." />
          <Field path="details.requested.visit" about="Visit notes" label="Asked for on" />
        </FieldRow>
      </More>
    </Step>
  );
}

function ExamStep() {
  const { values } = useShoeForm();
  const isByOther = values['details.exam.by'] === 'other';
  return (
    <Step
      name={<PaperName name="Foot exam" text="Documents the qualifying condition" asked="details.requested.exam" />}
      date={<Field path="details.exam.date" about="Foot" label="Exam on" />}
    >
      <More
        title="About the exam"
        paths={['details.exam.by', 'details.exam.mode', 'details.exam.agreed', 'details.requested.exam']}
      >
        <FieldRow count={2}>
          <Field path="details.exam.by" />
          <Field path="details.exam.mode" hint="Has to be in person." />
        </FieldRow>
        <FieldRow count={2}>
          {(isByOther || values['details.exam.agreed'] !== '') && (
            <Field path="details.exam.agreed" hint="Initials and date, on or before the day of the statement." />
          )}
          <Field path="details.requested.exam" about="Foot exam" label="Asked for on" />
        </FieldRow>
      </More>
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
        <PaperName
          name="Medicare packet"
          text="Certifying statement and records"
          asked="details.requested.certification"
        />
      }
      ticks={<Tick path="checklist.medicarePacket" about="Medicare packet" label="Complete" />}
      date={<Field path="details.certification.date" about="Statement" label="Signed on" />}
    >
      <More
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
            hint="An MD or DO; an NP or PA under one who signs their notes. Never a podiatrist or CNS."
          />
          <Field path="details.requested.certification" about="Statement" label="Asked for on" />
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
      </More>
    </Step>
  );
}

/** What the paper is, and since when it is asked for. */
function PaperName({ name, text, asked }: { name: string; text: string; asked: FieldPath }) {
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
              Asked for on {formatDate(day)}
            </>
          )}
        </>
      }
    />
  );
}
