import { appointmentService } from '@rxweb/contracts/settings/appointments';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serviceSlugFor, usualServices } from './services.ts';

it.each([
  ['Flu shot', [], 'flu-shot'],
  ['Flu shot', ['flu-shot', 'flu-shot-2'], 'flu-shot-3'],
  ['  Café & Co. ', [], 'cafe-co'],
  ['流感', [], 'service'],
  ['A very long name of a service that goes on and on', [], 'a-very-long-name-of-a-service-that-go'],
])('S28-341 the service “%s” beside %j is %s', (name, taken, slug) => {
  expect(serviceSlugFor(name, taken)).toBe(slug);
  expect(z.safeParse(appointmentService, { slug, name: { en: 'A', es: 'B' }, minutes: 5 }).success).toBe(true);
});

it('S28-341 the usual services can be saved as they are', () => {
  for (const service of usualServices) expect(z.parse(appointmentService, service)).toEqual(service);
});
