import { expect, it } from 'vitest';
import { processorClock } from '../../testing/cost/processor-time.ts';
import { contactParts } from './contact-parts.ts';

const linked = (text: string) =>
  contactParts(text).flatMap((part) =>
    part.kind === 'text' ? [] : [part.kind === 'phone' ? `${part.text} ${part.href}` : part.text],
  );

it.each([
  ['Call (555) 555-0100.', '(555) 555-0100 tel:+15555550100'],
  ['Call us at 555-555-0100, please', '555-555-0100 tel:+15555550100'],
  ['Poison Control: 1-800-222-1222', '1-800-222-1222 tel:+18002221222'],
  ['+1 555 555 0100', '+1 555 555 0100 tel:+15555550100'],
  ['If you can’t breathe, call 911 now.', '911 tel:911'],
  ['Llame al 988 a cualquier hora', '988 tel:988'],
  ['We are at 214 Alder Street, Millbrook, OR 97000, next to the bank.', '214 Alder Street, Millbrook, OR 97000'],
  ['Estamos en 214 Alder Street.', '214 Alder Street'],
  ['Come to 1020 N. Martin Luther King Blvd, Suite 4.', '1020 N. Martin Luther King Blvd, Suite 4'],
  ['12 5th Avenue, New York, NY', '12 5th Avenue, New York, NY'],
])('links %j', (text, expected) => {
  expect(linked(text)).toEqual([expected]);
  expect(
    contactParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each([
  'We are open 8:30 am to 5:30 pm on 11/23.',
  'Prescription 1234567-890 and NDC 12345-678-90',
  'It costs 911 dollars, 988 in cash.',
  'The case number is 5555555550100',
  'It is 2 days on the way.',
  'Take 2 With Water and find a way',
  'IP 192.168.100.1234',
  '',
])('leaves %j as it is', (text) => {
  expect(contactParts(text)).toEqual([{ kind: 'text', text }]);
});

it('reads a long text in linear time', () => {
  const usedMs = processorClock();
  for (const piece of ['1 A ', '555-', '12 Alder ', 'call 91', '(555) ']) contactParts(piece.repeat(20_000));
  expect(usedMs()).toBeLessThan(2_000);
});
