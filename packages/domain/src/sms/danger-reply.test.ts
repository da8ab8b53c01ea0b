import { type SmsDangerKind, smsDangerKinds } from '@rxweb/contracts/sms/alarms';
import { describe, expect, it } from 'vitest';
import { dangerReply, onCallNotice } from './danger-reply.ts';
import { measureSms } from './segments.ts';

const languages = ['en', 'es'] as const;
const replies = languages.flatMap((language) => smsDangerKinds.map((kind) => ({ language, kind })));

describe('the reply to a dangerous text', () => {
  it.each<[SmsDangerKind, 'en' | 'es', string]>([
    ['emergency', 'en', 'Automatic reply; do not wait for us. If this may be an emergency, call 911 now.'],
    ['emergency', 'es', 'Respuesta del sistema; no nos espere. Si puede ser una emergencia, llame al 911 ahora.'],
    [
      'suicide',
      'en',
      'Automatic reply; we may not see this soon. Call or text 988 now to talk to a person, free, any hour. If anyone is in danger now, call 911.',
    ],
    [
      'suicide',
      'es',
      'Respuesta del sistema; no espere. Llame al 988 y oprima 2, o mande AYUDA por texto al 988: gratis, a toda hora. Si hay peligro ahora: 911.',
    ],
    [
      'poisoning',
      'en',
      'Automatic reply. Call Poison Control now: 1-800-222-1222, free, any hour. Collapse, seizure, trouble breathing or will not wake: call 911.',
    ],
    [
      'poisoning',
      'es',
      'Respuesta del sistema. Envenenamientos: llame ya al 1-800-222-1222, gratis, a toda hora. Si no respira bien, convulsiona o no despierta: 911.',
    ],
    [
      'taken',
      'en',
      'Automatic reply. If something was taken or anyone is in danger, call 911 now. Poison Control: 1-800-222-1222. To talk: call or text 988.',
    ],
    [
      'taken',
      'es',
      'Respuesta del sistema. Si alguien ha tomado algo o hay peligro: llame ya al 911. Envenenamientos: 1-800-222-1222. Para hablar: 988, oprima 2.',
    ],
  ])('J4 for %s in %s has the wording that was agreed on', (kind, language, text) => {
    expect(dangerReply('Alder Street Pharmacy', kind, language)).toBe(`Alder Street Pharmacy: ${text}`);
  });

  it.each(replies)('J4 fits one part with a short name, two with the longest: $kind, $language', (reply) => {
    const sizeWith = (name: string) => measureSms(dangerReply(name, reply.kind, reply.language));
    expect(sizeWith('Elm Drug')).toMatchObject({ encoding: 'GSM-7', segments: 1 });
    const longest = 'Pharmacy of the Long Name '.repeat(4).slice(0, 80);
    expect(sizeWith(longest)).toMatchObject({ encoding: 'GSM-7' });
    expect(sizeWith(longest).segments).toBeLessThanOrEqual(2);
    expect(dangerReply(longest, reply.kind, reply.language)).toContain(longest);
  });

  it.each([
    ['O’Brien’s “Family” Pharmacy – Niño', 'O\'Brien\'s "Family" Pharmacy - Niño: '],
    ['Farmacia José María', 'Farmacia José Maria: '],
    ['仁和 Pharmacy 💊', 'Pharmacy: '],
    ['仁和藥房', ''],
  ])('J4 stays in the short alphabet with the name %j', (name, start) => {
    const text = dangerReply(name, 'emergency', 'en');
    expect(text).toBe(`${start}Automatic reply; do not wait for us. If this may be an emergency, call 911 now.`);
    expect(measureSms(text).encoding).toBe('GSM-7');
  });
});

it('J2 the notice to the number on call names the store and nothing else', () => {
  expect(onCallNotice('Elm Drug')).toBe('Elm Drug: A text message needs attention now. Open the inbox.');
  expect(measureSms(onCallNotice('x'.repeat(80)))).toMatchObject({ encoding: 'GSM-7', segments: 1 });
});
