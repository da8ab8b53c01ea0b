import { smsLimits } from '@rxweb/contracts/shared/limits';
import { makePlain } from '@rxweb/domain/sms/make-plain';
import { measureSms } from '@rxweb/domain/sms/segments';
import type { SmsTexts } from '../../texts/sms/sms-en.ts';

export interface MeterText {
  /** Spec section 5: out of 160, which is no limit. */
  counter: string;
  /** Such as `2 texts`; empty for an empty text. */
  texts: string;
  /** Near the next segment, or too long. */
  isNear: boolean;
  isTooLong: boolean;
  /** The text in plain letters if that takes fewer texts. */
  plain: string | null;
}

const nearUnits = 10;

/** The cost of a text (domain facts C.28, D). */
export function meterText(text: string, words: SmsTexts['compose'], maxChars: number = smsLimits.maxChars): MeterText {
  const { encoding, segments, unitsLeft } = measureSms(text);
  const plain = makePlain(text);
  const saves = plain.isChanged && measureSms(plain.text).segments < segments;
  const cause = encoding === 'UCS-2' && segments > 1 ? `${causeOf(text, words)}: ` : '';
  const isTooLong = text.length > maxChars;
  return {
    counter: `${text.length}/${smsLimits.replyCounter}`,
    texts: segments === 0 ? '' : cause + words.texts(segments),
    isNear: isTooLong || (segments > 0 && unitsLeft <= nearUnits),
    isTooLong,
    plain: saves ? plain.text : null,
  };
}

/** Why the letters take more room. */
function causeOf(text: string, { accents, special }: SmsTexts['compose']): string {
  const letters = text.normalize('NFC').match(/\p{L}/gu) ?? [];
  const isAccented = letters.some((letter) => /^[áíóúÁÍÓÚ]$/.test(letter));
  return isAccented ? accents : special;
}
