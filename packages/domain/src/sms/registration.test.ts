import { expect, it } from 'vitest';
import { type RegistrationFacts, textingRegistration } from './registration.ts';
import { measureSms } from './segments.ts';

const ready: RegistrationFacts = {
  store: { name: 'Alder Street Pharmacy', address: '214 Alder Street', phone: '+15555550100' },
  program: 'Alder Texts',
  email: 'help@alder.com',
  origin: 'https://alder-pharmacy.com',
  consent: 'Alder Texts may also text me.',
  isPrivacyConfirmed: true,
  isTermsConfirmed: true,
  today: '2026-11-23',
};
const problemsOf = (change: Partial<RegistrationFacts>) =>
  Object.fromEntries(
    textingRegistration({ ...ready, ...change }).flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])),
  );
const pasted = (name: string, change: Partial<RegistrationFacts> = {}) =>
  textingRegistration({ ...ready, ...change }).find((line) => line.name === name)?.value ?? '';

it('S27-105 every value is there and ready when the owner has filled in everything', () => {
  expect(problemsOf({})).toEqual({});
  expect(pasted('helpReply')).toBe(
    'Alder Texts of Alder Street Pharmacy: call (555) 555-0100 or write to help@alder.com. Message frequency varies. Message and data rates may apply. Reply STOP to end.',
  );
  expect(pasted('stopWords')).toBe('STOP, STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE, OPTOUT');
  expect(pasted('privacy')).toBe('https://alder-pharmacy.com/privacy');
  expect(pasted('stopReply')).toContain('no more texts');
  for (const name of ['sample1', 'sample2', 'sample3', 'sample4', 'stopReply', 'helpReply']) {
    expect(pasted(name)).toContain('Alder Street Pharmacy');
    expect(measureSms(pasted(name)).encoding).toBe('GSM-7');
  }
});

it('says that texts link to the store’s own website alone, as the chat’s texts do', () => {
  expect(pasted('contents')).toContain(
    'Links in texts: yes, only to https://alder-pharmacy.com, without link shorteners.',
  );
  expect(pasted('sample4')).toContain('https://alder-pharmacy.com');
  expect(pasted('description')).toContain('in the chat at https://alder-pharmacy.com');
});

it('names the store once where the program has its name', () => {
  expect(pasted('sample1', { program: null })).toMatch(/^Alder Street Pharmacy: your order is ready/);
  expect(problemsOf({ program: null, email: null })).toEqual({ program: 'noProgram', helpReply: 'noEmail' });
});

it.each([
  'http://alder-pharmacy.com',
  'https://localhost:3000',
  'https://192.168.0.7',
  'https://alder.local',
  'nonsense',
])('an address that reviewers can’t open, %s, is a problem of each address', (origin) => {
  expect(problemsOf({ origin })).toEqual({ website: 'notPublic', privacy: 'notPublic', terms: 'notPublic' });
});

it('pages without the owner’s confirmation aren’t ready', () => {
  expect(problemsOf({ isPrivacyConfirmed: false, isTermsConfirmed: false })).toEqual({
    privacy: 'unconfirmed',
    terms: 'unconfirmed',
  });
});

it('a medicine name in the program’s name is a problem of every text that has it', () => {
  const found = problemsOf({ program: 'Ozempic reminders' });
  expect(found).toMatchObject({ program: 'private', sample1: 'private', helpReply: 'private' });
});
