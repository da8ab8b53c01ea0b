import { needsSupervisor } from '@rxweb/domain/shoes/certifier-routes';
import { payerInput } from '@rxweb/domain/shoes/shoe-case';
import type { ComponentType } from 'react';
import { readForm } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import { Group } from './step.tsx';

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
  paths: [
    'details.exam.by',
    'details.exam.mode',
    'details.exam.agreed',
    'details.requested.exam',
    'details.otherExam.date',
    'details.otherExam.mode',
    'details.otherExam.agreed',
  ],
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
      <OtherExamFields isByCertifier={values['details.exam.by'] === 'certifier'} />
    </>
  );
}

const otherExam = ['details.otherExam.date', 'details.otherExam.mode', 'details.otherExam.agreed'] as const;

/** A second exam, beside the certifier's own (domain facts 2, F3). */
function OtherExamFields({ isByCertifier }: { isByCertifier: boolean }) {
  const { values } = useShoeForm();
  if (!isByCertifier && otherExam.every((path) => values[path] === '')) return null;
  return (
    <Group name="Another clinician’s exam, if there is one too">
      <FieldRow count={3}>
        <Field path="details.otherExam.date" about="Other exam:" label="Exam date" />
        <Field path="details.otherExam.mode" about="Other exam:" label="Exam type" />
        <Field
          path="details.otherExam.agreed"
          about="Other exam:"
          label="Certifier agreed on"
          hint="Only needed if the certifier’s own exam doesn’t count."
        />
      </FieldRow>
    </Group>
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
    'details.certification.route',
    'details.certification.organization',
    'details.certification.supervisor.name',
    'details.certification.supervisor.npi',
    'details.certification.supervisor.date',
    'details.certifier.name',
    'details.certifier.npi',
    'details.certifier.phone',
    'details.certifier.fax',
    'details.requested.certification',
  ],
  More: CertifierFields,
};

const routePaths = ['details.certification.route', 'details.certification.organization'] as const;
const supervisorPaths = [
  'details.certification.supervisor.name',
  'details.certification.supervisor.npi',
  'details.certification.supervisor.date',
] as const;

function CertifierFields() {
  const { values } = useShoeForm();
  const { certification, plan } = readForm(values).details;
  const isFilled = (paths: readonly FieldPath[]) => paths.some((path) => values[path] !== '');
  const hasRoute = certification?.credential === 'NP' || isFilled(routePaths);
  const hasSupervisor =
    needsSupervisor({ certification, payer: plan && payerInput(plan) }) || isFilled(supervisorPaths);
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
      {hasRoute && (
        <FieldRow count={2}>
          <Field path="details.certification.route" hint="Empty: under an MD or DO who signs the notes." />
          <Field path="details.certification.organization" hint="Get the ACO’s proof that its NPs may certify." />
        </FieldRow>
      )}
      {hasSupervisor && (
        <FieldRow count={3}>
          <Field path="details.certification.supervisor.name" />
          <Field path="details.certification.supervisor.npi" hint="Needed when an NP or PA certifies." />
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
