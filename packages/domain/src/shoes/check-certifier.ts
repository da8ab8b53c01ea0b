import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../text/format.ts';
import { certifierRoutes } from './certifier-routes.ts';
import type { CheckDate } from './check-date.ts';
import { isInForce } from './facts.ts';
import { broken, type Finding, notRecorded, pass, unknown } from './finding.ts';

type Certification = NonNullable<ShoeCase['certification']>;
type Credential = NonNullable<Certification['credential']>;

/** Facts 2 to 5: an MD or DO, or an NP or PA under one who signed their notes. */
export function checkCertifierCredential({ certification }: ShoeCase, day: CheckDate): Finding {
  const credential = certification?.credential ?? null;
  const rule = 'The certifier must be an MD or DO, or an NP or PA under one.';
  if (!certification || credential === null)
    return notRecorded({ 'the credential of the certifier': credential }, rule);
  const ways = certifierRoutes
    .filter(({ id, fact, credentials }) => id === null && credentials.includes(credential) && isInForce(fact, day.date))
    .map(({ by }) => by);
  if (ways.includes('credential')) return pass(`The certifier is ${professions[credential]}.`);
  if (!ways.includes('supervisor')) return broken(2, `The certifier is ${professions[credential]}. ${rule}`);
  const finding = checkSupervisor(certification, professions[credential]);
  if (finding.state === 'pass' || !ways.includes('practice')) return finding;
  return unknown(
    `${finding.reason} For deliveries through 2025, an NP in a Primary Care First practice could also certify alone. Whether this practice was one isn’t recorded.`,
  );
}

const professions: Record<Credential, string> = {
  MD: 'an MD',
  DO: 'a DO',
  NP: 'a nurse practitioner (NP)',
  PA: 'a physician assistant (PA)',
  DPM: 'a podiatrist (DPM)',
  CNS: 'a clinical nurse specialist (CNS)',
};

function checkSupervisor({ supervisor }: Certification, profession: string): Finding {
  const [name, date] = [supervisor?.name ?? null, supervisor?.date ?? null];
  const rule = `${profession.replace(/^a/, 'A')} can certify only under an MD or DO who signs and dates the notes about the shoes.`;
  if (name?.trim() === '') return broken(3, `No supervising physician is named. ${rule}`);
  if (name === null || date === null)
    return notRecorded({ 'the supervising MD or DO': name, 'the date they signed the notes': date }, rule);
  return pass(
    `${profession.replace(/^a/, 'A')} certified under ${name.trim()}, who signed the notes on ${formatDate(date)}.`,
  );
}
