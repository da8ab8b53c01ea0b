import { chatLimits } from '@rxweb/contracts/shared/limits';
import { useEffect, useId, useRef } from 'react';
import { useBoot } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { TextConsent } from '../../../ui/legal/text-consent.tsx';
import { Notice } from '../../../ui/notice.tsx';
import field from '../../../ui/text-field.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { ChatFormProps } from '../chat-form-props.ts';
import styles from './callback-form.module.css';
import { useCallbackRequest } from './use-callback-request.ts';

/** Requests a callback: whom to call, and why. */
export function CallbackForm(props: ChatFormProps) {
  const { wasLeft, takesFocus, onLeft, onShowForm, onClose } = props;
  const request = useCallbackRequest(onLeft, onClose);
  const { texts, form, change, send, isSending, failure, refusedPhone } = request;
  const isOnline = useOnline();
  const { hasNoCarrier } = useBoot();
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  // The store refused the number: focus the field with its error.
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
        <p className={styles.text}>{wasLeft ? texts.replaces : texts.text}</p>
      </div>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <ContactFields request={request} takesFocus={takesFocus} />
      <TextConsent kind="request" isChecked={form.mayText} onChange={(mayText) => change({ mayText })} />
      <MessageField
        label={texts.message}
        hint={texts.optional}
        text={form.message}
        onChange={(message) => change({ message })}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" disabled={!isOnline} aria-disabled={isSending || undefined}>
          {isSending ? texts.sending : texts.send}
        </Button>
        {!hasNoCarrier && <Button onClick={() => onShowForm('by_text')}>{texts.byText}</Button>}
        <Button onClick={request.cancel}>{texts.notNow}</Button>
      </div>
      <p className={styles.emergency}>
        {texts.emergency} <a href="tel:911">{texts.call911}</a>.
      </p>
    </form>
  );
}

interface ContactFieldsProps {
  request: ReturnType<typeof useCallbackRequest>;
  takesFocus: boolean;
}

function ContactFields({ request: { texts, form, change, refusedPhone }, takesFocus }: ContactFieldsProps) {
  const isPhoneWrong = form.phone.replace(/\D/g, '').length < 7 || form.phone === refusedPhone;
  return (
    <div className={styles.pair}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        isRequired
        maxLength={chatLimits.maxNameChars}
        takesFocus={takesFocus}
        defaultValue={form.name}
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
        defaultValue={form.phone}
        problem={isPhoneWrong ? texts.wrongPhone : null}
        onChange={(phone) => change({ phone })}
      />
    </div>
  );
}

/** Same as the contract. */
const maxPhoneChars = 40;

interface MessageFieldProps {
  label: string;
  hint: string;
  text: string;
  onChange(text: string): void;
}

function MessageField({ label, hint, text, onChange }: MessageFieldProps) {
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
        defaultValue={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
    </div>
  );
}
