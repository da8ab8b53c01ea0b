import { addMonths } from '../../store/calendar-date.ts';
import {
  advice,
  type ClaimCheck,
  type ClaimProblem,
  changesDecided,
  isBlank,
  refused,
  serviceDate,
  those,
} from './claim-check.ts';
import { placesOfService } from './claim-codes.ts';
import { isState, isZip } from './identifiers.ts';

/** The date of service (domain facts 2, G3 and G4) and the filing limit (F16). */
export function checkServiceDate({ claim, details, today, say }: ClaimCheck): ClaimProblem[] {
  const day = serviceDate(details);
  const [written, typed] = [details.handover?.signedOn, details.delivery?.date];
  if (day === null) return [refused('details.delivery.date', say.notDelivered)];
  const last = addMonths(day, 12);
  return those(
    [day > today, () => refused('details.delivery.date', say.deliveredLater)],
    [
      written != null && typed != null && written !== typed,
      () => advice('details.delivery.date', say.datesDiffer(written ?? '', typed ?? '')),
    ],
    [details.delivery?.mode === 'mailed', () => advice('details.delivery.mode', say.mailed)],
    // What the payer decided in time may be changed later.
    [today > last && !changesDecided(claim), () => refused('details.delivery.date', say.tooLate(last))],
  );
}

/** Whether the claim was sent before (G16). Medicare Part B takes first claims only, so nothing replaces or voids one. */
export function checkResend({ claim, details, say }: ClaimCheck): ClaimProblem[] {
  const { resend = null, payerClaimNumber = null } = claim;
  const { billed, plan } = details;
  if (resend === null) return those([billed !== null, () => advice('details.billed', say.alreadyBilled(billed ?? ''))]);
  if (billed === null) return [refused('details.billed', say.resendNotBilled)];
  if (resend === 'returned') return [];
  if (plan?.kind === 'part_b') return [refused('details.claim.resend', say.resendPartB)];
  return those([
    isBlank(payerClaimNumber),
    () => refused('details.claim.payerClaimNumber', say.missing.payerClaimNumber),
  ]);
}

/** Where the shoes are used (G12). Any place but home is named with its address. */
export function checkPlace({ claim: { placeOfService: place, facility }, say }: ClaimCheck): ClaimProblem[] {
  const field = 'details.claim.placeOfService';
  if (isBlank(place) || place === null) return [refused(field, say.noPlace)];
  if (!placesOfService.some((each) => each === place)) return [refused(field, say.wrongPlace(place))];
  const isNamed = facility !== null && ![facility.name, facility.street, facility.city].some(isBlank);
  const isPlaced = isState(facility?.state ?? '') && isZip(facility?.zip ?? '');
  return those(
    [place === '01', () => advice(field, say.placePharmacy)],
    [place === '31' || place === '32', () => advice(field, say.placeFacility(place))],
    [place !== '12' && !isNamed, () => refused('details.claim.facility', say.noFacility)],
    [place !== '12' && isNamed && !isPlaced, () => refused('details.claim.facility.zip', say.missing.facilityZip)],
  );
}
