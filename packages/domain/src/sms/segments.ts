import { gsmUnits } from './gsm-alphabet.ts';

export type SmsEncoding = 'GSM-7' | 'UCS-2';

/** A text's encoding, its length in that encoding's units, and its segments. */
export interface SmsSize {
  encoding: SmsEncoding;
  units: number;
  /** 0 for an empty text. */
  segments: number;
  /** Units left in the last segment. */
  unitsLeft: number;
}

/** Segments of a longer text are shorter: six octets of each hold its number (3GPP TS 23.040, section 9.2.3.24.1). */
const capacity = {
  'GSM-7': { alone: 160, inParts: 153 },
  'UCS-2': { alone: 70, inParts: 67 },
} as const;

/**
 * How a text is sent: GSM-7 when all characters are in that alphabet, else UCS-2, counted in UTF-16 units as carriers do. No segment splits
 * an escape sequence or a surrogate pair.
 */
export function measureSms(text: string): SmsSize {
  const characters = [...text];
  const gsmLengths = characters.map(gsmUnits);
  if (gsmLengths.every((length) => length !== null)) return pack('GSM-7', gsmLengths);
  return pack(
    'UCS-2',
    characters.map((character) => character.length),
  );
}

function pack(encoding: SmsEncoding, lengths: readonly number[]): SmsSize {
  const { alone, inParts } = capacity[encoding];
  const units = lengths.reduce((sum, length) => sum + length, 0);
  if (units <= alone) return { encoding, units, segments: units === 0 ? 0 : 1, unitsLeft: alone - units };
  let segments = 1;
  let used = 0;
  for (const length of lengths) {
    if (used + length > inParts) {
      segments += 1;
      used = 0;
    }
    used += length;
  }
  return { encoding, units, segments, unitsLeft: inParts - used };
}
