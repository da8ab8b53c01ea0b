import { createContext, use } from 'react';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import type { Faults } from './change-field.ts';

/** The form that its fields belong to. */
export interface ShoeFormState {
  values: FormValues;
  change: (path: FieldPath, value: string) => void;
  /** What is wrong, once somebody has tried to send it. */
  faults: Faults;
  /** The day of the store. */
  today: string;
}

export const ShoeFormContext = createContext<ShoeFormState | null>(null);

/** The form above a field. */
export function useShoeForm(): ShoeFormState {
  const form = use(ShoeFormContext);
  if (!form) throw new Error('a field of a shoe case needs its form above it');
  return form;
}
