import type { PharmacistTexts } from '../../texts/staff/pharmacist-en.ts';
import { fileIcon, transferIcon, warnIcon } from '../../ui/more-icons.ts';
import { databaseIcon, pulseIcon } from '../../ui/staff-icons.ts';

/** Invented samples, by spec section 2: no real people, no advice. */
export const pendingReviews = ({ reviews, insulin }: PharmacistTexts) => [
  { name: 'Warfarin 5 mg', note: reviews.warfarin, state: '12 min' },
  { name: 'Amoxicillin 500 mg', note: reviews.amoxicillin, state: '25 min' },
  { name: insulin, note: reviews.insulin, state: '40 min' },
];

export const priorityQueue = ({ discharge, counter, pickup, items, states }: PharmacistTexts) =>
  [
    { name: discharge, note: items(4), state: states.urgent, tone: 'fail' },
    { name: counter, note: items(2), state: states.soon, tone: 'warn' },
    { name: pickup, note: items(1), state: states.normal, tone: 'off' },
  ] as const;

export const interactionAlerts = ({ interactions: pairs, states }: PharmacistTexts) =>
  [
    { name: pairs.warfarin, note: pairs.warfarinRisk, state: states.severe, tone: 'fail' },
    { name: pairs.lisinopril, note: pairs.lisinoprilRisk, state: states.moderate, tone: 'warn', icon: warnIcon },
    { name: pairs.metformin, note: pairs.metforminRisk, state: states.moderate, tone: 'warn', icon: warnIcon },
  ] as const;

export const tools = [
  { name: 'database', icon: databaseIcon },
  { name: 'checker', icon: transferIcon },
  { name: 'dosage', icon: pulseIcon },
  { name: 'reports', icon: fileIcon },
] as const;
