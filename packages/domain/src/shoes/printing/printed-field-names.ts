import type { Language } from '@rxweb/contracts/shared/language';

type Names = Record<Language, string>;

/** Texts of a case that get printed, by path or by its beginning; the longer one counts. */
const printedFields: Readonly<Record<string, Names>> = {
  patient_name: { en: 'Patient name', es: 'Nombre del paciente' },
  patient_id: { en: 'Patient ID', es: 'Número del paciente' },
  'details.patient.address': { en: 'Address', es: 'Dirección' },
  'details.patient.medicareId': { en: 'Medicare number', es: 'Número de Medicare' },
  'details.plan.name': { en: 'Plan name', es: 'Nombre del plan' },
  'details.plan.authorization': { en: 'Authorization number', es: 'Número de autorización' },
  'details.prescriber.name': { en: 'Prescriber', es: 'Quien receta' },
  'details.certifier.name': { en: 'Certifying physician', es: 'Médico que certifica' },
  'details.certification.supervisor.name': { en: 'Supervising MD or DO', es: 'MD o DO que supervisa' },
  'details.recordsRequest.contractor': { en: 'Contractor', es: 'Contratista' },
  'details.recordsRequest.claimControlNumber': { en: 'Claim control number', es: 'Número de control del reclamo' },
  'details.conditionDocuments': { en: 'Document showing the condition', es: 'Documento que muestra la condición' },
  'details.conditions': { en: 'Other description of condition', es: 'Otra descripción de la condición' },
  'details.evaluation.abnormalities': { en: 'Abnormalities to accommodate', es: 'Anomalías que hay que acomodar' },
  'details.delivery.note': { en: 'Other findings', es: 'Otras observaciones' },
  'details.handover.receivedBy': { en: 'Received by', es: 'Recibido por' },
  'details.handover.relationship': { en: 'Relationship to the patient', es: 'Relación con el paciente' },
  'details.handover.address': { en: 'Delivery address', es: 'Dirección de entrega' },
  'details.handover.goods': { en: 'Delivered items', es: 'Artículos entregados' },
  'details.claim': { en: 'Claim form', es: 'Formulario del reclamo' },
  details: { en: 'Case', es: 'Caso' },
  letter: { en: 'Recipient of the letter', es: 'Destinatario de la carta' },
  notes: { en: 'Notes', es: 'Notas' },
  caseNotes: { en: 'Case notes', es: 'Notas del caso' },
  documents: { en: 'File name', es: 'Nombre del archivo' },
  verifiers: { en: 'Name of who verified a paper', es: 'Nombre de quien verificó un documento' },
};

/** The field's name on screen; of an unknown path the path. */
export function printedFieldName(path: string, language: Language): string {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const names = printedFields[parts.slice(0, length).join('.')];
    if (names) return names[language];
  }
  return path;
}
