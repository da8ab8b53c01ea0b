import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import type { HandOffFormProps } from './callback-form.tsx';

type Form = ComponentType<HandOffFormProps>;

/** Loads the form that leaves a message for a person, which most visitors never need. */
const loadHandOff = (): Promise<Form> => import('./callback-parts.ts').then((module) => module.HandOffForm);

interface HandOffPlaceProps extends HandOffFormProps {
  /** The form cannot be loaded. */
  onUnavailable(): void;
}

/** The form's place in the conversation, at its end. */
export function HandOffPlace({ onUnavailable, ...props }: HandOffPlaceProps) {
  const [Form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let isGone = false;
    loadHandOff().then(
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
