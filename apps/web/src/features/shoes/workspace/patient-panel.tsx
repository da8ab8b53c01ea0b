import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import type { FormTexts } from '../../../texts/shoes/form-en.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { useShoeForm } from '../form/form-context.ts';
import { InsuranceSection, NotesSection, PatientSection } from '../form/patient-sections.tsx';
import { phoneText } from '../labels.ts';
import { choicesOf, type FieldPath, shoeField } from '../shared/shoe-fields.ts';
import { tabOfField } from './case-tabs.ts';
import styles from './overview.module.css';

/** Mostly read: fields open on request, or where one is wrong. */
export function PatientPanel({ id }: { id: string }) {
  const { values, fieldErrors } = useShoeForm();
  const { patient: texts } = useCaseTexts();
  const form = useFormTexts();
  const [isOpen, setIsOpen] = useState(false);
  const hasError = [...fieldErrors.keys()].some((path) => tabOfField(path) === 'overview');
  if (isOpen || hasError)
    return (
      <>
        <PatientSection />
        <InsuranceSection />
        <NotesSection />
      </>
    );
  const facts = patientFacts(values, texts, form).filter(({ text }) => text !== '');
  return (
    <Panel
      title={texts.title}
      action={
        <Button variant="quiet" aria-label={texts.changeLabel} onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <PersonLink place="case" id={id} />
    </Panel>
  );
}

function patientFacts(values: Readonly<Record<FieldPath, string>>, texts: CaseTexts['patient'], form: FormTexts) {
  const day = (path: FieldPath) =>
    /^\d{4}-\d\d-\d\d$/.test(values[path]) ? formatDate(values[path], form.language) : '';
  const kind = shoeField('details.plan.kind');
  const network =
    (values['checklist.insurance.inNetwork'] === 'yes' && texts.inNetwork) ||
    (values['checklist.insurance.outOfNetwork'] === 'yes' && texts.outOfNetwork);
  const plan = [
    kind.kind === 'choice' && choicesOf(kind, form)[values['details.plan.kind']],
    values['details.plan.name'],
    values['checklist.insurance.otherInfo'],
    network,
  ];
  return [
    { name: texts.phone, text: values.patient_phone && phoneText(values.patient_phone) },
    { name: texts.shoeSize, text: values.shoe_size },
    { name: texts.born, text: day('details.patient.birthDate') },
    { name: texts.medicareId, text: values['details.patient.medicareId'] },
    { name: texts.plan, text: plan.filter(Boolean).join(', ') },
    { name: texts.authorization, text: values['details.plan.authorization'] },
    { name: texts.diagnosed, text: day('diabetes_dx_date') },
    { name: texts.address, text: values['details.patient.address'] },
    {
      name: texts.certifier,
      text: doctorText(values['details.certifier.name'], values['details.certifier.phone']),
    },
    { name: texts.prescriber, text: values['details.prescriber.name'] },
    { name: texts.notes, text: values.notes },
  ];
}

function doctorText(name: string, phone: string): string {
  return [name, phone && phoneText(phone)].filter(Boolean).join(' · ');
}
