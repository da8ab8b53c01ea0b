import { smsLimits } from '@rxweb/contracts/shared/limits';
import { makePlain, measureSms } from '@rxweb/domain/sms/sms';

export interface MeterText {
  /** Spec section 5: the length out of 160, which is no limit. */
  counter: string;
  /** What it costs, such as `2 texts`; empty for an empty text. */
  texts: string;
  /** Another text begins soon, or the text is longer than carriers take. */
  isNear: boolean;
  isTooLong: boolean;
  /** The same in plain letters, when that takes fewer texts. */
  plain: string | null;
}

/** Units before the end of a text from which on the meter warns. */
const nearUnits = 10;

/** What a text costs to send, in words (domain facts C.28, D). */
export function meterText(text: string): MeterText {
  const { encoding, segments, unitsLeft } = measureSms(text);
  const plain = makePlain(text);
  const saves = plain.isChanged && measureSms(plain.text).segments < segments;
  const count = `${segments} ${segments === 1 ? 'text' : 'texts'}`;
  const cause = encoding === 'UCS-2' && segments > 1 ? `${causeOf(text)}: ` : '';
  const isTooLong = text.length > smsLimits.maxChars;
  return {
    counter: `${text.length}/${smsLimits.replyCounter}`,
    texts: segments === 0 ? '' : cause + count,
    isNear: isTooLong || (segments > 0 && unitsLeft <= nearUnits),
    isTooLong,
    plain: saves ? plain.text : null,
  };
}

/** What makes a text's letters take more room. */
function causeOf(text: string): string {
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? [];
  const isAccented = letters.some((letter) => /^[áíóúÁÍÓÚ]$/.test(letter));
  return isAccented ? 'Spanish accents' : 'Special characters';
}
