import { chatLimits } from '@rxweb/contracts/shared/limits';
import { useEffect, useId, useRef } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import field from '../../../ui/text-field.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { Confirmation } from '../chat-reducer.ts';
import styles from './callback-form.module.css';
import { useHandOff } from './use-callback-request.ts';

export interface HandOffFormProps {
  /** A message waits with staff already; another takes its place. */
  hasLeftMessage: boolean;
  /** The visitor asked for the form. */
  takesFocus: boolean;
  onLeft(said: Pick<Confirmation, 'text' | 'isMasked'>): void;
  onClose(): void;
}

/** Leaves a message for staff: whom to call back, and why. */
export function HandOffForm({ hasLeftMessage, takesFocus, onLeft, onClose }: HandOffFormProps) {
  const { texts, form, change, send, isSending, failure, refusedPhone } = useHandOff(onLeft);
  const isOnline = useOnline();
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const wrongPhone = form.phone.replace(/\D/g, '').length < 7 || form.phone === refusedPhone;
  // The store has refused the number: the field says so and takes the focus.
  useEffect(() => {
    if (refusedPhone !== null) formRef.current?.reportValidity();
  }, [refusedPhone]);
  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.text}>{hasLeftMessage ? texts.replaces : texts.text}</p>
      </div>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.pair}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          isRequired
          maxLength={chatLimits.maxNameChars}
          takesFocus={takesFocus}
          problem={form.name.trim() === '' ? texts.missing : null}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          isRequired
          maxLength={maxPhoneChars}
          problem={wrongPhone ? texts.wrongPhone : null}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <MessageField label={texts.message} hint={texts.optional} onChange={(message) => change({ message })} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" disabled={!isOnline} aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.send}
        </Button>
        <Button onClick={onClose}>{texts.notNow}</Button>
      </div>
      <p className={styles.emergency}>
        {texts.emergency} <a href="tel:911">{texts.call911}</a>.
      </p>
    </form>
  );
}

/** As the contract has it. */
const maxPhoneChars = 40;

interface MessageFieldProps {
  label: string;
  hint: string;
  onChange(text: string): void;
}

function MessageField({ label, hint, onChange }: MessageFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        id={id}
        name="message"
        rows={2}
        className={cx(field.input, styles.message)}
        maxLength={chatLimits.maxHandOffChars}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
    </div>
  );
}
