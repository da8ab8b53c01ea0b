import { fileIcon, transferIcon, warnIcon } from '../../ui/more-icons.ts';
import { databaseIcon, pulseIcon } from '../../ui/staff-icons.ts';

/** Invented samples, by spec section 2: no real people, no advice. */
export const pendingReviews = [
  { name: 'Warfarin 5 mg', note: 'J. Smith, new prescription', state: '12 min' },
  { name: 'Amoxicillin 500 mg', note: 'M. Johnson, allergy on file', state: '25 min' },
  { name: 'Insulin glargine', note: 'R. Davis, dose change', state: '40 min' },
];

export const priorityQueue = [
  { name: 'Hospital discharge', note: '4 items', state: 'Urgent', tone: 'fail' },
  { name: 'Waiting at the counter', note: '2 items', state: 'Soon', tone: 'warn' },
  { name: 'Pickup after 3:00 pm', note: '1 item', state: 'Normal', tone: 'off' },
] as const;

export const interactionAlerts = [
  { name: 'Warfarin and aspirin', note: 'Increased bleeding risk', state: 'Severe', tone: 'fail' },
  { name: 'Lisinopril and potassium', note: 'Potassium may rise', state: 'Moderate', tone: 'warn', icon: warnIcon },
  { name: 'Metformin and contrast dye', note: 'Kidney risk', state: 'Moderate', tone: 'warn', icon: warnIcon },
] as const;

export const tools = [
  { label: 'Drug database', icon: databaseIcon },
  { label: 'Interaction checker', icon: transferIcon },
  { label: 'Dosage calculator', icon: pulseIcon },
  { label: 'Clinical reports', icon: fileIcon },
];
