import { createContext, use } from 'react';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import type { FieldErrors } from './change-field.ts';

export interface ShoeFormState {
  values: FormValues;
  change: (path: FieldPath, value: string) => void;
  /** Empty until the first attempt to send. */
  fieldErrors: FieldErrors;
  /** In store time. */
  today: string;
}

export const ShoeFormContext = createContext<ShoeFormState | null>(null);

export function useShoeForm(): ShoeFormState {
  const form = use(ShoeFormContext);
  if (!form) throw new Error('a field of a shoe case needs its form above it');
  return form;
}
