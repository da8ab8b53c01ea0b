import { expect, it } from 'vitest';
import { meterText } from './meter-labels.ts';

it('S5-13 S5-14 counts out of 160 and continues beyond', () => {
  expect(meterText('Hello')).toMatchObject({ counter: '5/160', texts: '1 text', isNear: false });
  expect(meterText('a'.repeat(170))).toMatchObject({ counter: '170/160', texts: '2 texts', isTooLong: false });
  expect(meterText('')).toMatchObject({ counter: '0/160', texts: '', isNear: false, plain: null });
});

it('warns shortly before another text begins', () => {
  expect(meterText('a'.repeat(149)).isNear).toBe(false);
  expect(meterText('a'.repeat(150)).isNear).toBe(true);
  expect(meterText('a'.repeat(161)).isNear).toBe(false);
});

it('names Spanish accents and offers plain letters where that saves texts', () => {
  const text = `Su pedido está listo. ${'a'.repeat(60)}`;
  expect(meterText(text)).toMatchObject({ texts: 'Spanish accents: 2 texts', plain: text.replace('á', 'a') });
  expect(meterText('Está listo').plain).toBeNull();
  expect(meterText(`${'a'.repeat(80)} 👍`)).toMatchObject({ texts: 'Special characters: 2 texts', plain: null });
});

it('says when no carrier takes a text', () => {
  expect(meterText('a'.repeat(1_601))).toMatchObject({ isTooLong: true, isNear: true });
});
