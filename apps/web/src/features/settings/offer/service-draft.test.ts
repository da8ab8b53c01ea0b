import { appointmentService } from '@rxweb/contracts/settings/appointments';
import { usualServices } from '@rxweb/domain/settings/services';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftOf, limits, numberFields, readDraft } from './service-draft.ts';

const [first] = usualServices;
if (!first) throw new Error('there are no usual services');
const draft = draftOf(first);

it('S28-341 what is typed is the service again', () => {
  expect(readDraft(draft, first.slug)).toEqual({ service: first, problems: new Set() });
  const { note: _, ...plain } = first;
  expect(readDraft({ ...draft, noteEn: ' ', noteEs: '' }, first.slug).service).toEqual(plain);
});

it('S28-341 each wrong field is named', () => {
  const wrong = { ...draft, nameEs: ' ', minutes: '4', capacity: '1.5', leadHours: '', daysAhead: 'ten', noteEs: '' };
  expect([...readDraft(wrong, first.slug).problems].sort()).toEqual(
    ['capacity', 'daysAhead', 'leadHours', 'minutes', 'nameEs', 'note'].sort(),
  );
});

it('S28-341 the limits that the fields name are those of the contract', () => {
  for (const field of numberFields) {
    const [least, most] = limits[field];
    const isFine = (value: number) => z.safeParse(appointmentService, { ...first, [field]: value }).success;
    expect([least - 1, least, most, most + 1].map(isFine), field).toEqual([false, true, true, false]);
  }
});
