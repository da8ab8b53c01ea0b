import type { denialTexts } from '@rxweb/domain/shoes/denials/denial-texts';

export const denialsEs: typeof denialTexts = {
  certification_within_3_months: {
    reason: 'No hay declaración de certificación, o tiene más de 3 meses al entregar',
    fix: 'Consiga una declaración nueva, firmada y con fecha, antes de entregar.',
  },
  visit_by_certifier: {
    reason: 'La nota de la visita no es del médico que firmó la declaración',
    fix: 'Pida al consultorio del médico que certifica la nota de su propia visita.',
  },
  measurements_present: {
    reason: 'No hay medidas de los pies',
    fix: 'Anote el largo y el ancho de cada pie en la evaluación.',
  },
  adr_answered: {
    reason: 'La solicitud de expedientes no se respondió a tiempo',
    fix: 'Envíe el paquete de auditoría antes de la fecha límite y anote el día en que lo envió.',
  },
  order_before_claim: {
    reason: 'No hay orden, o llegó después del reclamo',
    fix: 'No facture hasta tener la orden firmada.',
  },
  document_dated_by_delivery: {
    reason: 'Un documento tiene fecha posterior a la entrega',
    fix: 'Reúna todos los documentos antes de entregar. Una fecha posterior no se puede corregir.',
  },
  other_exam_agreed: {
    reason: 'El médico que certifica no aprobó el examen de los pies de otro profesional',
    fix: 'Envíe la hoja de acuerdo. El médico que certifica la marca con sus iniciales y la fecha, a más tardar el día de la declaración.',
  },
  certification_on_or_after_visit: {
    reason: 'La declaración se firmó antes de la visita por la diabetes',
    fix: 'Consiga una declaración nueva, firmada el día de la visita o después.',
  },
  visit_within_6_months: {
    reason: 'No hay visita por la diabetes en los 6 meses antes de la entrega',
    fix: 'Consiga una nota de visita más reciente, o entregue antes de que pasen los 6 meses.',
  },
  order_on_or_after_prescriber_visit: {
    reason: 'La orden se firmó antes de la visita con quien receta',
    fix: 'Consiga una orden nueva, firmada el día de esa visita o después.',
  },
  certifier_credential: {
    reason: 'La declaración no está firmada por un MD o DO',
    fix: 'Pídala al MD o DO que trata la diabetes. Un podólogo no puede certificar.',
  },
  fit_in_person_objective: {
    reason: 'No hay un ajuste objetivo en la entrega',
    fix: 'Haga el ajuste en persona, con el calzado puesto, y anote lo que observa. “Le queda bien” no basta.',
  },
  note_signed_by_author: {
    reason: 'Una nota no está firmada por su autor',
    fix: 'Pida al autor un registro de firmas o una atestación.',
  },
  evaluation_in_person_before_choice: {
    reason: 'Los pies no se evaluaron en persona antes de elegir los artículos',
    fix: 'Evalúe primero: qué hay que acomodar, las medidas y un molde para los artículos a la medida.',
  },
  qualifying_condition: {
    reason: 'Las notas no muestran una afección de los pies que cumpla los requisitos',
    fix: 'Pida notas del examen que la describan. La declaración sola no basta.',
  },
};
