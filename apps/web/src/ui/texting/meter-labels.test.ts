import { expect, it } from 'vitest';
import { smsComposeEn } from '../../texts/sms/compose-en.ts';
import { meterText } from './meter-labels.ts';

const meter = (text: string) => meterText(text, smsComposeEn);

it('S5-13 S5-14 counts out of 160 and continues beyond', () => {
  expect(meter('Hello')).toMatchObject({ counter: '5/160', texts: '1 text', isNear: false });
  expect(meter('a'.repeat(170))).toMatchObject({ counter: '170/160', texts: '2 texts', isTooLong: false });
  expect(meter('')).toMatchObject({ counter: '0/160', texts: '', isNear: false, plain: null });
});

it('warns shortly before another text begins', () => {
  expect(meter('a'.repeat(149)).isNear).toBe(false);
  expect(meter('a'.repeat(150)).isNear).toBe(true);
  expect(meter('a'.repeat(161)).isNear).toBe(false);
});

it('names Spanish accents and offers plain letters where that saves texts', () => {
  const text = `Su pedido está listo. ${'a'.repeat(60)}`;
  expect(meter(text)).toMatchObject({ texts: 'Spanish accents: 2 texts', plain: text.replace('á', 'a') });
  expect(meter('Está listo').plain).toBeNull();
  expect(meter(`${'a'.repeat(80)} 👍`)).toMatchObject({ texts: 'Special characters: 2 texts', plain: null });
});

it('says when no carrier takes a text', () => {
  expect(meter('a'.repeat(1_601))).toMatchObject({ isTooLong: true, isNear: true });
});
