import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '../text/format.ts';
import { keywords } from './opt-out.ts';
import { findPrivateDetails } from './private-details.ts';

/** What the carriers' registration forms ask for, in their order. */
export const registrationLines = [
  'business',
  'website',
  'program',
  'description',
  'optIn',
  'consent',
  'optInReply',
  'stopWords',
  'stopReply',
  'helpWords',
  'helpReply',
  'sample1',
  'sample2',
  'sample3',
  'sample4',
  'privacy',
  'terms',
  'contents',
] as const;
export type RegistrationLineName = (typeof registrationLines)[number];

/** `private`: reviewers refuse medicine names and the like for good (error 30941). */
export type RegistrationProblem = 'notPublic' | 'noProgram' | 'noEmail' | 'unconfirmed' | 'private';

export interface RegistrationLine {
  name: RegistrationLineName;
  /** To paste. English, because the reviewers read it. */
  value: string;
  /** Null: ready. */
  problem: RegistrationProblem | null;
}

export interface RegistrationFacts {
  store: Pick<StoreInfo, 'name' | 'address' | 'phone'>;
  /** As the owner named it; null: the store's name is used. */
  program: string | null;
  email: string | null;
  /** Of the public website, without a path. */
  origin: string;
  /** The words beside a phone field. */
  consent: string;
  isPrivacyConfirmed: boolean;
  isTermsConfirmed: boolean;
  /** The store's date, `YYYY-MM-DD`. */
  today: string;
}

/** The values to paste when texts are registered with the carriers (A2P 10DLC, domain facts 2, I6), each with its check. */
export function textingRegistration(facts: RegistrationFacts): RegistrationLine[] {
  const values = valuesOf(facts);
  return registrationLines.map((name) => ({
    name,
    value: values[name],
    problem: problemOf(name, values[name], facts),
  }));
}

function valuesOf(facts: RegistrationFacts): Record<RegistrationLineName, string> {
  const { store, email, origin, consent } = facts;
  const program = facts.program ?? store.name;
  const sender = program === store.name ? program : `${program} of ${store.name}`;
  const phone = formatPhone(store.phone);
  const end = 'Reply HELP for help, STOP to end.';
  const rates = 'Message frequency varies. Message and data rates may apply.';
  return {
    business: `${store.name}\n${store.address}\n${phone}${email === null ? '' : `\n${email}`}`,
    website: origin,
    program,
    description: `Pickup and refill notices of a licensed pharmacy, ${store.name}, to its own patients who agreed, and answers to what they write by text or in the chat at ${origin}. No marketing.`,
    optIn: `Patients of ${store.name} agree at the counter, on the phone, or at ${origin} beside the field for their phone number. The box there is not ticked beforehand, is apart from the terms, and is no condition of any service. The words beside it are below. Staff record who agreed, when and how. A chat continues by text only after a YES from the phone.`,
    consent,
    optInReply: `${sender}: you will get texts from us. ${rates} ${end}`,
    stopWords: listOf(keywords.stop),
    stopReply: `${sender}: you will get no more texts from us. Reply START to get them again.`,
    helpWords: listOf(keywords.help),
    helpReply: `${sender}: call ${phone}${email === null ? '' : ` or write to ${email}`}. ${rates} Reply STOP to end.`,
    sample1: `${sender}: your order is ready for pickup. Questions? Call ${phone}. ${end}`,
    sample2: `${sender}: it is time for your refill. Call ${phone} and we will get it ready. ${end}`,
    sample3: `${sender}: thank you for your message. Yes, we are open on Saturday. ${end}`,
    sample4: `${sender}: thank you for your question in our chat. There is a file for you there: ${origin} ${end}`,
    privacy: `${origin}/privacy`,
    terms: `${origin}/sms-terms`,
    contents: `Links in texts: yes, only to ${origin}, without link shorteners. Phone numbers in texts: yes. Age-restricted content: no. Loans or lending: no.`,
  };
}

const listOf = (words: readonly string[]) => words.map((word) => word.toUpperCase()).join(', ');

function problemOf(name: RegistrationLineName, value: string, facts: RegistrationFacts): RegistrationProblem | null {
  if (name === 'privacy' || name === 'terms' || name === 'website') {
    if (!isPublicOrigin(facts.origin)) return 'notPublic';
    if (name === 'privacy' && !facts.isPrivacyConfirmed) return 'unconfirmed';
    if (name === 'terms' && !facts.isTermsConfirmed) return 'unconfirmed';
    return null;
  }
  if (findPrivateDetails(value, facts.today).some(({ kind }) => kind === 'drug-name')) return 'private';
  if (name === 'program' && facts.program === null) return 'noProgram';
  return name === 'helpReply' && facts.email === null ? 'noEmail' : null;
}

/** Reviewers open the address: it needs https, and a name that the whole internet knows. */
function isPublicOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  if (url?.protocol !== 'https:') return false;
  return (
    /\.[a-z]{2,}$/i.test(url.hostname) &&
    !/\.(local|localhost|internal|lan|home|test|example|invalid)$/i.test(url.hostname)
  );
}
