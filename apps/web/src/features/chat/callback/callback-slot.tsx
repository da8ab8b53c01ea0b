import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import type { CallbackFormProps } from './callback-form.tsx';

type Form = ComponentType<CallbackFormProps>;

/** Lazy, because most visitors never need it. */
const loadCallback = (): Promise<Form> => import('./callback-parts.ts').then((module) => module.CallbackForm);

interface CallbackSlotProps extends CallbackFormProps {
  onUnavailable(): void;
}

/** The form's place at the end of the conversation. */
export function CallbackSlot({ onUnavailable, ...props }: CallbackSlotProps) {
  const [Form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let isGone = false;
    loadCallback().then(
      (form) => isGone || setForm(() => form),
      (error: unknown) => {
        logFailure('The form was not loaded', error);
        if (!isGone) onUnavailable();
      },
    );
    return () => {
      isGone = true;
    };
  }, [onUnavailable]);
  return <li data-offered={props.takesFocus ? undefined : ''}>{Form && <Form {...props} />}</li>;
}
