import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '../../text/format.ts';
import { type CertifierRoute, certifierRoutes } from '../certifier-routes.ts';
import { checkCertifierCredential } from '../check-certifier.ts';
import type { CheckDate } from '../check-date.ts';
import { isNpi } from '../claim/identifiers.ts';
import { isInForce, type ShoeFact, shoeFacts } from '../facts.ts';
import { broken, type Finding, mostSevere, notRecorded, pass, unknown, warning } from '../finding.ts';
import { payerName, payerOf } from '../payers.ts';
import { verifiedPaper } from './judged-case.ts';
import { isSamePerson } from './same-person.ts';

/** Facts 2 to 5, 39 and 40 (F4, F5): who may certify, by which route, and whether the case's certifier made the statement. */
export function checkCertifierRoute(shoeCase: ShoeCase, day: CheckDate): Finding {
  const paper = verifiedPaper(shoeCase, 'certifying_statement');
  const asked = asksPayer(shoeCase) ? checkPayersCertifier(shoeCase) : null;
  if (paper?.credential === 'other' && !asked)
    return broken(
      2,
      'The certifying statement is signed by neither an MD nor a DO. The certifier must be an MD or DO, or an NP or PA under one.',
    );
  const route = certifierRoutes.find(({ id }) => id !== null && id === shoeCase.certification?.route);
  const finding = asked ?? (route ? checkRoute(route, shoeCase, day) : checkSupervisorLine(shoeCase, day));
  const named = shoeCase.people?.certifier ?? null;
  const isOther = isSamePerson(paper?.author, named) === false;
  return mostSevere(
    [
      finding.state === 'pass' ? null : finding,
      isOther
        ? warning(
            `The certifying statement is by ${paper?.author}, but the case names ${named} as the certifier. Check who certifies.`,
          )
        : null,
    ],
    finding,
  );
}

/** Whether the payer decides who certifies (G15). Every payer takes an MD or DO. */
function asksPayer(shoeCase: ShoeCase): boolean {
  const credential = verifiedPaper(shoeCase, 'certifying_statement')?.credential ?? shoeCase.certification?.credential;
  const isDoctor = credential === 'MD' || credential === 'DO';
  return credential != null && !isDoctor && payerOf({ payer: shoeCase.payer ?? null }).certifier === 'ask';
}

function checkPayersCertifier({ payer = null }: ShoeCase): Finding {
  const name = payerName({ payer });
  if (payer?.certifierAllowed === true) return pass(`This certifier may certify, as ${name} says.`);
  if (payer?.certifierAllowed === false) return broken(47, `This certifier may not certify, as ${name} says.`);
  return unknown(`Ask the plan: may this certifier certify for ${name}? Medicare’s rule isn’t applied to it.`);
}

function checkRoute(route: CertifierRoute, { certification }: ShoeCase, day: CheckDate): Finding {
  const { name, fact } = route;
  const credential = certification?.credential ?? null;
  if (credential === 'MD' || credential === 'DO')
    return pass(`The certifier is ${credential === 'MD' ? 'an MD' : 'a DO'}.`);
  if (!route.isEnabled)
    return broken(fact, `No rule was found that lets an NP certify under ${name}. Ask your DME MAC.`);
  if (credential === null)
    return notRecorded({ 'the credential of the certifier': credential }, `Under ${name}, only an NP may certify.`);
  if (!route.credentials.includes(credential))
    return broken(2, `Under ${name}, only an NP may certify, not a ${credential}.`);
  if (!isInForce(fact, day.date)) {
    const { effectiveUntil }: ShoeFact = shoeFacts[fact];
    return broken(
      2,
      `${day.text} is outside of ${name}${effectiveUntil ? `, which ends on ${formatDate(effectiveUntil)}` : ''}. The certifier must be an MD or DO, or an NP or PA under one.`,
    );
  }
  const organization = certification?.organization?.trim() || null;
  if (organization === null)
    return notRecorded(
      { 'the name of the ACO': organization },
      `Under ${name}, the NP’s ACO must have elected that NPs certify.`,
    );
  return warning(
    `An NP of ${organization} certifies under ${name}. Get the ACO’s proof that it elected this, and keep it with the statement.`,
  );
}

/** F5: the supervisor's name, NPI and date, the date by the day of the statement (our reading). */
function checkSupervisorLine(shoeCase: ShoeCase, day: CheckDate): Finding {
  const finding = checkCertifierCredential(shoeCase, day);
  const { certification } = shoeCase;
  const supervisor = certification?.supervisor ?? null;
  if (
    finding.state !== 'pass' ||
    !certification ||
    !supervisor ||
    !['NP', 'PA'].includes(certification.credential ?? '')
  )
    return finding;
  if (!supervisor.npi)
    return unknown(
      'Not recorded: the NPI of the supervising MD or DO. The notes need their name, NPI, signature and date.',
    );
  if (!isNpi(supervisor.npi))
    return warning(
      `The supervisor’s NPI ${supervisor.npi} can’t be right: its last digit doesn’t fit. Check the number.`,
    );
  if (certification.date !== null && supervisor.date !== null && supervisor.date > certification.date)
    return warning(
      `The supervisor signed the notes on ${formatDate(supervisor.date)}, after the statement dated ${formatDate(certification.date)}. It’s safer to have them signed by that day.`,
    );
  return finding;
}
