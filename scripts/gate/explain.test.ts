import { careCards } from '@rxweb/domain/safety/care-cards';
import { expect, it } from 'vitest';
import { explain, runExplain } from './explain.ts';

const odds = { none: 0.2, medical: 0.1, urgent: 0.3, lowMood: 0.1, poison: 0, crisis: 0, emergency: 0.3 };

it('names tier, deciding segment, five strongest signs, core phrase and probabilities', () => {
  const text = explain(
    {
      card: careCards.en.emergency,
      kind: 'emergency',
      note: 'medical',
      isForPharmacist: true,
      language: 'en',
      reason: { segment: 'he turned gray', signs: ['turned gray', 'gray', 'he turned', 'turned', 'he', 'ray'] },
      odds,
      hasCorePhrase: false,
    },
    70,
  );
  expect(text.split('\n')).toEqual([
    'tier              1 card (emergency), then note (medical)',
    'language          en',
    'words             70',
    'deciding segment  he turned gray',
    'strongest signs   turned gray | gray | he turned | turned | he',
    'core phrase       no',
    'language model    would be asked, if one is configured',
    '  none            0.200',
    '  medical         0.100',
    '  urgent          0.300',
    '  lowMood         0.100',
    '  poison          0.000',
    '  crisis          0.000',
    '  emergency       0.300',
  ]);
});

it('reads a message with the gate of the product', () => {
  expect(runExplain(['I have crushing chest pain'])).toMatch(/^tier {14}1 card \(emergency\)/);
  expect(runExplain(['can I take advil with warfarin'])).toMatch(/^tier {14}3 pharmacist/);
  expect(runExplain(['and with alcohol?', '--before', 'can i take advil with lisinopril'])).toMatch(/3 pharmacist/);
  expect(runExplain(['--lang', 'es', 'no puedo respirar'])).toMatch(/^language {10}es$/m);
  expect(runExplain(['do you have stamps'])).toMatch(/^tier {14}4 answer/);
});

it('refuses arguments that do not fit', () => {
  for (const args of [[], ['a', 'b'], ['--lang', 'fr', 'a'], ['--nope', 'a']]) expect(runExplain(args)).toBeNull();
});
