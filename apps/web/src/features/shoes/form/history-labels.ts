import { isFieldPath, type ShoeField, shoeField, valueText } from '../shared/shoe-fields.ts';
import type { ShoeHistory } from '../shoes.api.ts';

type Change = ShoeHistory[number]['changes'][number];

export interface ChangeText {
  label: string;
  before: string;
  after: string;
}

/** Parts of the record that are no form fields. */
const otherLabels: Record<string, string> = {
  ownerId: 'Owner',
  archived: 'Archived',
  details: 'Dates and paperwork',
  'details.conditions': 'Qualifying conditions',
};

/** `nameOf` maps account ids to names. */
export function changeText({ path, before, after }: Change, nameOf: (id: string) => string): ChangeText {
  const words = (json: string | null) => valueAsText(path, json, nameOf);
  return { label: labelOf(path), before: words(before), after: words(after) };
}

/** False for empty values: a new case has many. */
export function isMeaningful({ before, after }: Change): boolean {
  return isFilled(before) || isFilled(after);
}

function isFilled(json: string | null): boolean {
  if (json === null || ['null', 'false', '""'].includes(json)) return false;
  // A JSON object, perhaps truncated.
  return !json.startsWith('{') || /:(?!n)/.test(json);
}

function labelOf(path: string): string {
  if (path.startsWith('details.handover')) return 'Delivery';
  if (path.startsWith('details.claim')) return 'Claim';
  const known = otherLabels[path];
  if (known) return known;
  if (isFieldPath(path)) return shoeField(path).label;
  const last = path.split('.').at(-1) ?? path;
  const spaced = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function valueAsText(path: string, json: string | null, nameOf: (id: string) => string): string {
  const value = parsed(json);
  if (value === null || value === '') return path === 'ownerId' ? 'unassigned' : 'empty';
  if (path === 'ownerId') return nameOf(String(value));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  if (typeof value === 'object') return 'filled in';
  if (!isFieldPath(path)) return value === true ? 'yes' : value === false ? 'no' : String(value);
  return valueText(path, asFormText(shoeField(path), value));
}

function asFormText({ kind }: ShoeField, value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return kind === 'tick' ? '' : 'no';
  return String(value);
}

/** Truncated values are invalid JSON: shown as they are. */
function parsed(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return json.startsWith('{') ? {} : json.replace(/^"/, '');
  }
}
