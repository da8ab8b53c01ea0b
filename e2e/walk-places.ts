import { expect, type Page } from '@playwright/test';
import { allEn, allEs } from '../apps/web/src/texts/all-texts.ts';
import { chatPage, loginDialog, signIn } from './chat-page.ts';
import { saveCase, storeDay } from './shoe-cases.ts';

export type Language = 'en' | 'es';

type Act = (page: Page, language: Language) => Promise<void>;

export interface Place {
  name: string;
  path: string;
  /** What to do there before one looks. */
  act?: Act;
}

const questions: Record<Language, string[]> = {
  en: ['How do I transfer my prescriptions to you?', 'Can I take ibuprofen with lisinopril?', 'my dad has chest pain'],
  es: [
    '¿Cómo paso mis recetas con ustedes?',
    '¿Puedo tomar ibuprofeno con mi pastilla para la presión?',
    'mi papá tiene dolor de pecho',
  ],
};

const talk: Act = async (page, language) => {
  const chat = chatPage(page, language === 'es' ? allEs : allEn);
  for (const question of questions[language]) {
    await chat.ask(question);
    await chat.answered();
  }
};

export const publicPlaces: readonly Place[] = [
  { name: 'front page', path: '/' },
  { name: 'chat', path: '/', act: talk },
  { name: 'login', path: '/app/dashboard', act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'setup', path: '/setup' },
  { name: 'no such page', path: '/nowhere' },
];

/** Opens the first of a list and waits for what it is about. */
const openFirst =
  (first: string, opened: string): Act =>
  async (page) => {
    await page.locator(first).first().click();
    await page.locator(opened).first().waitFor();
  };

export const staffPlaces: readonly Place[] = [
  { name: 'dashboard', path: '/app/dashboard' },
  { name: 'pharmacist', path: '/app/pharmacist' },
  { name: 'admin', path: '/app/admin' },
  { name: 'users', path: '/app/users' },
  { name: 'audit', path: '/app/audit' },
  { name: 'setup', path: '/app/setup' },
  { name: 'settings', path: '/app/settings' },
  { name: 'closures', path: '/app/settings?section=closures' },
  { name: 'notice times', path: '/app/settings?section=notices' },
  { name: 'account', path: '/app/account' },
  {
    name: 'notices',
    path: '/app/dashboard',
    act: async (page) => {
      await page.getByRole('button', { name: /^(Notices|Avisos)/ }).click();
      await page.getByRole('dialog', { name: /^(Notices|Avisos)/ }).waitFor();
    },
  },
  { name: 'contacts', path: '/app/people' },
  { name: 'contact', path: '/app/people', act: openFirst('main a[href^="/app/people/"]', 'main dl dd') },
  { name: 'shoes', path: '/app/dme' },
  { name: 'checklist', path: '/app/diabetic-shoe-checklist' },
  { name: 'cases', path: '/app/dme/cases' },
  { name: 'case', path: '/app/dme/cases', act: openFirst('table a', 'form[aria-label]') },
  { name: 'board', path: '/app/dme/board' },
  { name: 'denials', path: '/app/dme/denials' },
  { name: 'recall', path: `/app/dme/recall?year=${Number(storeDay().slice(0, 4)) - 1}` },
  { name: 'inbox', path: '/app/sms' },
  { name: 'thread', path: '/app/sms', act: openFirst('button[data-phone]', 'li[data-message]') },
  { name: 'conversations', path: '/app/conversations' },
  { name: 'conversation', path: '/app/conversations', act: openFirst('button[data-conversation]', 'li[data-turn]') },
  { name: 'requests', path: '/app/requests' },
  { name: 'request', path: '/app/requests', act: openFirst('button[data-request]', 'ol > li[aria-current="step"]') },
  { name: 'appointments', path: '/app/requests/day' },
];

export async function comeIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/app/dashboard');
  await loginDialog(page).waitFor();
  await signIn(page, account);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

const longName = 'Maximiliana Guadalupe Fernández-Castellanos de la Vega y Montenegro';
const longEmail = 'maximiliana.fernandez-castellanos.montenegro@community-pharmacy-and-compounding.example';

/** Adds a case, a user and the person of a thread with names as long as some are, in the name of whoever is signed in. */
export async function addLongNames(page: Page): Promise<void> {
  await saveCase(page, { name: longName, patientId: 'PATIENT-2026-000000012345', phone: '(555) 555-0199' });
  const { access_token } = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}'));
  const headers = { authorization: `Bearer ${access_token}` };
  const user = { email: longEmail, password: 'a staple of correct horses', role: 'employee', sendInvite: false };
  const hired = await page.request.post('/api/admin/users', { headers, data: user });
  const opened = await page.request.post('/api/sms/people', { headers, data: { phone: '+15555550133' } });
  const { person } = await opened.json();
  const data = { version: person.version, name: longName };
  const named = await page.request.patch(`/api/sms/people/${person.id}`, { headers, data });
  expect([hired.ok(), named.ok()]).toEqual([true, true]);
}
