import { describe, expect, it } from 'vitest';
import { asksVaccine, type OfferedServices, serviceFor, serviceOptions } from './service-choice.ts';

const service = (slug: string, en: string, isVaccine = false): OfferedServices[number] => ({
  ...{ slug, isVaccine, minutes: 15, note: null },
  name: { en, es: `${en} (es)` },
});
const own = [service('flu-shot', 'Flu shot', true), service('covid', 'COVID-19 shot', true), service('shoes', 'Shoes')];

describe('the services of the form', () => {
  it('S28-342 are the store’s, and something else; the usual ones for a store that lists none', () => {
    expect(serviceOptions(own, 'es')).toEqual([
      { value: 'flu-shot', label: 'Flu shot (es)' },
      { value: 'covid', label: 'COVID-19 shot (es)' },
      { value: 'shoes', label: 'Shoes (es)' },
      { value: 'other', label: 'Otra cosa' },
    ]);
    expect(serviceOptions([], 'en').map(({ value }) => value)).toEqual(['vaccine', 'shoe-fitting', 'other']);
    expect(serviceOptions([service('other', 'Anything')], 'en')).toEqual([{ value: 'other', label: 'Anything' }]);
  });

  it('S28-342 ask which vaccine for those that are one', () => {
    expect([asksVaccine(own, 'flu-shot'), asksVaccine(own, 'shoes'), asksVaccine(own, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([asksVaccine([], undefined), asksVaccine([], 'vaccine'), asksVaccine([], 'other')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    [{ service: 'vaccine', vaccine: 'Flu' }, 'flu-shot'],
    [{ service: 'vaccine', vaccine: 'COVID-19' }, 'covid'],
    [{ service: 'vaccine' }, ''],
    [{ service: 'shoe-fitting' }, ''],
    [{ service: 'shoes' }, 'shoes'],
    [{ service: 'other' }, 'other'],
    [{}, ''],
  ])('S28-342 are chosen by what was said: %j is “%s”', (said, slug) => {
    expect(serviceFor(own, said)).toBe(slug);
  });

  it('S28-342 leave a vaccine to the only service for vaccines', () => {
    expect(serviceFor([service('shots', 'Shots', true)], { service: 'vaccine', vaccine: 'RSV' })).toBe('shots');
  });
});
