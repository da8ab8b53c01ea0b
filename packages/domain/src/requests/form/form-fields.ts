import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import { requestLimits } from '@rxweb/contracts/requests/kinds';

/** What visitors fill in, for the form in the chat and for the page without scripts (domain facts 2, H2). */

export type FieldName =
  | 'items'
  | 'handover'
  | 'pharmacyName'
  | 'pharmacyPhone'
  | 'isEverything'
  | 'prescriber'
  | 'address'
  | 'allergies'
  | 'conditions'
  | 'medicines'
  | 'insurance'
  | 'insuranceBin'
  | 'insurancePcn'
  | 'insuranceGroup'
  | 'insuranceMember'
  | 'easyOpenCaps'
  | 'hasSeenNotice'
  | 'service'
  | 'startsAt'
  | 'vaccine'
  | 'doseNumber'
  | 'guardian'
  | 'receiver'
  | 'wantedOn'
  | 'instructions'
  | 'name'
  | 'birthDate'
  | 'phone'
  /** Its words are those of every phone field: `legal/text-consent.ts`. */
  | 'wantsTexts';

/** As typed, or `yes` for a ticked box. Missing means empty. */
export type FormValues = Partial<Record<FieldName, string>>;

export interface FormField {
  name: FieldName;
  type: 'line' | 'lines' | 'tel' | 'day' | 'birth-date' | 'tick' | 'choice' | 'service' | 'slot';
  isRequired?: true;
  /** Behind "More details". */
  isMore?: true;
  /** Asked only where the store delivers. */
  needsDelivery?: true;
  /** Asked only for a refill that is delivered. */
  isForDelivery?: true;
  maxChars?: number;
  autoComplete?: string;
  /** Of a choice; the first one is chosen at first. */
  options?: readonly string[];
}

const { maxAddressChars, maxFieldChars, maxNameChars } = requestLimits;
const phoneChars = 40;
const shortChars = 100;

const line = (name: FieldName, more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'line',
  maxChars: shortChars,
  ...more,
});
const lines = (name: FieldName, more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'lines',
  maxChars: maxFieldChars,
  ...more,
});
const more = { isMore: true } as const;
const required = { isRequired: true } as const;

const insurance = lines('insurance', more);
const address = lines('address', { ...required, maxChars: maxAddressChars, autoComplete: 'street-address' });
const receiver = line('receiver');
const needsDelivery = { needsDelivery: true } as const;
const forDelivery = { ...needsDelivery, isForDelivery: true } as const;

/** What they ask for, in order. */
const whatFields: Record<RequestKind, readonly FormField[]> = {
  refill: [
    lines('items'),
    { name: 'handover', type: 'choice', options: ['pickup', 'delivery'], ...needsDelivery },
    { ...address, ...forDelivery },
    { ...receiver, ...forDelivery },
  ],
  transfer: [
    line('pharmacyName', { ...required, maxChars: maxNameChars }),
    { name: 'pharmacyPhone', type: 'tel', isRequired: true, maxChars: phoneChars },
    { name: 'isEverything', type: 'tick' },
    lines('items'),
    line('prescriber', more),
    lines('allergies', more),
    insurance,
  ],
  new_patient: [
    lines('address', { autoComplete: 'street-address' }),
    lines('allergies'),
    lines('medicines', more),
    lines('conditions', more),
    line('insuranceBin', more),
    line('insurancePcn', more),
    line('insuranceGroup', more),
    line('insuranceMember', more),
    { name: 'easyOpenCaps', type: 'tick', isMore: true },
    { name: 'hasSeenNotice', type: 'tick' },
  ],
  appointment: [
    { name: 'service', type: 'service', isRequired: true },
    line('vaccine'),
    { name: 'startsAt', type: 'slot' },
    line('doseNumber', more),
    line('guardian', more),
    insurance,
  ],
  delivery: [address, receiver, { name: 'wantedOn', type: 'day' }, lines('instructions', more)],
};

const who: readonly FormField[] = [
  line('name', { ...required, maxChars: maxNameChars, autoComplete: 'name' }),
  { name: 'birthDate', type: 'birth-date', isRequired: true, maxChars: phoneChars, autoComplete: 'bday' },
  { name: 'phone', type: 'tel', isRequired: true, maxChars: phoneChars, autoComplete: 'tel' },
  { name: 'wantsTexts', type: 'tick' },
];

export type FormStep = 'what' | 'who';
export const formSteps: readonly FormStep[] = ['what', 'who'];

/** A delivery needs no birth date: staff know the order by name and phone. A store that doesn't deliver isn't asked to. */
export function fieldsOf(kind: RequestKind, step: FormStep, isDelivering = true): readonly FormField[] {
  if (step === 'what') return whatFields[kind].filter(({ needsDelivery }) => isDelivering || !needsDelivery);
  return kind === 'delivery' ? who.filter(({ name }) => name !== 'birthDate') : who;
}

/** Whether the field is asked, given the other answers. */
export const isAsked = ({ isForDelivery }: FormField, { handover }: FormValues) =>
  !isForDelivery || handover === 'delivery';

/** Kinds with photos of labels or cards. */
export const photoKinds = ['refill', 'transfer', 'new_patient'] as const satisfies readonly RequestKind[];

/** What appointments are for, unless the store lists its own services. */
export const appointmentServices = ['vaccine', 'shoe-fitting', 'other'] as const;

/** In addresses, hyphens: `new-patient`. */
export const slugOf = (kind: RequestKind) => kind.replace('_', '-');
