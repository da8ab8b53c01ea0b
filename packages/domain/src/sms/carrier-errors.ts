/** Why a text was not delivered and what staff can do. */
export interface CarrierErrorText {
  reason: string;
  advice: string;
}

const call = 'Call the person instead.';
const checkNumber = 'Ask the person to confirm the number.';
const retryLater = 'Try again in a few minutes.';
const tellAdmin = 'Tell the person who manages the Twilio account.';

/** Twilio error codes that staff may see (twilio.com/docs/api/errors). */
const errors = {
  '20003': ['Twilio rejected our sign-in.', tellAdmin],
  '20429': ['Too many texts at once.', retryLater],
  '21211': ['This isn’t a valid phone number.', checkNumber],
  '21212': ['The store’s own number isn’t set up correctly.', tellAdmin],
  '21266': ['This is the store’s own number.', checkNumber],
  '21408': ['Texts to this country are turned off.', tellAdmin],
  '21606': ['The store’s number can’t send texts.', tellAdmin],
  '21608': ['The Twilio account is a trial and can text only verified numbers.', tellAdmin],
  '21610': ['The person has opted out of texts.', 'Don’t text them. They can text START to get texts again.'],
  '21611': ['Too many texts are waiting to be sent.', retryLater],
  '21612': ['The store’s number can’t reach this number.', call],
  '21614': ['This number can’t receive texts. It may be a landline.', 'Call, or ask for a mobile number.'],
  '21617': ['The text is too long.', 'Shorten it, or split it in two.'],
  '21620': ['The picture couldn’t be attached.', 'Attach it again, or send the text without it.'],
  '21635': ['This number is a landline.', 'Call, or ask for a mobile number.'],
  '21659': ['The store’s number isn’t a Twilio number.', tellAdmin],
  '21660': ['The store’s number belongs to another Twilio account.', tellAdmin],
  '21661': ['The store’s number can’t send texts.', tellAdmin],
  '30001': ['Too many texts were waiting to be sent.', retryLater],
  '30002': ['The Twilio account is suspended.', tellAdmin],
  '30003': ['The phone is off or out of reach.', 'Try again later, or call.'],
  '30004': ['The phone or its carrier blocks our texts.', call],
  '30005': ['The number is unknown or no longer in use.', checkNumber],
  '30006': ['The number is a landline, or its carrier can’t be reached.', 'Call, or ask for a mobile number.'],
  '30007': ['The carrier blocked the text as spam.', 'Call, or rewrite it without links. Don’t resend it as is.'],
  '30008': ['The carrier gave no reason.', 'Try again once; if it fails again, call.'],
  '30010': ['The text would cost more than your limit.', tellAdmin],
  '30011': ['This phone can’t receive pictures.', 'Send the text without the picture.'],
  '30017': ['The carrier’s network is busy.', retryLater],
  '30019': ['The picture is too large for the carrier.', 'Send a smaller picture.'],
  '30022': ['Too many texts for the carrier at once.', retryLater],
  '30023': ['The carrier’s limit for today is used up.', 'Try again tomorrow, or call.'],
  '30027': ['The carrier’s limit for today is used up.', 'Try again tomorrow, or call.'],
  '30032': ['The store’s toll-free number isn’t verified yet.', tellAdmin],
  '30034': ['The store’s number isn’t registered with the carriers (A2P 10DLC).', tellAdmin],
  '30036': ['The text waited too long and wasn’t sent.', 'Try again.'],
} as const satisfies Readonly<Record<string, readonly [reason: string, advice: string]>>;

export type CarrierErrorCode = keyof typeof errors;

/** The text for a carrier's error code; unknown codes show the code. Null without a code. */
export function carrierErrorText(code: string | number | null): CarrierErrorText | null {
  if (code === null || code === '' || Number(code) === 0) return null;
  const known: Readonly<Record<string, readonly [string, string]>> = errors;
  const [reason, advice] = (Object.hasOwn(errors, code) ? known[code] : null) ?? [
    `The carrier reported error ${code}.`,
    'Try again once; if it fails again, call.',
  ];
  return { reason, advice };
}
