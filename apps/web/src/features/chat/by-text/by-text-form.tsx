import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { TextConsent } from '../../../ui/legal/text-consent.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../callback/callback-form.module.css';
import type { ChatFormProps } from '../chat-form-props.ts';
import { dropDraft, keepByTextDraft, openByTextDraft } from '../requests/request-draft.ts';
import { ByTextStatus } from './by-text-status.tsx';
import { useByText } from './use-by-text.ts';

type ByTextFormProps = Pick<ChatFormProps, 'takesFocus' | 'onShowForm' | 'onClose'>;

/** Takes the conversation on by text: the number and the consent, then what the phone said. */
export function ByTextForm({ takesFocus, onShowForm, onClose }: ByTextFormProps) {
  const byText = useByText();
  const { status, texts } = byText;
  const [isOther, setIsOther] = useState(false);
  const titleId = useId();
  const state = status?.state ?? 'none';
  const isGoing = state === 'confirmed' || (state === 'pending' && !isOther);
  const title = state === 'confirmed' ? texts.confirmedTitle : isGoing ? texts.pendingTitle : texts.title;
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!isGoing && <p className={styles.text}>{texts.text}</p>}
      </div>
      {byText.failure && (
        <Notice tone="danger" role="alert">
          {byText.failure}
        </Notice>
      )}
      {isGoing && status ? (
        <ByTextStatus status={status} byText={byText} onOther={() => setIsOther(true)} onClose={onClose} />
      ) : (
        <AskForm {...{ byText, takesFocus, onShowForm, onClose }} onAsked={() => setIsOther(false)} />
      )}
      <p className={styles.emergency}>
        {texts.emergency} <a href="tel:911">{texts.call911}</a>.
      </p>
    </section>
  );
}

interface AskFormProps extends ByTextFormProps {
  byText: ReturnType<typeof useByText>;
  onAsked(): void;
}

function AskForm({ byText, takesFocus, onAsked, onShowForm, onClose }: AskFormProps) {
  const { texts, status, isBusy, refusedPhone } = byText;
  const [phone, setPhone] = useState(openByTextDraft);
  useEffect(() => keepByTextDraft(phone), [phone]);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAgreementMissing, setIsAgreementMissing] = useState(false);
  const isOnline = useOnline();
  const formRef = useRef<HTMLFormElement>(null);
  // The store refused the number: focus the field with its error.
  useEffect(() => {
    if (refusedPhone !== null) formRef.current?.reportValidity();
  }, [refusedPhone]);
  const isPhoneWrong = phone.replace(/\D/g, '').length < 7 || phone === refusedPhone;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsAgreementMissing(!isAgreed);
    if (!isAgreed) return;
    if (!(await byText.ask(phone.trim()))) return;
    dropDraft('byText');
    onAsked();
  };
  return (
    <form ref={formRef} className={styles.fields} onSubmit={(event) => void send(event)}>
      {status?.state === 'ended' && <Notice tone="info">{texts.ended}</Notice>}
      {status?.state === 'expired' && <Notice tone="info">{texts.expired}</Notice>}
      <TextField
        label={texts.phone}
        name="by-text-phone"
        type="tel"
        autoComplete="tel"
        isRequired
        maxLength={40}
        takesFocus={takesFocus}
        defaultValue={phone}
        problem={isPhoneWrong ? texts.wrongPhone : null}
        onChange={setPhone}
      />
      <TextConsent kind="conversation" isChecked={isAgreed} onChange={setIsAgreed} />
      {isAgreementMissing && !isAgreed && (
        <Notice tone="warning" role="alert">
          {texts.agreeFirst}
        </Notice>
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" disabled={!isOnline} aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sending : texts.send}
        </Button>
        <Button onClick={() => onShowForm('callback')}>{texts.leaveMessage}</Button>
        <Button
          onClick={() => {
            dropDraft('byText');
            onClose();
          }}
        >
          {texts.notNow}
        </Button>
      </div>
    </form>
  );
}
