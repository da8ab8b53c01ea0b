import { bottleIcon, calendarIcon } from '../../ui/more-icons.ts';
import { messageIcon } from '../../ui/staff-icons.ts';

/** Fixed sample numbers of spec section 2. */
export const sampleTiles = [
  { label: 'Active prescriptions', value: 3 },
  { label: 'Refills due', value: 2 },
  { label: 'Messages', value: 1 },
];

export const samplePrescriptions = [
  { name: 'Lisinopril 10 mg', note: 'Filled May 18', state: 'Ready', tone: 'pass' },
  { name: 'Metformin 500 mg', note: 'Filled May 16', state: 'Picked up', tone: 'pass' },
  { name: 'Atorvastatin 20 mg', note: 'Refill due May 22', state: 'Refill due', tone: 'warn' },
] as const;

export const sampleActions = [
  { label: 'Request refill', icon: bottleIcon },
  { label: 'Message patient', icon: messageIcon },
  { label: 'Book appointment', icon: calendarIcon },
];
