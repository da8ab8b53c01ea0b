import { describe, expect, it } from 'vitest';
import { drugNames } from '../text/drug-names.ts';
import { findPrivateDetails } from './private-details.ts';

const find = (text: string) =>
  findPrivateDetails(text, '2026-11-21').map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('findPrivateDetails', () => {
  it.each([
    ['Your metformin is ready', 'drug-name: metformin'],
    ['LISINOPRIL refill', 'drug-name: LISINOPRIL'],
    ['pick up the Ozempic.', 'drug-name: Ozempic'],
    ['Su losartán está listo', 'drug-name: losartán'],
    ['su amoxicilina', 'drug-name: amoxicilina'],
    ["Tylenol's generic", 'drug-name: Tylenol'],
    ['DOB 03/04/1952?', 'birth-date: 03/04/1952'],
    ['3/4/52', 'birth-date: 3/4/52'],
    ['1952-03-04', 'birth-date: 1952-03-04'],
    ['March 4, 1952', 'birth-date: March 4, 1952'],
    ['4 de marzo de 1952', 'birth-date: 4 de marzo de 1952'],
    ['born on 5/6/2019', 'birth-date: 5/6/2019'],
    ['date of birth: 5-6-19', 'birth-date: 5-6-19'],
    ['your birthday is June 3rd', 'birth-date: June 3rd'],
    ['fecha de nacimiento 12/05/2020', 'birth-date: 12/05/2020'],
    ['nació el 3 de mayo de 2015', 'birth-date: 3 de mayo de 2015'],
    ['Medicare 1EG4-TE5-MK73', 'medicare-number: 1EG4-TE5-MK73'],
    ['1eg4te5mk73', 'medicare-number: 1eg4te5mk73'],
    ['SSN 123-45-6789', 'social-security-number: 123-45-6789'],
    ['123 45 6789', 'social-security-number: 123 45 6789'],
    ['social security number 123456789', 'social-security-number: 123456789'],
    ['Rx 7012345 is ready', 'prescription-number: 7012345'],
    ['Rx# 70123456', 'prescription-number: 70123456'],
    ['prescription number is 612345', 'prescription-number: 612345'],
    ['receta número 7012345', 'prescription-number: 7012345'],
  ])('sees %s', (text, expected) => expect(find(text)).toEqual([expected]));

  it.each([
    'Your order is ready',
    'See you on 12/05/2026 at 3 pm',
    'Appointment on 5/12/27',
    'come in on 12/5',
    'Mon, Nov 23 at 9:30',
    'December 5, 2026',
    'el 5 de diciembre de 2026',
    'We were founded in 1952',
    'open 8:30-5:30',
    'Call (555) 555-0100',
    'Call 555-555-0100',
    '+15555550100',
    'Prescription questions? Call 555 555 0100',
    'prescription 5555550100',
    'Order 1234567',
    'total is $12.50, 1/2 price',
    '000-12-3456',
    '912-34-5678',
    '123-45-67890',
    '1SG4-TE5-MK73',
    '0EG4-TE5-MK73',
    '5 rx ready, 3 pm',
    'the insulinlike taste',
    'ZIP 12345-6789',
    'cards expire 05/28',
    'your medicine is in',
  ])('has nothing to say about: %s', (text) => expect(find(text)).toEqual([]));

  it('gives all of a text in order, none over another', () => {
    expect(find('Rx 7012345 metformin for 1EG4-TE5-MK73, DOB 03/04/1952')).toEqual([
      'prescription-number: 7012345',
      'drug-name: metformin',
      'medicare-number: 1EG4-TE5-MK73',
      'birth-date: 03/04/1952',
    ]);
  });

  it('knows some hundreds of names, each as words are compared', () => {
    expect(drugNames.size).toBeGreaterThanOrEqual(200);
    expect([...drugNames].filter((name) => !/^[a-z]{5,}$/.test(name))).toEqual([]);
  });
});
