import { type AppointmentService, appointmentService } from '@rxweb/contracts/settings/appointments';
import * as z from 'zod/mini';

export const numberFields = ['minutes', 'bufferMinutes', 'capacity', 'leadHours', 'daysAhead'] as const;
export type NumberField = (typeof numberFields)[number];

/** As the schema has them. */
export const limits: Readonly<Record<NumberField, readonly [number, number]>> = {
  minutes: [5, 240],
  bufferMinutes: [0, 120],
  capacity: [1, 10],
  leadHours: [0, 336],
  daysAhead: [1, 120],
};

/** A service as it is typed. */
export type ServiceDraft = Record<NumberField | 'nameEn' | 'nameEs' | 'noteEn' | 'noteEs', string> &
  Pick<AppointmentService, 'isOn' | 'isVaccine'>;

export type DraftProblem = NumberField | 'nameEn' | 'nameEs' | 'note';

export function draftOf(service: AppointmentService): ServiceDraft {
  const { name, note, isOn, isVaccine } = service;
  return {
    ...{ nameEn: name.en, nameEs: name.es, noteEn: note?.en ?? '', noteEs: note?.es ?? '', isOn, isVaccine },
    minutes: String(service.minutes),
    bufferMinutes: String(service.bufferMinutes),
    capacity: String(service.capacity),
    leadHours: String(service.leadHours),
    daysAhead: String(service.daysAhead),
  };
}

/** The service that is typed, or its wrong fields. */
export function readDraft(
  draft: ServiceDraft,
  slug: string,
):
  | { service: AppointmentService; problems: ReadonlySet<DraftProblem> }
  | { service: null; problems: Set<DraftProblem> } {
  const [en, es] = [draft.noteEn.trim(), draft.noteEs.trim()];
  const parsed = z.safeParse(appointmentService, {
    slug,
    name: { en: draft.nameEn.trim(), es: draft.nameEs.trim() },
    ...Object.fromEntries(numberFields.map((field) => [field, wholeNumber(draft[field])])),
    isOn: draft.isOn,
    isVaccine: draft.isVaccine,
    ...((en || es) && { note: { en, es } }),
  });
  if (parsed.success) return { service: parsed.data, problems: new Set() };
  return { service: null, problems: new Set(parsed.error.issues.map(({ path }) => problemAt(path))) };
}

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

function problemAt([field, language]: readonly PropertyKey[]): DraftProblem {
  if (field === 'name') return language === 'es' ? 'nameEs' : 'nameEn';
  return numberFields.find((each) => each === field) ?? 'note';
}
