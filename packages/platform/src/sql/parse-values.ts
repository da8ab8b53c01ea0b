import { parse as parseArray } from 'postgres-array';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;

const asHexBytes: Parse = (text) => Buffer.from(text.slice(2), 'hex');

/** By type OID. Other types stay text: a bigint or numeric may not fit a number. */
const parsers = new Map<number, Parse>([
  [16, (text) => text === 't'],
  [17, asHexBytes],
  // int2, int4, oid, float4, float8
  ...[21, 23, 26, 700, 701].map((type) => [type, Number] as const),
  [114, JSON.parse],
  [3802, JSON.parse],
  // date, timestamp, timestamptz
  [1082, (text) => new Date(text)],
  [1114, (text) => parseTime(`${text}+00`)],
  [1184, parseTime],
]);

/** OIDs of array types and of their elements. */
const arrays = new Map([
  [1000, 16],
  [1001, 17],
  [1002, 18],
  [1003, 19],
  [1005, 21],
  [1007, 23],
  [1009, 25],
  [1014, 1042],
  [1015, 1043],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [1028, 26],
  [1041, 869],
  [1115, 1114],
  [1182, 1082],
  [1185, 1184],
  [1231, 1700],
  [199, 114],
  [2951, 2950],
  [3807, 3802],
]);

for (const [array, element] of arrays) parsers.set(array, (text) => parseArray(text, parsers.get(element) ?? asText));

/** Turns texts of the database into values. */
export const valueTypes = { getTypeParser: (type: number) => parsers.get(type) ?? asText };

/** Keeps all values as text. */
export const textTypes = { getTypeParser: () => asText };

/**
 * Parses `2026-01-31 12:34:56.789012+00`. Faster than `Date` for this format, which matters for lists with hundreds of times. Leaves other zones
 * and years to `Date`.
 */
export function parseTime(text: string): Date {
  const isPlain = text.endsWith('+00') && text.charCodeAt(4) === dash && text.charCodeAt(0) > zero;
  if (!isPlain) return new Date(text);
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16),
      digits(text, 17, 19),
      text.charCodeAt(19) === dot ? milliseconds(text) : 0,
    ),
  );
}

const dash = 45;
const dot = 46;
const zero = 48;

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - zero;
  return value;
}

/** The first three of one to six digits. */
function milliseconds(text: string): number {
  const end = text.length - 3;
  return digits(text, 20, Math.min(23, end)) * 10 ** Math.max(0, 23 - end);
}
