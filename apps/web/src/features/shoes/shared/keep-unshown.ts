import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { fieldPaths } from './shoe-fields.ts';

const shown: ReadonlySet<string> = new Set(fieldPaths);
const parts = new Set(fieldPaths.flatMap((path) => path.split('.').map((_, at, keys) => keys.slice(0, at).join('.'))));

/** A form's details, with the parts of the case that other screens edit. */
export function keepUnshown(before: ShoeCaseDetails, form: ShoeCaseDetails): ShoeCaseDetails {
  return kept('details', before, form) as ShoeCaseDetails;
}

function kept(path: string, before: unknown, form: unknown): unknown {
  if (shown.has(path) || path === 'details.conditions') return form;
  if (!parts.has(path)) return before;
  if (!isObject(before)) return form;
  const whole = isObject(form) ? form : {};
  const keys = [...new Set([...Object.keys(whole), ...Object.keys(before)])];
  const merged = keys.map((key) => [key, kept(`${path}.${key}`, before[key] ?? null, whole[key] ?? null)] as const);
  // An emptied part stays null, unless something of it isn't the form's.
  const isEmpty = form === null && merged.every(([, value]) => value === null);
  return isEmpty ? null : Object.fromEntries(merged);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
