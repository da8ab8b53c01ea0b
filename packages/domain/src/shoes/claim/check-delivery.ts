import { addMonths } from '../../store/calendar-date.ts';
import { advice, type ClaimCheck, type ClaimProblem, isBlank, refused, serviceDate, those } from './claim-check.ts';
import { placesOfService } from './claim-codes.ts';
import { isState, isZip } from './identifiers.ts';

/** The date of service (domain facts 2, G3 and G4) and the filing limit (F16). */
export function checkServiceDate({ details, today, say }: ClaimCheck): ClaimProblem[] {
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
    [today > last, () => refused('details.delivery.date', say.tooLate(last))],
    [details.billed !== null, () => advice('details.billed', say.alreadyBilled(details.billed ?? ''))],
  );
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
