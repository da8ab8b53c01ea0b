import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import { plainLetters } from '../text/plain-letters.ts';

const maxChars = 40;

/** A new service's name in addresses and bookings, from its English name: `flu-shot`, then `flu-shot-2`. */
export function serviceSlugFor(name: string, taken: readonly string[]): string {
  const words = plainLetters(name).replace(/[^a-z0-9]+/g, '-');
  const slug = trimmed(words.slice(0, maxChars - 3)) || 'service';
  let next = slug;
  for (let count = 2; taken.includes(next); count += 1) next = `${slug}-${count}`;
  return next;
}

const trimmed = (slug: string) => slug.replace(/^-+|-+$/g, '');

const service = (
  own: Pick<AppointmentService, 'slug' | 'name' | 'minutes'> & Partial<AppointmentService>,
): AppointmentService => ({
  bufferMinutes: 0,
  capacity: 1,
  leadHours: 2,
  daysAhead: 30,
  isOn: true,
  isVaccine: false,
  ...own,
});

export const newService = service({ slug: '', name: { en: '', es: '' }, minutes: 15 });

const sleeve = {
  en: 'Wear a sleeve that rolls up, and bring your insurance card.',
  es: 'Use ropa con mangas fáciles de subir y traiga su tarjeta del seguro.',
};

/** What many pharmacies offer: samples to start from. */
export const usualServices: readonly AppointmentService[] = [
  service({
    ...{ slug: 'flu-shot', name: { en: 'Flu shot', es: 'Vacuna contra la gripe' } },
    ...{ minutes: 15, isVaccine: true, note: sleeve },
  }),
  service({
    ...{ slug: 'covid-19-shot', name: { en: 'COVID-19 shot', es: 'Vacuna contra el COVID-19' } },
    ...{ minutes: 15, isVaccine: true, note: sleeve },
  }),
  service({
    slug: 'blood-pressure-check',
    name: { en: 'Blood pressure check', es: 'Control de la presión' },
    minutes: 10,
  }),
  service({
    ...{ slug: 'shoe-fitting', name: { en: 'Shoe fitting', es: 'Prueba de zapatos' } },
    ...{ minutes: 30, bufferMinutes: 10, leadHours: 24 },
    note: { en: 'Bring the socks that you usually wear.', es: 'Traiga los calcetines que usa normalmente.' },
  }),
];
