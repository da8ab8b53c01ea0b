import { RestError, restFailures } from '../errors.ts';

/** Preferences of reads, and those of writes, which a read leaves alone as PostgREST does. */
const known: Record<string, RegExp> = {
  count: /^(?:exact|planned|estimated)$/,
  handling: /^(?:strict|lenient)$/,
  tx: /^(?:commit|rollback)$/,
  return: /^(?:representation|minimal|headers-only)$/,
  resolution: /^(?:merge|ignore)-duplicates$/,
  missing: /^(?:default|null)$/,
  params: /^(?:single-object|multiple-objects)$/,
  'max-affected': /^\d+$/,
};

/**
 * Reads the header `Prefer`. `planned` and `estimated` counts are exact here: plans are private, tables small. Unknown preferences are
 * left out, as RFC 7240 says, unless the request is strict (PGRST122).
 */
export function readPreferences(header: string | string[] | undefined): {
  withTotal: boolean;
  applied: string | undefined;
} {
  const parts = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chosen = (wanted: string) =>
    parts.find((part) => part.startsWith(`${wanted}=`) && isKnown(part))?.split('=')[1];
  const handling = chosen('handling');
  const unknown = parts.filter((part) => !isKnown(part));
  if (handling === 'strict' && unknown.length > 0) throw new RestError(restFailures.strictPreferences(unknown));
  const withTotal = chosen('count') !== undefined;
  const applied = [withTotal && 'count=exact', handling && `handling=${handling}`].filter(Boolean).join(', ');
  return { withTotal, applied: applied || undefined };
}

function isKnown(part: string): boolean {
  const [name = '', value = ''] = part.split('=');
  return known[name]?.test(value) ?? false;
}
