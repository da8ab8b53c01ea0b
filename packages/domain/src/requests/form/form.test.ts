import { requestKinds } from '@rxweb/contracts/requests/kinds';
import { requestForm } from '@rxweb/contracts/requests/visitor';
import { languages } from '@rxweb/contracts/shared/language';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readBirthDate } from './birth-date.ts';
import { type FormValues, fieldsOf, formSteps } from './form-fields.ts';
import { formTexts, labelOf } from './form-texts.ts';
import { problemsIn, readForm } from './read-form.ts';
import { readItems } from './read-items.ts';

const today = '2026-11-23';

it.each([
  ['3/14/1958', '1958-03-14'],
  ['03141958', '1958-03-14'],
  ['3-14-58', '1958-03-14'],
  ['1958-03-14', '1958-03-14'],
  ['14.3.1958', '1958-03-14'],
  ['14/03/1958', '1958-03-14'],
  ['March 14, 1958', '1958-03-14'],
  ['14 de marzo de 1958', '1958-03-14'],
  ['14 mar 58', '1958-03-14'],
  ['enero 2 2019', '2019-01-02'],
  ['3 / 4 / 12', '2012-03-04'],
  ['12/01/26', '1926-12-01'],
  ['2/30/1980', null],
  ['11/24/2026', null],
  ['1/1/1890', null],
  ['1958', null],
  ['next week', null],
  ['', null],
])('reads the birth date “%s” as %s', (typed, date) => {
  expect(readBirthDate(typed, today)).toBe(date);
});

it.each([
  ['7702231', ['7702231'], ''],
  ['Rx 7702231\n#7702232', ['7702231', '7702232'], ''],
  ['7702231, 7702232 and 7702233', ['7702231', '7702232', '7702233'], ''],
  ['rx# 12-3456; lisinopril 10 mg', ['12-3456'], 'lisinopril 10 mg'],
  ['la pastilla de la presión y 7702231', ['7702231'], 'la pastilla de la presión'],
  ['my water pill\nthe inhaler', [], 'my water pill\nthe inhaler'],
  ['7702231 7702232', ['7702231', '7702232'], ''],
  ['receta número 7702231', ['7702231'], ''],
])('splits “%s” into Rx numbers and medicines', (typed, rxNumbers, medicines) => {
  expect(readItems(typed)).toEqual({ rxNumbers, medicines });
});

const who: FormValues = { name: ' Maria Lopez ', birthDate: '3/14/1958', phone: '(541) 754-3010' };
const filled = {
  refill: { ...who, items: '7702231', handover: 'delivery', address: '1 Oak St', receiver: 'My son' },
  transfer: { ...who, pharmacyName: 'Lakeside Drug', pharmacyPhone: '555-0190', isEverything: 'yes' },
  new_patient: { ...who, insuranceMember: 'A12', hasSeenNotice: 'yes' },
  appointment: { ...who, service: 'vaccine', vaccine: 'flu' },
  delivery: { ...who, address: '1 Oak St' },
} satisfies Record<string, FormValues>;

describe.each(requestKinds)('the form of a %s', (kind) => {
  it('becomes what the contract takes', () => {
    const { form } = readForm(kind, filled[kind], { today });
    expect(z.safeParse(requestForm, form).error).toBeUndefined();
    expect(form).toMatchObject({ kind, name: 'Maria Lopez', wantsTexts: false, files: [] });
  });

  it('says what is missing', () => {
    const { form, problems = {} } = readForm(kind, {}, { today });
    expect(form).toBeUndefined();
    expect(problems.name).toBe('missing');
    expect('birthDate' in problems).toBe(kind !== 'delivery');
  });

  it.each(languages)('has a label for every field in %s', (language) => {
    for (const step of formSteps)
      for (const { name } of fieldsOf(kind, step))
        if (name !== 'wantsTexts') expect(labelOf(formTexts[language], name)).toMatch(/\S/);
  });
});

it('asks for no delivery of a refill where the store doesn’t deliver', () => {
  const extras = { today, isDelivering: false };
  expect(fieldsOf('refill', 'what', false).map(({ name }) => name)).toEqual(['items']);
  expect(readForm('refill', { ...filled.refill, address: '' }, extras).form?.details).toMatchObject({
    handover: 'pickup',
  });
});

it('takes a photo of the label instead of an Rx number', () => {
  const photo = { bucket: 'chat-uploads', path: 'a.jpg', name: 'a.jpg', type: 'image/jpeg', size: 3 } as const;
  expect(problemsIn('refill', 'what', {}, { today })).toEqual({ items: 'items' });
  expect(problemsIn('refill', 'what', {}, { today, files: [photo] })).toEqual({});
});

it('asks for the address of a refill only when it is to be delivered', () => {
  const address = (values: FormValues) => readForm('refill', { ...filled.refill, ...values }, { today });
  expect(address({}).form?.details).toMatchObject({ handover: 'delivery', address: '1 Oak St', receiver: 'My son' });
  expect(address({ handover: 'pickup' }).form?.details).not.toHaveProperty('address');
  expect(address({ address: ' ' }).problems).toEqual({ address: 'missing' });
  const { form } = address({});
  expect(requestForm.safeParse({ ...form, details: { ...form?.details, address: ' ' } }).error?.issues).toMatchObject([
    { path: ['details', 'address'], message: 'Give the address to deliver to.' },
  ]);
});

it('refuses what is no phone number and no date', () => {
  const values = { ...who, phone: '12', birthDate: 'soon' };
  expect(problemsIn('refill', 'who', values, { today })).toEqual({ phone: 'phone', birthDate: 'birthDate' });
});

it.each([
  ['2/30/1960', 'noSuchDate'],
  ['13/45/1958', 'noSuchDate'],
  ['2/29/2023', 'noSuchDate'],
  ['0/0/1960', 'noSuchDate'],
  ['2/28/2030', 'futureDate'],
  ['11/24/2026', 'futureDate'],
  ['1/1/1890', 'birthYear'],
  ['3/14/19588', 'birthDate'],
  ['1958', 'birthDate'],
] as const)('says what is wrong with the birth date “%s”: %s', (typed, problem) => {
  expect(problemsIn('refill', 'who', { ...who, birthDate: typed }, { today })).toEqual({ birthDate: problem });
});
