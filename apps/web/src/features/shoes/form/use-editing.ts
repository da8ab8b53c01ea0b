import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { formTexts } from '../../../texts/shoes/use-form-texts.ts';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { changeField, type FieldErrors, fieldError, fieldErrorsOf } from './change-field.ts';
import type { ShoeFormState } from './form-context.ts';

export interface Editing extends ShoeFormState {
  form: RefObject<HTMLFormElement | null>;
  setValues: (values: FormValues) => void;
  /** Shows errors and focuses the first. */
  check: () => boolean;
}

const noErrors: FieldErrors = new Map();

export function useEditing(initial: FormValues, today: string): Editing {
  const [values, setValues] = useState(initial);
  const [fieldErrors, setFieldErrors] = useState(noErrors);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const change = useCallback(
    (path: FieldPath, value: string) => {
      setValues((before) => changeField(before, path, value, today));
      // Fixed errors disappear at once; new ones wait for the next attempt.
      setFieldErrors((before) => {
        if (!before.has(path) || fieldError(path, value, today) !== null) return before;
        return new Map([...before].filter(([each]) => each !== path));
      });
    },
    [today],
  );
  const check = () => {
    const found = new Map([...fieldErrorsOf(values, today), ...incompleteDates(form.current)]);
    setFieldErrors(found);
    setAttempts((count) => count + 1);
    return found.size === 0;
  };
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  return { values, setValues, change, fieldErrors, today, form, check };
}

/** Incomplete dates, which the browser reports as empty. */
function incompleteDates(form: HTMLFormElement | null): [FieldPath, string][] {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])];
  return inputs
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => [name as FieldPath, formTexts.current().problems.incompleteDay]);
}
