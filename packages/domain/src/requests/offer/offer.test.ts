import { languages } from '@rxweb/contracts/shared/language';
import { expect, it } from 'vitest';
import { asksOwnStatus } from './asks-own-status.ts';
import { offeredForm } from './offered-form.ts';

it.each([
  ['I need a refill', 'refills', 'refill', undefined, {}],
  ['Refill a prescription', 'refills', 'refill', undefined, {}],
  ['refill pls', 'refills', 'refill', undefined, {}],
  ['can u guys refill my stuff and deliver it', 'refills', 'refill', undefined, { handover: 'delivery' }],
  ['How long does a refill take?', 'refills', 'refill', 'button', {}],
  ['how do i refill my prescription', 'refills', 'refill', 'button', {}],
  ['necesito que me resurtan la receta', 'refills', 'refill', undefined, {}],
  ['Resurtir una receta', 'refills', 'refill', undefined, {}],
  ['¿cuánto tarda un resurtido?', 'refills', 'refill', 'button', {}],
  ['transfer my meds from cvs', 'transfer-to-us', 'transfer', undefined, { pharmacyName: 'CVS' }],
  ['quiero pasar mis recetas de Walgreens', 'transfer-to-us', 'transfer', undefined, { pharmacyName: 'Walgreens' }],
  [
    'move everything over from Lakeside Drug',
    'transfer-to-us',
    'transfer',
    undefined,
    { pharmacyName: 'Lakeside Drug' },
  ],
  ['I am moving my mom Maria Lopez over', 'transfer-to-us', 'transfer', undefined, {}],
  ['I want a flu shot', 'vaccines', 'appointment', undefined, { service: 'vaccine', vaccine: 'Flu' }],
  [
    'can i book shingles and pneumonia shots',
    'vaccines',
    'appointment',
    undefined,
    { service: 'vaccine', vaccine: 'Shingles, Pneumonia' },
  ],
  ['Which vaccines do you have?', 'vaccines', 'appointment', 'button', { service: 'vaccine' }],
  ['Vaccines and flu shots', 'vaccines', 'appointment', 'button', { service: 'vaccine', vaccine: 'Flu' }],
  ['Do you deliver?', 'delivery', 'delivery', 'button', {}],
  ['can you deliver my medicine', 'delivery', 'delivery', undefined, {}],
  ['me pueden traer la medicina a la casa', 'delivery', 'delivery', undefined, {}],
  [
    'i need to get measured for diabetic shoes',
    'diabetic-shoes',
    'appointment',
    undefined,
    { service: 'shoe-fitting' },
  ],
  ['Diabetic shoes', 'diabetic-shoes', 'appointment', 'button', { service: 'shoe-fitting' }],
  ['I am a new patient and want to sign up', 'new-prescription', 'new_patient', undefined, {}],
  ['soy paciente nueva', null, 'new_patient', undefined, {}],
] as const)('“%s” (%s) offers the form %s', (text, intent, form, as, said) => {
  const language = /[ñ¿]|quiero|necesito|me pueden/.test(text) ? 'es' : 'en';
  expect(offeredForm({ text, intent, language })).toEqual({ form, ...(as && { as }), said });
});

it.each([
  ['my delivery never came', 'delivery'],
  ['you sent the wrong refill', 'refills'],
  ['no llegó mi entrega', 'delivery'],
  ['When are you open?', 'hours'],
  ['what is the price', 'ready-or-price'],
  ['hello', null],
])('“%s” (%s) offers none', (text, intent) => {
  for (const language of languages) expect(offeredForm({ text, intent, language })).toBeNull();
});

it.each([
  'Is it ready?',
  'is my refill ready yet',
  'ready?',
  'Are my meds ready for pickup',
  'whats the status of my request',
  'status',
  'any update',
  'when will it be ready',
  'how long until its ready',
  'did you guys get my request',
  'checking on my prescription',
  'wheres my delivery',
  'is my appointment confirmed',
  '¿Ya está lista mi receta?',
  'ya estan mis medicinas',
  'ya esta listo',
  'en que va mi pedido',
  'cuando va a estar lista',
  'recibieron mi solicitud?',
  'donde esta mi entrega',
])('“%s” asks how far something is', (text) => {
  expect(asksOwnStatus(text)).toBe(true);
});

it.each([
  'I need a refill',
  'how much is it when it is ready',
  'are you open and ready for customers',
  'when are you open',
  'I am ready to transfer my prescriptions',
  'quiero un resurtido',
  'cuánto cuesta',
  'is the flu shot ready for kids',
  'my son is not ready for school',
])('“%s” asks something else', (text) => {
  expect(asksOwnStatus(text)).toBe(false);
});
