import { createContext, use } from 'react';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import type { FieldErrors } from './change-field.ts';

/** The form that its fields belong to. */
export interface ShoeFormState {
  values: FormValues;
  change: (path: FieldPath, value: string) => void;
  /** Errors, after the first attempt to send. */
  fieldErrors: FieldErrors;
  /** Today in store time. */
  today: string;
}

export const ShoeFormContext = createContext<ShoeFormState | null>(null);

/** The form around a field. */
export function useShoeForm(): ShoeFormState {
  const form = use(ShoeFormContext);
  if (!form) throw new Error('a field of a shoe case needs its form above it');
  return form;
}
