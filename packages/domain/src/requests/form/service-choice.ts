import type { listServices } from '@rxweb/contracts/requests/slots';
import type { Language } from '@rxweb/contracts/shared/language';
import type * as z from 'zod/mini';
import { rowsAbout } from '../vaccine-table.ts';
import { appointmentServices, type FormValues } from './form-fields.ts';
import { formTexts } from './form-texts.ts';

/** As visitors load them; empty for a store that lists none. */
export type OfferedServices = z.output<(typeof listServices)['output']>['services'];

/** Without a time of its own: staff call. */
const other = 'other';

/** What visitors choose from: the store's services, or the usual ones. */
export function serviceOptions(services: OfferedServices, language: Language): { value: string; label: string }[] {
  const { services: usual } = formTexts[language];
  if (services.length === 0) return appointmentServices.map((value) => ({ value, label: usual[value] }));
  const own = services.map(({ slug, name }) => ({ value: slug, label: name[language] }));
  return own.some(({ value }) => value === other) ? own : [...own, { value: other, label: usual.other }];
}

/** Whether the form asks which vaccine. */
export function asksVaccine(services: OfferedServices, slug: string | undefined): boolean {
  if (services.length === 0) return slug === undefined || slug === '' || slug === 'vaccine';
  return services.some((service) => service.slug === slug && service.isVaccine);
}

/** The service that what was said means; '' where the visitor has to choose. */
export function serviceFor(services: OfferedServices, { service = '', vaccine = '' }: FormValues): string {
  if (service === '' || serviceOptions(services, 'en').some(({ value }) => value === service)) return service;
  if (service !== 'vaccine') return '';
  const shots = services.filter(({ isVaccine }) => isVaccine);
  const named = shots.filter(({ name }) => isAbout(name.en, vaccine) || isAbout(name.es, vaccine));
  const [only, ...more] = named.length > 0 ? named : shots;
  return only && more.length === 0 ? only.slug : '';
}

const isAbout = (name: string, vaccine: string) =>
  rowsAbout([{ vaccine: name, ages: '', checkedOn: '' }], vaccine).length > 0;
