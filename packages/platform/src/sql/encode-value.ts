import { SqlClientError } from './errors.ts';

/** A value as sent, with a cast where PostgreSQL can't infer the type. */
export interface EncodedValue {
  value: string | Uint8Array | null;
  cast: string;
}

/** Throws for undefined, and for objects that are not marked as JSON. */
export function encodeValue(value: unknown): EncodedValue {
  switch (typeof value) {
    case 'string':
      return { value, cast: '' };
    case 'number':
      return { value: String(value), cast: '' };
    case 'boolean':
      return { value: value ? 't' : 'f', cast: '::boolean' };
    case 'bigint':
      return { value: String(value), cast: '::bigint' };
    case 'object':
      return encodeObject(value);
    case 'undefined':
      throw new SqlClientError('UNDEFINED_VALUE', 'a query has an undefined value');
    default:
      throw new SqlClientError('INVALID_VALUE', `a query has a ${typeof value} as a value`);
  }
}

function encodeObject(value: object | null): EncodedValue {
  if (value === null) return { value, cast: '' };
  if (value instanceof Date) return { value: value.toISOString(), cast: '::timestamptz' };
  if (value instanceof Uint8Array) return { value, cast: '::bytea' };
  if (Array.isArray(value)) return { value: encodeArray(value), cast: '' };
  throw new SqlClientError('INVALID_VALUE', 'a query has an object as a value: is it JSON?');
}

/** The text of a PostgreSQL array, without a cast: its type follows from the query. */
function encodeArray(values: readonly unknown[]): string {
  return `{${values.map(encodeElement).join(',')}}`;
}

function encodeElement(element: unknown): string {
  if (Array.isArray(element)) return encodeArray(element);
  const { value } = encodeValue(element);
  if (value === null) return 'null';
  const text = typeof value === 'string' ? value : `\\x${Buffer.from(value).toString('hex')}`;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
