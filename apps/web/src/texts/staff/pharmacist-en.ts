/** The pharmacist's page: all samples. The specification's English, verbatim. */
export const pharmacistEn = {
  text: 'A preview of this page. Nothing here is about a real patient.',
  note: 'Example reviews and alerts, not for use with patients.',
  pending: 'Pending reviews',
  reviews: {
    warfarin: 'J. Smith, new prescription',
    amoxicillin: 'M. Johnson, allergy on file',
    insulin: 'R. Davis, dose change',
  },
  queue: 'Priority queue',
  discharge: 'Hospital discharge',
  counter: 'Waiting at the counter',
  pickup: 'Pickup after 3:00 pm',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  states: { urgent: 'Urgent', soon: 'Soon', normal: 'Normal', severe: 'Severe', moderate: 'Moderate' },
  alerts: 'Drug interaction alerts',
  interactions: {
    warfarin: 'Warfarin and aspirin',
    warfarinRisk: 'Increased bleeding risk',
    lisinopril: 'Lisinopril and potassium',
    lisinoprilRisk: 'Potassium may rise',
    metformin: 'Metformin and contrast dye',
    metforminRisk: 'Kidney risk',
  },
  insulin: 'Insulin glargine',
  tools: {
    database: 'Drug database',
    checker: 'Interaction checker',
    dosage: 'Dosage calculator',
    reports: 'Clinical reports',
  },
};

export type PharmacistTexts = typeof pharmacistEn;
