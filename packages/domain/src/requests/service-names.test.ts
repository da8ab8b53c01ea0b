import { expect, it } from 'vitest';
import { serviceNames } from './service-names.ts';

const services = [{ slug: 'flu-shot', name: { en: 'Flu vaccine', es: 'Vacuna contra la gripe' } }];

it('names a service as the store does, and one that is gone by its slug', () => {
  expect(serviceNames(services, 'flu-shot')).toEqual({ en: 'Flu vaccine', es: 'Vacuna contra la gripe' });
  expect(serviceNames(services, 'blood-pressure-check').es).toBe('Blood pressure check');
});
