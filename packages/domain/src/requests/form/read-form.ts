import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { RequestFormInput } from '@rxweb/contracts/requests/visitor';
import type { Attachment } from '@rxweb/contracts/uploads';
import { type BirthDateProblem, birthDateProblem, readBirthDate } from './birth-date.ts';
import {
  type FieldName,
  type FormField,
  type FormStep,
  type FormValues,
  fieldsOf,
  formSteps,
  isAsked,
} from './form-fields.ts';
import { readItems } from './read-items.ts';

export type FieldProblem = 'missing' | 'items' | 'phone' | BirthDateProblem | 'slot';
export type FormProblems = Partial<Record<FieldName, FieldProblem>>;

export interface FormExtras {
  files?: readonly Attachment[];
  chatId?: string;
  /** Whether the store takes deliveries; without it, yes. */
  isDelivering?: boolean;
  /** The store's date. */
  today: string;
}

const value = (values: FormValues, name: FieldName) => values[name]?.trim() ?? '';

/** What is wrong in one step; empty when nothing is. */
export function problemsIn(kind: RequestKind, step: FormStep, values: FormValues, extras: FormExtras): FormProblems {
  const found = fieldsOf(kind, step, extras.isDelivering).map((field) => [
    field.name,
    problemOf(kind, field, values, extras),
  ]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function problemOf(
  kind: RequestKind,
  field: FormField,
  values: FormValues,
  { files = [], today }: FormExtras,
): FieldProblem | null {
  if (!isAsked(field, values)) return null;
  const { name, type, isRequired } = field;
  const typed = value(values, name);
  if (name === 'items' && kind === 'refill') return typed === '' && files.length === 0 ? 'items' : null;
  if (typed === '') return isRequired ? 'missing' : null;
  if (type === 'tel') return typed.replace(/\D/g, '').length < fewestDigits ? 'phone' : null;
  if (type === 'birth-date') return birthDateProblem(typed, today);
  return null;
}

const fewestDigits = 7;

/** The form to send, or what has to be corrected first. */
export function readForm(
  kind: RequestKind,
  values: FormValues,
  extras: FormExtras,
): { form: RequestFormInput; problems?: undefined } | { form?: undefined; problems: FormProblems } {
  const problems = Object.assign({}, ...formSteps.map((step) => problemsIn(kind, step, values, extras)));
  if (Object.keys(problems).length > 0) return { problems };
  const contact = {
    name: value(values, 'name'),
    phone: value(values, 'phone'),
    wantsTexts: isTicked(values, 'wantsTexts'),
    files: [...(extras.files ?? [])],
    ...(extras.chatId && { chatId: extras.chatId }),
  };
  if (kind === 'delivery') return { form: { kind, ...contact, details: deliveryOf(values) } };
  const who = { ...contact, birthDate: readBirthDate(value(values, 'birthDate'), extras.today) ?? '' };
  switch (kind) {
    case 'refill':
      return { form: { kind, ...who, details: refillOf(values, extras) } };
    case 'transfer':
      return { form: { kind, ...who, details: transferOf(values) } };
    case 'new_patient':
      return { form: { kind, ...who, details: newPatientOf(values) } };
    case 'appointment':
      return { form: { kind, ...who, details: appointmentOf(values) } };
  }
}

const isTicked = (values: FormValues, name: FieldName) => value(values, name) === 'yes';

const placeOf = (values: FormValues) => ({
  address: value(values, 'address'),
  receiver: value(values, 'receiver'),
});

function refillOf(values: FormValues, { isDelivering = true }: FormExtras) {
  const items = readItems(value(values, 'items'));
  if (!isDelivering || value(values, 'handover') !== 'delivery') return { ...items, handover: 'pickup' as const };
  return { ...items, handover: 'delivery' as const, ...placeOf(values) };
}

const transferOf = (values: FormValues) => ({
  pharmacyName: value(values, 'pharmacyName'),
  pharmacyPhone: value(values, 'pharmacyPhone'),
  isEverything: isTicked(values, 'isEverything'),
  ...readItems(value(values, 'items')),
  prescriber: value(values, 'prescriber'),
  allergies: value(values, 'allergies'),
  insurance: value(values, 'insurance'),
});

function newPatientOf(values: FormValues) {
  const card = {
    bin: value(values, 'insuranceBin'),
    pcn: value(values, 'insurancePcn'),
    group: value(values, 'insuranceGroup'),
    memberId: value(values, 'insuranceMember'),
  };
  return {
    address: value(values, 'address'),
    allergies: value(values, 'allergies'),
    conditions: value(values, 'conditions'),
    medicines: value(values, 'medicines'),
    ...(Object.values(card).some((part) => part !== '') && { insurance: card }),
    easyOpenCaps: isTicked(values, 'easyOpenCaps'),
    hasSeenNotice: isTicked(values, 'hasSeenNotice'),
  };
}

function appointmentOf(values: FormValues) {
  const startsAt = value(values, 'startsAt');
  return {
    service: value(values, 'service'),
    ...(startsAt !== '' && { startsAt }),
    vaccine: value(values, 'vaccine'),
    doseNumber: value(values, 'doseNumber'),
    guardian: value(values, 'guardian'),
    insurance: value(values, 'insurance'),
  };
}

function deliveryOf(values: FormValues) {
  const wantedOn = value(values, 'wantedOn');
  return {
    ...placeOf(values),
    ...(wantedOn !== '' && { wantedOn }),
    instructions: value(values, 'instructions'),
  };
}
