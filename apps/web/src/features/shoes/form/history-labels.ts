import { isFieldPath, type ShoeField, shoeField, valueWords } from '../shared/shoe-fields.ts';
import type { ShoeHistory } from '../shoes.api.ts';

type Change = ShoeHistory[number]['changes'][number];

export interface ChangeWords {
  label: string;
  before: string;
  after: string;
}

/** What is in the record and not a field of the form by itself. */
const otherLabels: Record<string, string> = {
  ownerId: 'Owner',
  archived: 'Archived',
  details: 'Dates and papers',
  'details.conditions': 'Qualifying conditions',
};

/** A change of the history in words: which field, what stood in it, what stands in it now. `nameOf` knows people by their account. */
export function changeWords({ path, before, after }: Change, nameOf: (id: string) => string): ChangeWords {
  const words = (json: string | null) => valueInWords(path, json, nameOf);
  return { label: labelOf(path), before: words(before), after: words(after) };
}

/** Whether a change says anything: a case begins with much that is merely empty. */
export function isTelling({ before, after }: Change): boolean {
  return isFilled(before) || isFilled(after);
}

function isFilled(json: string | null): boolean {
  if (json === null || ['null', 'false', '""'].includes(json)) return false;
  // A whole part; it may be cut.
  return !json.startsWith('{') || /:(?!n)/.test(json);
}

function labelOf(path: string): string {
  if (path.startsWith('details.handover')) return 'Hand-over';
  const known = otherLabels[path];
  if (known) return known;
  if (isFieldPath(path)) return shoeField(path).label;
  const last = path.split('.').at(-1) ?? path;
  const spaced = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function valueInWords(path: string, json: string | null, nameOf: (id: string) => string): string {
  const value = parsed(json);
  if (value === null || value === '') return path === 'ownerId' ? 'nobody' : 'empty';
  if (path === 'ownerId') return nameOf(String(value));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  if (typeof value === 'object') return 'filled in';
  if (!isFieldPath(path)) return value === true ? 'yes' : value === false ? 'no' : String(value);
  return valueWords(path, asFormText(shoeField(path), value));
}

function asFormText({ kind }: ShoeField, value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return kind === 'tick' ? '' : 'no';
  return String(value);
}

/** Long values are cut in the history and then no JSON any more: they are shown as they begin. */
function parsed(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return json.startsWith('{') ? {} : json.replace(/^"/, '');
  }
}
