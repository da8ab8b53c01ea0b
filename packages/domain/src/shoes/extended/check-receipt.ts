import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
import { daysBetween } from '../../store/calendar-date.ts';
import { formatDate } from '../../text/format.ts';
import { isOnFile } from '../evidence.ts';
import { broken, type Finding, mostSevere, notRecorded, pass, warning } from '../finding.ts';
import { shoeCodes } from '../item-codes.ts';
import { verifiedPaper } from './judged-case.ts';
import { isSamePerson } from './same-person.ts';

const parts = 'It needs a name, address, items, quantities, the date received and a signature.';

/** Facts 21, 45 and 46 (G3 to G6): the receipt agrees with delivery, person and items. `typed` is the case before its papers. */
export function checkReceipt(shoeCase: ShoeCase, typed: ShoeCase): Finding {
  const { delivery, proofOfDelivery, evidence } = shoeCase;
  if (!delivery) return notRecorded({ 'the delivery': delivery, 'the proof of delivery': hasProof(shoeCase) }, parts);
  const isThere = evidence ? isOnFile(evidence, 'proof_of_delivery') : false;
  if (!isThere && proofOfDelivery === null) return notRecorded({ 'the proof of delivery': null }, parts);
  if (!isThere && !proofOfDelivery) return broken(21, `There’s no proof of delivery. ${parts}`);
  const day = delivery.date ? ` of ${formatDate(delivery.date)}` : '';
  return mostSevere(
    [checkSigned(shoeCase), ...checkSigner(shoeCase), ...checkGoods(shoeCase), ...checkDays(shoeCase, typed)],
    pass(`The proof of delivery${day} agrees with the delivery. Keep it for 7 years.`),
  );
}

const hasProof = ({ evidence, proofOfDelivery }: ShoeCase) =>
  (evidence ? isOnFile(evidence, 'proof_of_delivery') : proofOfDelivery) ? true : null;

function checkSigned(shoeCase: ShoeCase): Finding | null {
  const paper = verifiedPaper(shoeCase, 'proof_of_delivery');
  if (!paper) return null;
  if (paper.signed === false)
    return broken(21, 'The proof of delivery isn’t signed by the person who received the items.');
  return paper.signed === null ? notRecorded({ 'whether the proof of delivery is signed': null }, parts) : null;
}

/** The printed name on the receipt. */
function signerOf(shoeCase: ShoeCase): string | null {
  return shoeCase.receipt?.receivedBy?.trim() || verifiedPaper(shoeCase, 'proof_of_delivery')?.author?.trim() || null;
}

const interested =
  /\b(pharmac\w*|employees?|staff|drivers?|couriers?|technicians?|tech|clerks?|cashiers?|suppliers?|sales\w*|farmac\w*|emplead[oa]s?|chofer|conductora?|repartidora?|mensajer[oa]|tecnic[oa])\b/;

function checkSigner(shoeCase: ShoeCase): (Finding | null)[] {
  const { people, receipt } = shoeCase;
  const hasPaper = receipt !== undefined || verifiedPaper(shoeCase, 'proof_of_delivery') !== null;
  if (!hasPaper) return [];
  const signer = signerOf(shoeCase);
  if (signer === null) return [notRecorded({ 'the printed name of the person who received the items': signer }, parts)];
  const author = verifiedPaper(shoeCase, 'proof_of_delivery')?.author?.trim() ?? null;
  if (isSamePerson(author, signer) === false)
    return [
      warning(
        `The proof of delivery is signed by ${author}, but ${signer} is recorded as the person who received the items.`,
      ),
    ];
  const relationship = receipt?.relationship?.trim() || null;
  const isStaff = (people?.staff ?? []).some((name) => isSamePerson(name, signer) === true);
  const isInterested = relationship !== null && interested.test(plainly(relationship));
  if (isStaff || isInterested)
    return [
      warning(
        `${signer} ${isStaff ? 'is on the store’s staff' : `signed as “${relationship}”`}. The patient or someone of theirs must sign; never the store’s staff or its driver.`,
      ),
    ];
  if (isSamePerson(people?.patient, signer) !== false || relationship !== null) return [];
  return [
    warning(`${signer} isn’t the patient, and no relationship is recorded. Write down who they are to the patient.`),
  ];
}

function plainly(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const familyOf = {
  'depth shoe': 'depth shoes',
  'custom shoe': 'custom shoes',
  insert: 'inserts',
  'custom insert': 'inserts',
  modification: 'modifications',
} as const;
type Family = (typeof familyOf)[keyof typeof familyOf];
type Units = Partial<Record<Family, number>>;

/** Units on the receipt against those of the claim, or of the case while there are no lines. */
function checkGoods({ receipt, lines, items }: ShoeCase): (Finding | null)[] {
  if (!receipt) return [];
  const received = unitsOf(receipt.goods);
  const billed = lines?.length ? unitsOf(lines) : unitsOfItems(items);
  return [
    receipt.address?.trim() ? null : notRecorded({ 'the delivery address on the receipt': null }, parts),
    received === null
      ? notRecorded({ 'the items and quantities on the receipt': null }, parts)
      : lines?.length
        ? compare(received, billed, 'the claim has')
        : compare({ ...received, modifications: 0 }, billed, 'the case has'),
  ];
}

function compare(received: Units, billed: Units | null, has: string): Finding | null {
  if (billed === null) return null;
  const families = [...new Set([...Object.keys(received), ...Object.keys(billed)])] as Family[];
  const texts = families.flatMap((family) => {
    const [got, asked] = [received[family] ?? 0, billed[family] ?? 0];
    return got === asked ? [] : [{ isShort: got < asked, text: `${got} of ${family}, but ${has} ${asked}` }];
  });
  if (texts.length === 0) return null;
  const reason = `The receipt shows ${texts.map(({ text }) => text).join('; ')} (units of one shoe or insert). They must agree.`;
  return texts.some(({ isShort }) => isShort) ? broken(21, reason) : warning(reason);
}

/** Null if a quantity is missing. Codes of no known item are not compared. */
function unitsOf(goods: readonly { code: string | null; units: number | null }[] | null | undefined): Units | null {
  if (!goods?.length || goods.some(({ units }) => units === null)) return null;
  const sum: Units = {};
  for (const { code, units } of goods) {
    const item = shoeCodes.find((known) => known.code === code?.trim().toUpperCase())?.item;
    if (item && item !== 'other') sum[familyOf[item]] = (sum[familyOf[item]] ?? 0) + (units ?? 0);
  }
  return sum;
}

function unitsOfItems(items: ShoeCase['items']): Units | null {
  const { depthPairs, customPairs, insertPairs, modifications }: Partial<NonNullable<ShoeCase['items']>> = items ?? {};
  if (depthPairs == null || customPairs == null || insertPairs == null || modifications == null) return null;
  const whole: ShoeItems = { depthPairs, customPairs, insertPairs, modifications };
  // A modification's units depend on its code, so only claim lines say it.
  return { 'depth shoes': whole.depthPairs * 2, 'custom shoes': whole.customPairs * 2, inserts: whole.insertPairs * 2 };
}

/** The date received is the date of service (G3, G4). */
function checkDays(shoeCase: ShoeCase, typed: ShoeCase): (Finding | null)[] {
  const received = verifiedPaper(shoeCase, 'proof_of_delivery')?.dated ?? null;
  const delivered = typed.delivery?.date ?? null;
  if (received === null || delivered === null || received === delivered) return [];
  const days = Math.abs(daysBetween(delivered, received));
  const apart = `${days === 1 ? '1 day' : `${days} days`} ${received > delivered ? 'after' : 'before'}`;
  return [
    warning(
      `The receipt is dated ${formatDate(received)}, ${apart} the delivery on ${formatDate(delivered)}. The date received is the date of service; correct the one that is wrong.`,
    ),
  ];
}
