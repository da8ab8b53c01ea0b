/** Why a claim can't be billed yet, and what to check. Field names as on the claim's form. */
export const claimSentencesEn = {
  side: (side: string): string => (side === 'RT' ? 'right' : 'left'),
  noClaim: 'There’s no claim yet. Add its lines.',
  noLines: 'Add at least one line.',
  lineNoCode: (line: number) => `Line ${line}: enter the code.`,
  lineUnknownCode: (line: number, code: string) => `Line ${line}: ${code} isn’t a code of the shoe policy.`,
  lineUncovered: (line: number, code: string) =>
    `Line ${line}: ${code} isn’t covered. Bill it only with GY, or take it off.`,
  lineNoSide: (line: number) =>
    `Line ${line}: choose right (RT) or left (LT). Medicare returns a line without a side as unprocessable, without appeal.`,
  lineNoUnits: (line: number) => `Line ${line}: enter the units. One shoe or one insert is 1.`,
  lineShoeUnits: (line: number, code: string) =>
    `Line ${line}: ${code} is one shoe on one foot, so 1 unit. Put the other foot on its own line.`,
  lineNoCharge: (line: number) => `Line ${line}: enter the charge.`,
  lineNoPointer: (line: number) => `Line ${line}: choose the diagnosis it’s for.`,
  linePointerMissing: (line: number, position: number) => `Line ${line}: there’s no diagnosis ${position}.`,
  linePointerTwice: (line: number) => `Line ${line}: a diagnosis is chosen twice.`,
  linePointerDiabetes: (line: number) => `Line ${line}: none of its diagnoses is diabetes.`,
  lineNoNarrative: (line: number) => `Line ${line}: describe the modification. A5507 needs words.`,
  lineTwice: (line: number, other: number) => `Line ${line}: same code and side as line ${other}.`,
  sideAsModifier: (line: number, modifier: string) =>
    `Line ${line}: ${modifier} isn’t typed as a modifier. Choose the side; one line is one side.`,
  modifierShape: (line: number, modifier: string) => `Line ${line}: “${modifier}” isn’t a modifier.`,
  modifierUnknown: (line: number, modifier: string) =>
    `Line ${line}: ${modifier} isn’t a usual modifier for shoes. Check it with your DME MAC.`,
  modifierTwice: (line: number, modifier: string) => `Line ${line}: ${modifier} is there twice.`,
  tooManyModifiers: (line: number) => `Line ${line}: the side and at most 3 modifiers fit.`,
  kxWith: (line: number, other: string) =>
    `Line ${line}: KX says that all requirements are met, ${other} says they aren’t. Use one.`,
  kxNotReady: (line: number) =>
    `Line ${line}: KX says that every requirement is met with papers on file. At least one check is open or its paper isn’t verified.`,
  gaWithGy: (line: number) => `Line ${line}: GA and GY never go together.`,
  gaWithGz: (line: number) => `Line ${line}: GA means that an ABN is on file, GZ that none is. Use one.`,
  gzWithGy: (line: number) =>
    `Line ${line}: GZ is for a denial as not necessary, GY for items that are excluded. Use one.`,
  gxWith: (line: number, other: string) => `Line ${line}: GX goes with GY, not with ${other}.`,
  gxWithoutGy: (line: number) => `Line ${line}: GX (voluntary ABN) usually goes with GY.`,
  gaWithoutAbn: (line: number) => `Line ${line}: GA needs a signed ABN among the documents.`,
  gzWithAbn: (line: number) => `Line ${line}: an ABN is on file. With one the modifier is GA.`,
  eyWithOrder: (line: number) => `Line ${line}: EY says there’s no order, but the case has one.`,
  noOrder: (line: number) => `Line ${line}: there’s no order. Get it before billing, or use EY.`,
  noModifier: (line: number) =>
    `Line ${line}: without KX, GY, GA or GZ it’s likely to be returned. If a requirement isn’t met it’s mostly GY; ask your DME MAC.`,
  shoesOfBothKinds:
    'Depth shoes (A5500) and custom shoes (A5501) aren’t billed in the same year. A5501 replaces A5500.',
  tooManyShoes: (side: string) => `More than one shoe for the ${side} foot. A year has one per foot.`,
  tooManyInserts: (units: number, most: number) =>
    `${units} inserts and modifications in place of them: a year has ${most} with these shoes.`,
  tooManyInsertsOnSide: (side: string, units: number, most: number) =>
    `${units} inserts and modifications for the ${side} foot: a year has ${most} per foot with these shoes.`,
  moreThanDelivered: (code: string, billed: number, delivered: number) =>
    `${code}: ${billed} billed, but ${delivered} delivered.`,
  lessThanDelivered: (code: string, billed: number, delivered: number) =>
    `${code}: ${billed} billed, ${delivered} delivered. Leave it only if you mean to.`,
  noDiagnosis: 'Enter the diagnoses from the physician’s note, diabetes first.',
  diagnosisShape: (position: number, code: string) => `Diagnosis ${position}: “${code}” isn’t an ICD-10 code.`,
  diagnosisExcluded: (position: number, code: string) =>
    `Diagnosis ${position}: ${code} doesn’t qualify for shoes. Prediabetes and diabetes in pregnancy aren’t enough.`,
  firstNotDiabetes: (code: string) => `Diagnosis 1 must be diabetes (E08, E09, E10, E11 or E13), not ${code}.`,
  diagnosisShort: (position: number, code: string) =>
    `Diagnosis ${position}: ${code} isn’t complete. Copy the full code from the note.`,
  diagnosisTwice: (position: number, code: string) => `Diagnosis ${position}: ${code} is there twice.`,
  noFootDiagnosis: 'No diagnosis names the foot condition. Look for it in the note.',
  noDiagnosisSource: 'Say from which note the diagnoses were copied. They’re never chosen at the store.',
  noPlace: 'Choose where the shoes are used, usually home (12).',
  wrongPlace: (place: string) =>
    `Place of service ${place} isn’t one for shoes: it’s where the patient uses them, not where you fit them.`,
  placePharmacy: 'Place of service 01 is the pharmacy. Shoes are used where the patient lives, usually 12.',
  placeFacility: (place: string) => `Place of service ${place}: only outside a Part A stay.`,
  noFacility: 'Enter the facility’s name and address. A place other than home (12) needs them.',
  notDelivered: 'The shoes haven’t been delivered. The date of service is the day the patient receives them.',
  deliveredLater: 'The date of service is after today.',
  datesDiffer: (written: string, typed: string) =>
    `The receipt says ${written}, the case ${typed}. The date on the receipt is the date of service.`,
  mailed: 'Delivered by mail. Shoes must be fitted in person.',
  tooLate: (last: string) => `The filing limit was ${last}, one year after delivery.`,
  alreadyBilled: (day: string) => `Billed on ${day} already. A second claim is a duplicate.`,
  resendNotBilled:
    'Enter the day the first claim was billed, under billing. Without one there’s nothing to send again.',
  resendPartB:
    'Medicare Part B takes no replacement or void claims: correct a returned claim and send it as new, and ask your DME MAC to reopen or redetermine one it decided.',
  notMedicare: 'RxWeb writes claim files for Medicare. Ask this plan how it wants claims.',
  noPlan: 'Choose the plan type under insurance.',
  medicareNotFirst:
    'Say that Medicare pays first. If another insurer does, bill it first and leave this claim to your biller: a second claim needs what that insurer paid and why, which RxWeb doesn’t keep.',
  noMbi: 'Enter the Medicare number.',
  mbiShape:
    'The Medicare number isn’t an MBI: 11 letters and digits such as 1EG4-TE5-MK73, without S, L, O, I, B and Z.',
  noMemberId: 'Enter the member number of the Medicare Advantage plan.',
  noPayer: 'Enter the name and payer ID of the plan.',
  authorizationLeftOut: 'Part B has no authorization number for shoes. It’s left out.',
  authorizationLong: 'The authorization number is longer than the 50 characters that a claim file holds.',
  missing: {
    patientLastName: 'Enter the patient’s last name as on the card.',
    patientFirstName: 'Enter the patient’s first name as on the card.',
    birthDate: 'Enter the patient’s date of birth.',
    sex: 'Choose the sex on the patient’s card.',
    patientStreet: 'Enter the patient’s street.',
    patientCity: 'Enter the patient’s city.',
    patientState: 'Enter the patient’s state with two letters.',
    patientZip: 'Enter the patient’s ZIP code with 5 or 9 digits.',
    facilityZip: 'Enter the facility’s state with two letters and its ZIP code with 5 or 9 digits.',
    number: 'Enter the claim number (box 26).',
    assignment: 'Choose whether you accept assignment.',
    signature: 'Confirm that the patient’s signature is on file.',
    orderedByName: 'Enter the first and last name of who ordered.',
    orderedByNpi: 'Enter the NPI of who ordered.',
    payerClaimNumber: 'Enter the plan’s number of the claim to replace or void. It’s on the remittance.',
  },
  bornAfter: 'The date of birth is after the date of service.',
  otherName: (name: string) => `The case is of ${name}, the claim of someone else. Check the name on the card.`,
  numberShape: 'The claim number has 1 to 20 letters, digits and dashes.',
  numberNamesPatient: 'The claim number holds the patient’s name or date of birth. Choose another.',
  npiWrong: (who: string) => `The NPI of ${who} is wrong: its last digit doesn’t fit.`,
  npiOf: { supplier: 'the store', orderedBy: 'the ordering practitioner', facility: 'the facility' },
  orderedByOther: 'The ordering practitioner’s NPI isn’t the one on the order.',
  orderedByOtherName: (name: string) => `The order is by ${name}. Check the name on the claim.`,
  orderedByStore: 'The store can’t be the ordering practitioner.',
  unwritable: (field: string, characters: string) =>
    `${field}: a claim file can’t carry ${characters}. Write it as on the card or without accents.`,
  fields: {
    lastName: 'Last name',
    firstName: 'First name',
    middleName: 'Middle name',
    street: 'Street',
    city: 'City',
    memberId: 'Member number',
    payerName: 'Plan name',
    payerId: 'Payer ID',
    authorization: 'Authorization number',
    payerClaimNumber: 'Plan’s claim number',
    orderedByLast: 'Last name of who ordered',
    orderedByFirst: 'First name of who ordered',
    facilityName: 'Facility',
    facilityStreet: 'Street of the facility',
    facilityCity: 'City of the facility',
    narrative: (line: number) => `Description of line ${line}`,
    supplier: 'Billing file',
  },
  noSupplier: 'The store’s billing details aren’t set up (BILLING_FILE). Ask the person who runs the server.',
  supplierNpi: 'The store’s NPI in the billing file is wrong: its last digit doesn’t fit.',
  supplierTaxId: 'The store’s tax ID in the billing file can’t be right.',
  supplierBox: 'The store’s address in the billing file is a P.O. box. Claims need the street.',
};

export type ClaimSentences = typeof claimSentencesEn;
