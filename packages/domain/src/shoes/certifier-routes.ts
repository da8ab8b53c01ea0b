import type { ShoeCase } from '@rxweb/contracts/shoes/checks';
import type { ShoeFactId } from './facts.ts';
import { payerOf } from './payers.ts';

type Credential = NonNullable<NonNullable<ShoeCase['certification']>['credential']>;

export interface CertifierRoute {
  /** How the case names it; null for the routes that follow from the credential. */
  id: 'aco_reach' | 'lead' | null;
  name: string;
  /** Says from and until which delivery date it holds. */
  fact: ShoeFactId;
  credentials: readonly Credential[];
  by: 'credential' | 'supervisor' | 'practice' | 'organization';
  /** A route whose rule was not found is never offered. */
  isEnabled: boolean;
}

/** Who may certify (facts 2 to 4, F4), as dated rows: a new law is a new line. */
export const certifierRoutes: readonly CertifierRoute[] = [
  route('MD or DO', 2, ['MD', 'DO'], 'credential'),
  route('NP or PA under an MD or DO', 3, ['NP', 'PA'], 'supervisor'),
  route('Primary Care First', 4, ['NP'], 'practice'),
  { ...route('ACO REACH', 39, ['NP'], 'organization'), id: 'aco_reach' },
  { ...route('LEAD', 40, ['NP'], 'organization'), id: 'lead', isEnabled: false },
];

function route(
  name: string,
  fact: ShoeFactId,
  credentials: readonly Credential[],
  by: CertifierRoute['by'],
): CertifierRoute {
  return { id: null, name, fact, credentials, by, isEnabled: true };
}

/** Whether an MD or DO must sign the notes: an NP or PA certifies, neither by a route of their own nor for a payer that allows it. */
export function needsSupervisor({ certification, payer = null }: Pick<ShoeCase, 'certification' | 'payer'>): boolean {
  const credential = certification?.credential ?? null;
  if (credential !== 'NP' && credential !== 'PA') return false;
  const named = certifierRoutes.find(({ id }) => id !== null && id === certification?.route);
  const isAllowed = payerOf({ payer }).certifier === 'ask' && payer?.certifierAllowed === true;
  return !isAllowed && !(named?.by === 'organization' && named.isEnabled && named.credentials.includes(credential));
}
