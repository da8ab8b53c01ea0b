import type { FormTexts } from '../../../texts/shoes/form-en.ts';
import { isFieldPath, type ShoeField, shoeField, valueText } from '../shared/shoe-fields.ts';
import type { ShoeHistory } from '../shoes.api.ts';

type Change = ShoeHistory[number]['changes'][number];

export interface ChangeText {
  label: string;
  before: string;
  after: string;
}

/** `nameOf` maps account ids to names. */
export function changeText(
  { path, before, after }: Change,
  nameOf: (id: string) => string,
  texts: FormTexts,
): ChangeText {
  const words = (json: string | null) => valueAsText(path, json, nameOf, texts);
  return { label: labelOf(path, texts), before: words(before), after: words(after) };
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

function labelOf(path: string, { history, fields }: FormTexts): string {
  if (path.startsWith('details.handover')) return history.delivery;
  if (path.startsWith('details.claim')) return history.claim;
  const { labels } = history;
  if (isKeyOf(labels, path)) return labels[path];
  if (isFieldPath(path)) return fields[path];
  const last = path.split('.').at(-1) ?? path;
  const spaced = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function isKeyOf<T extends object>(texts: T, key: string): key is keyof T & string {
  return Object.hasOwn(texts, key);
}

function valueAsText(path: string, json: string | null, nameOf: (id: string) => string, texts: FormTexts): string {
  const value = parsed(json);
  if (value === null || value === '') return path === 'ownerId' ? texts.history.unassigned : texts.values.empty;
  if (path === 'ownerId') return nameOf(String(value));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  if (typeof value === 'object') return texts.values.filled;
  if (!isFieldPath(path))
    return value === true ? texts.history.yes : value === false ? texts.history.no : String(value);
  return valueText(path, asFormText(shoeField(path), value), texts);
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
