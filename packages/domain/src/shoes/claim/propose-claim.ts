import type { ClaimLine, ClaimSide, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { itemOf } from './claim-codes.ts';
import { plainText } from './claim-text.ts';

const sides: readonly ClaimSide[] = ['RT', 'LT'];

export const emptyLine: ClaimLine = {
  code: null,
  side: null,
  units: 1,
  modifiers: [],
  chargeCents: null,
  pointers: [],
  narrative: null,
};

export const emptyClaim: ShoeClaim = {
  lines: [],
  diagnoses: [],
  diagnosisSource: null,
  placeOfService: null,
  assignment: null,
  number: null,
  patient: null,
  memberId: null,
  payer: null,
  signatureOnFile: null,
  medicareFirst: null,
  orderedBy: null,
  facility: null,
};

interface CaseToBill {
  id: string;
  patientName: string;
  details: ShoeCaseDetails;
  /** Whether KX may be advised. */
  isReadyForKx: boolean;
}

/** A claim to start from: what the case says, to compare with the card. Diagnoses and charges stay empty. */
export function proposeClaim({ id, patientName, details, isReadyForKx }: CaseToBill): ShoeClaim {
  const name = splitName(patientName);
  const ordered = splitName((details.prescriber?.name ?? '').replace(/,.*$/, ''));
  return {
    ...emptyClaim,
    lines: proposeLines(details, isReadyForKx),
    placeOfService: '12',
    number: id.replace(/-/g, '').slice(0, 12).toUpperCase(),
    patient: { middleName: null, sex: null, ...name, ...splitAddress(details.patient?.address ?? '') },
    orderedBy: details.prescriber
      ? { lastName: ordered.lastName, firstName: ordered.firstName, npi: details.prescriber.npi }
      : null,
  };
}

/** A line per code and side (domain facts 2, G9): by the codes received, otherwise by the case's pairs. */
function proposeLines(details: ShoeCaseDetails, isReadyForKx: boolean): ClaimLine[] {
  const modifiers = isReadyForKx ? ['KX'] : [];
  return unitsByCode(details).flatMap(([code, units]) =>
    sides.flatMap((side, place) => {
      // An odd number leaves one more for the right side.
      const share = place === 0 ? Math.ceil(units / 2) : Math.floor(units / 2);
      return share > 0 ? [{ ...emptyLine, code, side, units: share, modifiers }] : [];
    }),
  );
}

function unitsByCode({ handover, items }: ShoeCaseDetails): [code: string | null, units: number][] {
  const received = (handover?.goods ?? []).flatMap(({ code, quantity }): [string, number][] =>
    code && quantity && itemOf(code) !== null ? [[code, quantity]] : [],
  );
  if (received.length > 0) return received;
  const { depthPairs, customPairs, insertPairs } = items ?? {};
  const pairs: [string | null, number][] = [
    ['A5500', (depthPairs ?? 0) * 2],
    ['A5501', (customPairs ?? 0) * 2],
    // With depth shoes mostly heat-molded; custom ones are typed.
    [customPairs ? null : 'A5512', (insertPairs ?? 0) * 2],
  ];
  return pairs.filter(([, units]) => units > 0);
}

/** The last word is the last name; wrong for two last names, so a person checks it. */
function splitName(name: string): { lastName: string | null; firstName: string | null } {
  const words = plainText(name).split(' ').filter(Boolean);
  const [last, ...first] = words.length > 1 ? [words.at(-1) ?? '', ...words.slice(0, -1)] : words;
  return { lastName: last?.slice(0, 60) || null, firstName: first.join(' ').slice(0, 35) || null };
}

/** Reads `12 Cedar Lane, Millbrook, OR 97000`; otherwise all of it is the street. */
function splitAddress(text: string): {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
} {
  const plain = plainText(text);
  const [, street, city, state, zip] = /^(.+), *([^,]+), *([A-Za-z]{2})\.? +(\d{5}(?:-?\d{4})?)$/.exec(plain) ?? [];
  if (!street || !city || !state || !zip)
    return { street: plain.slice(0, 55) || null, city: null, state: null, zip: null };
  return { street: street.slice(0, 55), city: city.slice(0, 30), state: state.toUpperCase(), zip };
}
