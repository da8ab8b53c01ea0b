/** Why a text did not arrive and what staff can do, in plain words. */
export interface CarrierErrorText {
  reason: string;
  advice: string;
}

const call = 'Call the person instead.';
const checkNumber = 'Check the number with the person.';
const retryLater = 'Try again in a few minutes.';
const tellAdmin = 'Tell whoever looks after the Twilio account.';

/** Twilio's error codes that staff may meet (twilio.com/docs/api/errors). */
const errors: Readonly<Record<string, readonly [reason: string, advice: string]>> = {
  '20003': ['Twilio did not accept our sign-in.', tellAdmin],
  '20429': ['Too many texts at once.', retryLater],
  '21211': ['This is not a valid phone number.', checkNumber],
  '21212': ['The store’s own number is not set up correctly.', tellAdmin],
  '21266': ['This is the store’s own number.', checkNumber],
  '21408': ['Texts to this country are switched off.', tellAdmin],
  '21606': ['The store’s number cannot send texts.', tellAdmin],
  '21608': ['The Twilio account is a trial and may only text verified numbers.', tellAdmin],
  '21610': ['The person has opted out of texts.', 'Do not text. They can text START to get texts again.'],
  '21611': ['Too many texts are waiting to be sent.', retryLater],
  '21612': ['This number cannot be reached from the store’s number.', call],
  '21614': ['This number cannot receive texts; it may be a landline.', 'Call, or ask for a mobile number.'],
  '21617': ['The text is too long.', 'Shorten it or send it in two.'],
  '21620': ['The picture could not be attached.', 'Attach it again or send the text without it.'],
  '21635': ['This number is a landline.', 'Call, or ask for a mobile number.'],
  '21659': ['The store’s number is not one of Twilio’s.', tellAdmin],
  '21660': ['The store’s number belongs to another Twilio account.', tellAdmin],
  '21661': ['The store’s number cannot send texts.', tellAdmin],
  '30001': ['Too many texts were waiting to be sent.', retryLater],
  '30002': ['The Twilio account is suspended.', tellAdmin],
  '30003': ['The phone is off or out of reach.', 'Try again later or call.'],
  '30004': ['The phone or its carrier blocks our texts.', call],
  '30005': ['The number is unknown or no longer in use.', checkNumber],
  '30006': ['A landline, or a carrier that cannot be reached.', 'Call, or ask for a mobile number.'],
  '30007': [
    'The carrier held the text for spam.',
    'Call, or write it anew without links. Do not send it again as it is.',
  ],
  '30008': ['The carrier gave no reason.', 'Try again once; if it fails again, call.'],
  '30010': ['The text would cost more than is allowed.', tellAdmin],
  '30011': ['This phone cannot receive pictures.', 'Send the text without the picture.'],
  '30017': ['The carrier’s network is busy.', retryLater],
  '30019': ['The picture is too large for the carrier.', 'Send a smaller picture.'],
  '30022': ['Too many texts for the carrier at once.', retryLater],
  '30023': ['The carrier’s limit for today is used up.', 'Try again tomorrow or call.'],
  '30027': ['The carrier’s limit for today is used up.', 'Try again tomorrow or call.'],
  '30032': ['The store’s toll-free number is not verified yet.', tellAdmin],
  '30034': ['The store’s number is not registered with the carriers (A2P 10DLC).', tellAdmin],
  '30036': ['The text waited too long and was given up.', 'Try again.'],
};

/** The words for an error code of the carrier; codes that are not known name themselves. Null without a code. */
export function carrierErrorText(code: string | number | null): CarrierErrorText | null {
  if (code === null || code === '' || Number(code) === 0) return null;
  const [reason, advice] = (Object.hasOwn(errors, code) ? errors[String(code)] : null) ?? [
    `The carrier reports error ${code}.`,
    'Try again once; if it fails again, call.',
  ];
  return { reason, advice };
}
