import type { ComponentType } from 'react';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow } from './fields.tsx';
import { useShoeForm } from './form-context.ts';

/** What is typed of a paper that others write. */
export interface PaperForm {
  name: string;
  text: string;
  /** When it was requested. */
  asked: FieldPath;
  Ticks?: ComponentType;
  /** The date on the paper. */
  date: { path: FieldPath; about: string; label: string };
  title: string;
  paths: readonly FieldPath[];
  More: ComponentType;
}

const order: PaperForm = {
  name: 'Prescription',
  text: 'Standard written order',
  asked: 'details.requested.order',
  Ticks: () => (
    <>
      <Checkbox path="checklist.rxRequested" about="Prescription" label="Requested" />
      <Checkbox path="checklist.rxReceived" about="Prescription" label="Received" />
    </>
  ),
  date: { path: 'details.order.date', about: 'Prescription', label: 'Signed on' },
  title: 'Order and prescriber',
  paths: [
    'details.requested.order',
    'details.order.complete',
    'details.order.prescriberVisit',
    'details.prescriber.name',
    'details.prescriber.npi',
    'details.prescriber.phone',
    'details.prescriber.fax',
  ],
  More: () => (
    <>
      <FieldRow count={2}>
        <Field
          path="details.order.complete"
          hint="Patient, order date, description, quantity, prescriber, signature (no stamp)."
        />
        <Field path="details.order.prescriberVisit" hint="The order must be signed on or after this date." />
      </FieldRow>
      <FieldRow count={2}>
        <Field path="details.prescriber.name" />
        <Field path="details.prescriber.npi" about="Prescriber" label="NPI" />
      </FieldRow>
      <FieldRow count={3}>
        <Field path="details.prescriber.phone" about="Prescriber" label="Phone" type="tel" />
        <Field path="details.prescriber.fax" about="Prescriber" label="Fax" type="tel" />
        <Field path="details.requested.order" about="Prescription" label="Requested on" />
      </FieldRow>
    </>
  ),
};

const visitNotes: PaperForm = {
  name: 'Face-to-face visit',
  text: 'Notes from the certifying doctor',
  asked: 'details.requested.visit',
  Ticks: () => (
    <>
      <Checkbox path="checklist.faceToFaceRequested" about="Visit notes" label="Requested" />
      <Checkbox path="checklist.faceToFaceReceived" about="Visit notes" label="Received" />
    </>
  ),
  date: { path: 'details.visit.date', about: 'Face-to-face', label: 'Visit date' },
  title: 'Visit details',
  paths: ['details.visit.mode', 'details.requested.visit'],
  More: () => (
    <FieldRow count={2}>
      <Field path="details.visit.mode" hint="For diabetes. Noridian accepts telehealth; check with your DME MAC." />
      <Field path="details.requested.visit" about="Visit notes" label="Requested on" />
    </FieldRow>
  ),
};

const footExam: PaperForm = {
  name: 'Foot exam',
  text: 'Documents the qualifying condition',
  asked: 'details.requested.exam',
  date: { path: 'details.exam.date', about: 'Foot', label: 'Exam date' },
  title: 'Exam details',
  paths: ['details.exam.by', 'details.exam.mode', 'details.exam.agreed', 'details.requested.exam'],
  More: ExamFields,
};

function ExamFields() {
  const { values } = useShoeForm();
  const isByOther = values['details.exam.by'] === 'other';
  return (
    <>
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
    </>
  );
}

const statement: PaperForm = {
  name: 'Medicare packet',
  text: 'Certifying statement and records',
  asked: 'details.requested.certification',
  Ticks: () => <Checkbox path="checklist.medicarePacket" about="Medicare packet" label="Complete" />,
  date: { path: 'details.certification.date', about: 'Statement', label: 'Signed on' },
  title: 'Certifier',
  paths: [
    'details.certification.credential',
    'details.certification.supervisor.name',
    'details.certification.supervisor.date',
    'details.certifier.name',
    'details.certifier.npi',
    'details.certifier.phone',
    'details.certifier.fax',
    'details.requested.certification',
  ],
  More: CertifierFields,
};

function CertifierFields() {
  const { values } = useShoeForm();
  const credential = values['details.certification.credential'];
  const hasSupervisor =
    ['NP', 'PA'].includes(credential) ||
    values['details.certification.supervisor.name'] + values['details.certification.supervisor.date'] !== '';
  return (
    <>
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
    </>
  );
}

/** By the paper's slot, as `evidenceSlots` names it. */
export const paperForms = {
  order,
  visit_notes: visitNotes,
  foot_exam: footExam,
  certifying_statement: statement,
} as const;
