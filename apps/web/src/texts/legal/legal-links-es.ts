import type { LegalLinksTexts } from './legal-links-en.ts';

export const legalLinksEs: LegalLinksTexts = {
  label: 'Privacidad y condiciones',
  pages: {
    privacy: 'Privacidad',
    terms: 'Condiciones de uso',
    'sms-terms': 'Condiciones de los mensajes',
    'notice-of-privacy-practices': 'Aviso de prácticas de privacidad',
    nondiscrimination: 'No discriminación',
    languages: 'Ayuda con el idioma',
    accessibility: 'Accesibilidad',
  },
};
