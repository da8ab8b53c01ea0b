import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio } from '../../testing/cost/doubling.ts';
import { redactPersonal } from './redact-personal.ts';
import { maskRest } from './rest-beside-masks.ts';

const redact = (text: string) => redactPersonal([text])[0];

describe('a text that tells of a person', () => {
  it.each([
    ['it’s for quillan, dob 3/4/1961', "it's for [name], dob [birth date]"],
    ['dob 3/4/1961, the other one is Zsofi', 'dob [birth date], the other one is [name]'],
    ['my cell is 541-555-0199 and the file says 88120', 'my cell is [phone] and the file says [number]'],
    ['rx 6610925 - 02 for mom', 'rx [Rx number] for mom'],
    ['mail it to Box 80, Rural Route 2', 'mail it to [address]'],
    ['vivo en 45 Union St, casa de atrás', 'vivo en [address]'],
    ['mi correo es ana guion bajo 19 arroba example punto com', 'mi correo es [e-mail]'],
  ])('loses what no list knows: "%s"', (text, redacted) => expect(redact(text)).toBe(redacted));

  it.each([
    [
      'call 541-555-0199 about my lisinopirl 20 mg, 90 pills for $12.50',
      'call [phone] about my lisinopirl 20 mg, 90 pills for $12.50',
    ],
    ['dob 3/4/1961, can I come Friday at 4:30', 'dob [birth date], can I come Friday at 4:30'],
    ['márquenme al 541-555-0199 cuando esté la recetta', 'márquenme al [phone] cuando esté la recetta'],
  ])('keeps medicines, doses, prices, days and slips of the finger: "%s"', (text, redacted) =>
    expect(redact(text)).toBe(redacted),
  );

  it.each([
    'do you deliver to 97015 or only 97000?',
    'hay sucursal en Buda o Kyle?',
    'who makes the one by Lupin',
    'ustedes son los de la Pulaski o los de la Kedzie',
    'Feliz Navidad. ¿Cuándo vuelven a abrir?',
    'my coupon says BIN 610020 PCN GDC',
    'Does Trulicty have to stay cold?',
    'I called 1-800-MEDICARE and they said ask you',
    'mom is 84 she stopped to drive last year',
  ])('a text that does not stays as it is: "%s"', (text) => expect(redact(text)).toBe(text));

  it.each([
    ['la receta es la de Rosa Martinez', 'la receta es la de [name]'],
    ['me dieron la de la Lupita, gracias', 'me dieron la de la [name], gracias'],
    ['¿la entrega a Rosa Gómez ya salió?', '¿la entrega a [name] ya salió?'],
    ['hacen entregas a Juan Pérez', 'hacen entregas a [name]'],
    ['delivery to Maria Lopez please', 'delivery to [name] please'],
    ['the appointment made by Maria', 'the appointment made by [name]'],
    ['the one for Juan, not the Maria one', 'the one for [name], not the [name] one'],
    ['refill for Pierce', 'refill for [name]'],
    ['my coupon, and my group is 88120', 'my coupon, and my group is [insurance number]'],
    ['cuando entregan mi pedido 44190', 'cuando entregan mi pedido [number]'],
    ['policy 55.120.331', 'policy [insurance number]'],
  ])('names and numbers are no places, makers or codes of all: "%s"', (text, redacted) =>
    expect(redact(text)).toBe(redacted),
  );

  it('takes time in proportion to its length', () => {
    for (const piece of ['xqitxo ', 'Aa Bb ', '0ct ', '[name] de ', 'a dot ', '[address] A '])
      expect(growthOf((text) => maskRest(`[name] ${text}`), piece, 4_000).ratio, piece).toBeLessThan(mostRatio);
  });
});
