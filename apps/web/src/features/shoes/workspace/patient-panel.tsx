import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useShoeForm } from '../form/form-context.ts';
import { InsuranceSection, NotesSection, PatientSection } from '../form/patient-sections.tsx';
import { phoneText } from '../labels.ts';
import { type FieldPath, shoeField } from '../shared/shoe-fields.ts';
import { tabOfField } from './case-tabs.ts';
import styles from './overview.module.css';

/** Mostly read: fields open on request, or where one is wrong. */
export function PatientPanel() {
  const { values, fieldErrors } = useShoeForm();
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
  const facts = patientFacts(values).filter(({ text }) => text !== '');
  return (
    <Panel
      title="Patient and plan"
      action={
        <Button variant="quiet" aria-label="Change patient and plan" onClick={() => setIsOpen(true)}>
          Change
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
    </Panel>
  );
}

function patientFacts(values: Readonly<Record<FieldPath, string>>) {
  const day = (path: FieldPath) => (/^\d{4}-\d\d-\d\d$/.test(values[path]) ? formatDate(values[path]) : '');
  const kind = shoeField('details.plan.kind');
  const network =
    (values['checklist.insurance.inNetwork'] === 'yes' && 'in network') ||
    (values['checklist.insurance.outOfNetwork'] === 'yes' && 'out of network');
  const plan = [
    kind.kind === 'choice' && kind.words[values['details.plan.kind']],
    values['details.plan.name'],
    values['checklist.insurance.otherInfo'],
    network,
  ];
  return [
    { name: 'Phone', text: values.patient_phone && phoneText(values.patient_phone) },
    { name: 'Shoe size', text: values.shoe_size },
    { name: 'Born', text: day('details.patient.birthDate') },
    { name: 'Medicare number', text: values['details.patient.medicareId'] },
    { name: 'Plan', text: plan.filter(Boolean).join(', ') },
    { name: 'Authorization', text: values['details.plan.authorization'] },
    { name: 'Diabetes diagnosed', text: day('diabetes_dx_date') },
    { name: 'Address', text: values['details.patient.address'] },
    {
      name: 'Certifying doctor',
      text: doctorText(values['details.certifier.name'], values['details.certifier.phone']),
    },
    { name: 'Prescriber', text: values['details.prescriber.name'] },
    { name: 'Notes', text: values.notes },
  ];
}

function doctorText(name: string, phone: string): string {
  return [name, phone && phoneText(phone)].filter(Boolean).join(' · ');
}
