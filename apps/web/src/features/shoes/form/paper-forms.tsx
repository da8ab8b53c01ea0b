import { needsSupervisor } from '@rxweb/domain/shoes/certifier-routes';
import { payerInput } from '@rxweb/domain/shoes/shoe-case';
import type { ComponentType } from 'react';
import type { FormTexts } from '../../../texts/shoes/form-en.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { readForm } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import { Group } from './step.tsx';

/** What is typed of a paper that others write. */
export interface PaperForm {
  /** When it was requested. */
  asked: FieldPath;
  Ticks?: ComponentType;
  /** The date on the paper. */
  date: FieldPath;
  paths: readonly FieldPath[];
  More: ComponentType;
}

const order: PaperForm = {
  asked: 'details.requested.order',
  Ticks: () => <AskedTicks slot="order" paths={['checklist.rxRequested', 'checklist.rxReceived']} />,
  date: 'details.order.date',
  paths: [
    'details.requested.order',
    'details.order.complete',
    'details.order.prescriberVisit',
    'details.prescriber.name',
    'details.prescriber.npi',
    'details.prescriber.phone',
    'details.prescriber.fax',
  ],
  More: OrderFields,
};

function OrderFields() {
  const { paperwork } = useFormTexts();
  const { completeHint, visitHint, prescriber, about } = paperwork.order;
  return (
    <>
      <FieldRow count={2}>
        <Field path="details.order.complete" hint={completeHint} />
        <Field path="details.order.prescriberVisit" hint={visitHint} />
      </FieldRow>
      <FieldRow count={2}>
        <Field path="details.prescriber.name" />
        <Field path="details.prescriber.npi" about={prescriber} label={paperwork.npi} />
      </FieldRow>
      <FieldRow count={3}>
        <Field path="details.prescriber.phone" about={prescriber} label={paperwork.phone} type="tel" />
        <Field path="details.prescriber.fax" about={prescriber} label={paperwork.fax} type="tel" />
        <Field path="details.requested.order" about={about} label={paperwork.requestedOn} />
      </FieldRow>
    </>
  );
}

function AskedTicks({
  slot,
  paths: [requested, received],
}: {
  slot: 'order' | 'visit_notes';
  paths: [FieldPath, FieldPath];
}) {
  const { paperwork } = useFormTexts();
  const { about } = paperwork[slot];
  return (
    <>
      <Checkbox path={requested} about={about} label={paperwork.requested} />
      <Checkbox path={received} about={about} label={paperwork.received} />
    </>
  );
}

const visitNotes: PaperForm = {
  asked: 'details.requested.visit',
  Ticks: () => (
    <AskedTicks slot="visit_notes" paths={['checklist.faceToFaceRequested', 'checklist.faceToFaceReceived']} />
  ),
  date: 'details.visit.date',
  paths: ['details.visit.mode', 'details.requested.visit'],
  More: VisitFields,
};

function VisitFields() {
  const { paperwork } = useFormTexts();
  const { modeHint, about } = paperwork.visit_notes;
  return (
    <FieldRow count={2}>
      <Field path="details.visit.mode" hint={modeHint} />
      <Field path="details.requested.visit" about={about} label={paperwork.requestedOn} />
    </FieldRow>
  );
}

const footExam: PaperForm = {
  asked: 'details.requested.exam',
  date: 'details.exam.date',
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
  const { paperwork } = useFormTexts();
  const texts = paperwork.foot_exam;
  const { values } = useShoeForm();
  const isByOther = values['details.exam.by'] === 'other';
  return (
    <>
      <FieldRow count={2}>
        <Field path="details.exam.by" />
        <Field path="details.exam.mode" hint={texts.modeHint} />
      </FieldRow>
      <FieldRow count={2}>
        {(isByOther || values['details.exam.agreed'] !== '') && (
          <Field path="details.exam.agreed" hint={texts.agreedHint} />
        )}
        <Field path="details.requested.exam" about={texts.about} label={paperwork.requestedOn} />
      </FieldRow>
      <OtherExamFields isByCertifier={values['details.exam.by'] === 'certifier'} />
    </>
  );
}

const otherExam = ['details.otherExam.date', 'details.otherExam.mode', 'details.otherExam.agreed'] as const;

/** A second exam, beside the certifier's own (domain facts 2, F3). */
function OtherExamFields({ isByCertifier }: { isByCertifier: boolean }) {
  const { foot_exam: texts } = useFormTexts().paperwork;
  const { values } = useShoeForm();
  if (!isByCertifier && otherExam.every((path) => values[path] === '')) return null;
  return (
    <Group name={texts.other}>
      <FieldRow count={3}>
        <Field path="details.otherExam.date" about={texts.otherAbout} label={texts.date} />
        <Field path="details.otherExam.mode" about={texts.otherAbout} label={texts.otherMode} />
        <Field
          path="details.otherExam.agreed"
          about={texts.otherAbout}
          label={texts.otherAgreed}
          hint={texts.otherAgreedHint}
        />
      </FieldRow>
    </Group>
  );
}

const statement: PaperForm = {
  asked: 'details.requested.certification',
  Ticks: PacketTick,
  date: 'details.certification.date',
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

function PacketTick() {
  const { about, complete } = useFormTexts().paperwork.certifying_statement;
  return <Checkbox path="checklist.medicarePacket" about={about} label={complete} />;
}

const routePaths = ['details.certification.route', 'details.certification.organization'] as const;
const supervisorPaths = [
  'details.certification.supervisor.name',
  'details.certification.supervisor.npi',
  'details.certification.supervisor.date',
] as const;

function CertifierFields() {
  const { paperwork } = useFormTexts();
  const texts = paperwork.certifying_statement;
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
          about={texts.certifier}
          label={texts.credential}
          hint={texts.credentialHint}
        />
        <Field path="details.requested.certification" about={texts.dateAbout} label={paperwork.requestedOn} />
      </FieldRow>
      {hasRoute && (
        <FieldRow count={2}>
          <Field path="details.certification.route" hint={texts.routeHint} />
          <Field path="details.certification.organization" hint={texts.organizationHint} />
        </FieldRow>
      )}
      {hasSupervisor && (
        <FieldRow count={3}>
          <Field path="details.certification.supervisor.name" />
          <Field path="details.certification.supervisor.npi" hint={texts.supervisorHint} />
          <Field path="details.certification.supervisor.date" />
        </FieldRow>
      )}
      <FieldRow count={2}>
        <Field path="details.certifier.name" />
        <Field path="details.certifier.npi" about={texts.certifier} label={paperwork.npi} />
      </FieldRow>
      <FieldRow count={2}>
        <Field path="details.certifier.phone" about={texts.certifier} label={paperwork.phone} type="tel" />
        <Field path="details.certifier.fax" about={texts.certifier} label={paperwork.fax} type="tel" />
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

/** Labels the paper's own date. */
export function dateOf(path: FieldPath, slot: keyof typeof paperForms, paperwork: FormTexts['paperwork']) {
  const words = paperwork[slot];
  return {
    path,
    about: 'dateAbout' in words ? words.dateAbout : words.about,
    label: 'date' in words ? words.date : paperwork.signedOn,
  };
}
