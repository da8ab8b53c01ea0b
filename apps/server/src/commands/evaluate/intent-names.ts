/** Alternative intent names in question files, by the answers' name. */
const otherNames: Readonly<Record<string, string>> = {
  hours: 'hours-today hours-week week-hours opening-hours store-hours hour closing-time schedule',
  'open-now': 'open next-opening is-open open-today',
  holidays: 'holiday holiday-hours closures closure weather-closure special-days',
  address: 'location directions map store-address',
  phone: 'phone-number contact call telephone text-number',
  'talk-to-person': 'hand-off handoff human person talk-to-human call-back callback talk-to-a-person',
  'small-talk': 'greeting greetings thanks thank-you goodbye bye hello chitchat smalltalk',
  unknown: 'none no-answer dont-know out-of-scope fallback',
  'about-this-assistant': 'about assistant who-are-you identity bot are-you-real',
  accessibility: 'accessibility-needs',
  'after-hours': 'after-hours-urgent urgent',
  complaints: 'complaint',
  delivery: 'mail curbside delivery-mail',
  'diabetic-shoes': 'shoes diabetic-shoe',
  'fax-and-prescribers': 'fax prescribers prescriber doctors-office',
  insurance: 'insurance-accepted no-insurance',
  'jobs-and-vendors': 'jobs job vendors careers',
  'language-help': 'language spanish interpreter',
  'medical-equipment': 'dme equipment testing-supplies other-dme supplies',
  'medicine-disposal': 'disposal drug-disposal medication-disposal',
  'naloxone-and-tests': 'naloxone plan-b test-kits narcan tests',
  'new-prescription': 'new-rx e-rx new-prescriptions',
  'no-refills-left': 'out-of-refills no-refills expired-prescription',
  'over-the-counter': 'otc otc-location',
  'packaging-and-sync': 'compounding packaging med-sync blister sync',
  'parking-and-drive-through': 'parking drive-through drive-thru',
  'pick-up-for-someone': 'pickup pick-up',
  privacy: 'privacy-request',
  'ready-or-price': 'ready price status order-status copay is-it-ready cost',
  recalls: 'recall shortage shortages recall-shortage',
  refills: 'refill refill-steps',
  'sending-files': 'files file-help file upload photos',
  'sharps-disposal': 'sharps needles',
  'staff-sign-in': 'login sign-in staff-login staff-sign-in-help',
  'transfer-controlled': 'controlled-transfer transfer-controlled-medicine',
  'transfer-to-us': 'transfer transfer-in transfers',
  vaccines: 'vaccine vaccination flu-shot',
  'wrong-medicine': 'wrong-item lost-medicine lost-med missing-medicine',
};

const nameFor = new Map(
  Object.entries(otherNames).flatMap(([name, others]) =>
    others.split(' ').map((other): [string, string] => [other, name]),
  ),
);

/** Unknown names stay. */
export function intentName(said: string): string {
  const name = said
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, '-');
  return nameFor.get(name) ?? name;
}
