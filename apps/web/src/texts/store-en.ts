import type { Language } from '@rxweb/contracts/shared/language';

/** Texts of top bar, status strip, welcome and hours, loaded with their code in both languages. */
export const storeEn = {
  language: {
    /** The other language, in its own words. */
    other: { code: 'es' as Language, name: 'Español', short: 'ES' },
    switched: 'This page is now in English.',
    /** For a visitor who chose Spanish. */
    notLoaded: 'No se pudo cargar la página en español. Revise su conexión e intente de nuevo.',
  },
  shell: {
    login: 'Login',
    logout: 'Logout',
    largerText: 'Larger text',
    demo: 'Sample data. Texts aren’t sent.',
    theme: {
      auto: 'Theme: auto, follows our hours',
      light: 'Theme: light',
      dark: 'Theme: dark',
    },
    storeInformation: 'Store information',
    openNow: 'Open now',
    closed: 'Closed',
    call: (phone: string) => `Call ${phone}`,
    hours: 'Hours',
  },
  hours: {
    closed: 'Closed',
    /** A special closing day; `reason` is empty if the store gives none in this language. */
    closedOn: (day: string, reason: string) => (reason ? `Closed ${day}, for ${reason}.` : `Closed ${day}.`),
    openOn: (day: string, hours: string, reason: string) =>
      reason ? `Open ${hours} on ${day}, for ${reason}.` : `Open ${hours} on ${day}.`,
    talk: 'Prefer to talk? Call us while we’re open.',
  },
  welcome: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    question: 'How can we help?',
    text: 'Ask about our store, refills, vaccines or diabetic shoes. Please leave out ID and insurance numbers.',
    commonQuestions: 'Common questions',
    suggestions: {
      hours: { label: 'When are you open?', hint: 'Hours and holidays' },
      refill: { label: 'Refill a prescription', hint: 'What to have ready' },
      transfer: { label: 'Move my prescriptions here', hint: 'From any pharmacy' },
      vaccines: { label: 'Vaccines and flu shots', hint: 'Which ones, and when' },
      shoes: { label: 'Diabetic shoes', hint: 'Who qualifies, paperwork' },
      person: { label: 'Talk to a person', hint: 'By phone or at the counter' },
    },
  },
};

/** The shape that every language must match. */
export type StoreTexts = typeof storeEn;
