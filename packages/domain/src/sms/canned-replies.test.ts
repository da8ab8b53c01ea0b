import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { fillFor, findReplies, previewOf } from './canned-replies.ts';

const reply = (id: string, title: string, text: string) => ({ id, title, text, language: 'en' as const });
const replies = [
  reply('1', 'Order ready', 'Hi {first_name}, your order is ready.'),
  reply('2', 'Farmacia: está listo', 'Su pedido está listo.'),
  reply('3', 'Call us', 'Please call us about your order.'),
];

const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '1 Main Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  closures: [],
};

it('finds replies by title before text, whatever the case and accents', () => {
  expect(findReplies(replies, '').map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(findReplies(replies, 'ORDER').map(({ id }) => id)).toEqual(['1', '3']);
  expect(findReplies(replies, 'esta').map(({ id }) => id)).toEqual(['2']);
  expect(findReplies(replies, 'zzz')).toEqual([]);
});

it('puts the person’s language first, and shows the words that will be sent', () => {
  const spanish = {
    ...reply('4', 'Horario', 'Hola {first_name}. {store_name}: {hours_today}.'),
    language: 'es' as const,
  };
  expect(findReplies([...replies, spanish], '', 'es').map(({ id }) => id)).toEqual(['4', '1', '2', '3']);
  expect(findReplies([...replies, spanish], '').map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  const at = new Date('2026-05-19T20:00:00Z');
  expect(previewOf(spanish, store, at, 'Rosa')).toBe('Hola Rosa. Alder Street Pharmacy: cerrado.');
  expect(previewOf(spanish, store, at, null)).toBe('Hola {first_name}. Alder Street Pharmacy: cerrado.');
});

it('asks for a first name rather than leave a hole', () => {
  const [first] = replies;
  if (!first) throw new Error('no reply');
  const fill = (name: string | null) => fillFor(first, store, new Date('2026-05-19T20:00:00Z'), name);
  expect(fill('Rosa')).toEqual({ isReady: true, text: 'Hi Rosa, your order is ready.' });
  expect(fill(null)).toMatchObject({ isReady: false, missing: ['first_name'] });
});
