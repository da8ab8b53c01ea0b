import { languages } from '@rxweb/contracts/shared/language';
import { expect, it } from 'vitest';
import { textConsentRecord, textConsentWords } from './text-consent.ts';

const store = { name: 'Alder Street Pharmacy' };

it.each(languages)('S27-101 the words beside a phone field say all that reviewers look for, in %s', (language) => {
  for (const kind of ['request', 'conversation', 'notices'] as const) {
    const { label, details, links } = textConsentWords({ store }, kind, language);
    expect(label).toContain(store.name);
    expect(details).toMatch(language === 'es' ? /frecuencia de los mensajes varía/ : /Message frequency varies/);
    expect(details).toMatch(language === 'es' ? /tarifas de mensajes y datos/ : /Message and data rates may apply/);
    expect(details).toMatch(language === 'es' ? /dejar esta casilla vacía/ : /leave this box empty/);
    expect(details).toMatch(/STOP.*HELP/);
    expect(links.map(({ href }) => href)).toEqual([`/sms-terms?lang=${language}`, `/privacy?lang=${language}`]);
  }
});

it('names the registered program, and says what the texts are about', () => {
  const sender = { store, legal: { textingProgram: 'Alder Texts' } };
  expect(textConsentWords(sender, 'request', 'en').label).toBe(
    'Alder Texts may also text me at this number about this request.',
  );
  expect(textConsentRecord(sender, 'notices', 'en')).toMatch(/^Alder Texts .*refill notices.*HELP for help\.$/);
});
