import type { Language } from '@rxweb/contracts/shared/language';

/** What the top bar says, and the store about itself: strip, welcome, hours. It comes with their code, in both languages. */
export const storeEn = {
  language: {
    /** What the switch leads to, in that language's own words. */
    other: { code: 'es' as Language, name: 'Español', short: 'ES' },
    switched: 'This page is now in English.',
    /** Said to somebody who asked for Spanish. */
    notLoaded: 'No se pudo cargar la página en español. Revise su conexión e intente de nuevo.',
  },
  shell: {
    login: 'Login',
    logout: 'Logout',
    largerText: 'Larger text',
    demo: 'Data here is made up; texts are not sent.',
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
    /** A special day without opening; `reason` is empty when the store gives none in this language. */
    closedOn: (day: string, reason: string) => (reason ? `Closed ${day}, for ${reason}.` : `Closed ${day}.`),
    openOn: (day: string, hours: string, reason: string) =>
      reason ? `Open ${hours} on ${day}, for ${reason}.` : `Open ${hours} on ${day}.`,
    talk: 'Prefer to talk? A person answers while we are open.',
    closedNow: (nextChange: string) => `We are closed now. ${nextChange}.`,
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
      transfer: { label: 'Move my prescriptions here', hint: 'From another pharmacy' },
      vaccines: { label: 'Vaccines and flu shots', hint: 'Which ones, and when' },
      shoes: { label: 'Diabetic shoes', hint: 'Who qualifies, which papers' },
      person: { label: 'Talk to a person', hint: 'By phone or at the counter' },
    },
  },
};

/** The catalogue's shape: what every language has to say. */
export type StoreTexts = typeof storeEn;
