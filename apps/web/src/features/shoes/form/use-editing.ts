import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormValues } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { changeField, type Faults, faultOf, faultsOf } from './change-field.ts';
import type { ShoeFormState } from './form-context.ts';

export interface Editing extends ShoeFormState {
  form: RefObject<HTMLFormElement | null>;
  setValues: (values: FormValues) => void;
  /** Whether the form can be sent. What keeps it from that is shown, and the first of it takes the focus. */
  check: () => boolean;
}

const noFaults: Faults = new Map();

/** What stands in a form, and what is wrong with it once somebody has tried to send it. */
export function useEditing(initial: FormValues, today: string): Editing {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState(noFaults);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const change = useCallback(
    (path: FieldPath, value: string) => {
      setValues((before) => changeField(before, path, value, today));
      // It goes as soon as it is right; a new one waits for the next attempt.
      setFaults((before) => {
        if (!before.has(path) || faultOf(path, value) !== null) return before;
        return new Map([...before].filter(([each]) => each !== path));
      });
    },
    [today],
  );
  const check = () => {
    const found = new Map([...faultsOf(values), ...halfDates(form.current)]);
    setFaults(found);
    setAttempts((count) => count + 1);
    return found.size === 0;
  };
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  return { values, setValues, change, faults, today, form, check };
}

/** Days of which only a part was typed: the browser gives them as empty. */
function halfDates(form: HTMLFormElement | null): [FieldPath, string][] {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])];
  return inputs
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => [name as FieldPath, 'This day is not complete.']);
}
