import type { PharmacistTexts } from './pharmacist-en.ts';

export const pharmacistEs: PharmacistTexts = {
  text: 'Una vista previa de esta página. Nada aquí trata de un paciente real.',
  note: 'Revisiones y alertas de ejemplo; no las use con pacientes.',
  pending: 'Revisiones pendientes',
  reviews: {
    warfarin: 'J. Smith, receta nueva',
    amoxicillin: 'M. Johnson, alergia registrada',
    insulin: 'R. Davis, cambio de dosis',
  },
  queue: 'Cola de prioridad',
  discharge: 'Alta del hospital',
  counter: 'En espera en el mostrador',
  pickup: 'Se recoge después de las 3:00 p. m.',
  items: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  states: { urgent: 'Urgente', soon: 'Pronto', normal: 'Normal', severe: 'Grave', moderate: 'Moderada' },
  alerts: 'Alertas de interacciones',
  interactions: {
    warfarin: 'Warfarina y aspirina',
    warfarinRisk: 'Mayor riesgo de sangrado',
    lisinopril: 'Lisinopril y potasio',
    lisinoprilRisk: 'El potasio puede subir',
    metformin: 'Metformina y medio de contraste',
    metforminRisk: 'Riesgo para los riñones',
  },
  insulin: 'Insulina glargina',
  tools: {
    database: 'Base de datos de medicamentos',
    checker: 'Verificador de interacciones',
    dosage: 'Calculadora de dosis',
    reports: 'Informes clínicos',
  },
};
