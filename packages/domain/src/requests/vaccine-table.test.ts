import { vaccineRule } from '@rxweb/contracts/settings/appointments';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isCheckDue, rightForYou, rowsAbout, vaccineAnswer, vaccineFacts, vaccineNote } from './vaccine-table.ts';

const row = (vaccine: string, more: Partial<z.input<typeof vaccineRule>> = {}) =>
  z.parse(vaccineRule, { vaccine, ages: '50 and older', checkedOn: '2026-11-03', ...more });
const shingles = row('Shingles (Shingrix)', {
  ...{ vaccineEs: 'Culebrilla', agesEs: 'desde 50 años' },
  ...{ needsPrescription: false, walkIn: true },
});
const flu = row('Flu', { ages: '6 months and older', needsPrescription: true, walkIn: false });
const fever = row('Yellow fever', { checkedOn: '2025-08-01' });
const vaccines = [shingles, flu, fever];
const asked = (said: string, language: 'en' | 'es' = 'en', table = vaccines) => ({
  ...{ vaccines: table, said, language, today: '2026-11-23', phone: '(555) 555-0100' },
});

it('S28-343 a row says the store’s own words in each language, and when it was checked', () => {
  expect(vaccineFacts(shingles, '2026-11-23', 'en')).toBe(
    '50 and older, no prescription needed, walk-ins welcome, checked Nov 3',
  );
  expect(vaccineFacts(shingles, '2026-11-23', 'es')).toBe(
    'desde 50 años, no necesita receta, puede venir sin cita, revisado el 3 de noviembre',
  );
  expect(vaccineFacts(flu, '2026-11-23', 'en')).toBe(
    '6 months and older, prescription needed, by appointment, checked Nov 3',
  );
  expect(vaccineFacts(fever, '2026-11-23', 'en')).toBe('50 and older, checked Aug 1, 2025');
});

it.each([
  ['can I get the shingrix shot', [shingles]],
  ['¿ponen la vacuna de la culebrilla?', [shingles]],
  ['flu and shingles', [shingles, flu]],
  ['do you have YELLOW  fever?', [fever]],
  ['I have yellow skin and a fever', []],
  ['is my flute here', []],
  ['tetanus', []],
])('S28-343 “%s” is about these rows', (said, rows) => {
  expect(rowsAbout(vaccines, said)).toEqual(rows);
});

it('S28-343 the assistant tells the named rows, all of them, or whom to call, and never who may have one', () => {
  expect(vaccineAnswer(asked('do you give shingles shots?'))).toBe(
    '- **Shingles (Shingrix)**. The store says: 50 and older, no prescription needed, walk-ins welcome, checked Nov 3.',
  );
  expect(vaccineAnswer(asked('which vaccines do you have?'))?.split('\n- ')).toHaveLength(3);
  expect(vaccineAnswer(asked('a flu shot and tetanus'))).toMatch(
    /^- \*\*Flu\*\*.*\n\nThe store’s list doesn’t have Tetanus \(Tdap\)\. .*call us at \(555\) 555-0100\.$/,
  );
  expect(vaccineAnswer(asked('¿tienen la del sarampión?', 'es'))).toMatch(/no está: Sarampión.*llámenos al/);
  expect(vaccineAnswer(asked('yellow fever'))).toContain('checked Aug 1, 2025.\n\nThat is a while ago. Call us');
  expect(vaccineAnswer(asked('flu', 'en', []))).toBeNull();
  expect(rightForYou('en')).toContain('our pharmacist or your doctor');
});

it('S28-343 beside the form stands the row that is typed, or whom to call', () => {
  expect(vaccineNote(asked('Flu'))).toBe(
    'Flu. The store says: 6 months and older, prescription needed, by appointment, checked Nov 3.',
  );
  for (const said of ['', 'rabies'])
    expect(vaccineNote(asked(said))).toMatch(/^For ages, .* call us at \(555\) 555-0100/);
});

it('S28-344 a row is due once it wasn’t checked for 60 days', () => {
  expect(isCheckDue({ checkedOn: '2026-09-24' }, '2026-11-23')).toBe(false);
  expect(isCheckDue({ checkedOn: '2026-09-23' }, '2026-11-23')).toBe(true);
});
