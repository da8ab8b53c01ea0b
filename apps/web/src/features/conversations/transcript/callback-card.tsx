import type { CallbackRequest } from '@rxweb/contracts/conversations';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { logFailure } from '../../../browser/log.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkCircleIcon, checkIcon, clockIcon, copyIcon, phoneIcon } from '../../../ui/more-icons.ts';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { dueText, pastText, whoText } from '../conversation-labels.ts';
import type { ConversationsApi } from '../conversations.api.ts';
import styles from './transcript.module.css';

interface CallbackCardProps {
  api: ConversationsApi;
  callback: CallbackRequest;
  ownId: string;
  now: Date;
  onMarked: (callback: CallbackRequest) => void;
}

/** A callback request: whom to call, why, until when, or who did it. */
export function CallbackCard({ api, callback, ownId, now, onMarked }: CallbackCardProps) {
  const store = useStore();
  const texts = useConversationsTexts();
  const { callback: words } = texts;
  const { isBusy, mark } = useMarkCallback(api, callback.id, onMarked);
  const { name, phone, message, textConsent, language, createdAt, doneAt, doneBy } = callback;
  const due = dueText(store, callback, now, texts);
  return (
    <section className={cx(styles.handOff, doneAt !== null && styles.done)} aria-label={words.label(name)}>
      <h3>{name}</h3>
      {doneAt === null && (
        <p className={cx(styles.due, styles[due.tone])}>
          <Icon drawing={clockIcon} size={20} />
          {due.words}
        </p>
      )}
      {message !== '' && (
        <blockquote className={styles.message} lang={language} dir="auto">
          {message}
        </blockquote>
      )}
      <p className={styles.meta}>
        {words.left(pastText(store, new Date(createdAt), now, texts))}
        {language === 'es' && ` · ${words.speaksSpanish}`}
      </p>
      {textConsent !== null && (
        <details>
          <summary className={styles.agreed}>{words.agreed}</summary>
          <p className={styles.meta} lang={language}>
            {textConsent}
          </p>
        </details>
      )}
      {doneAt !== null && (
        <p className={styles.doneWords} role="status">
          <Icon drawing={checkCircleIcon} size={20} />
          {words.doneBy(whoText(doneBy, ownId, texts), pastText(store, new Date(doneAt), now, texts))}
        </p>
      )}
      <div className={styles.acts}>
        <ButtonLink variant={doneAt === null ? 'primary' : 'secondary'} icon={phoneIcon} href={telHref(phone)}>
          {formatPhone(phone)}
        </ButtonLink>
        <CopyNumber phone={formatPhone(phone)} />
        <PersonLink place="conversation" id={callback.conversationId} />
        {doneAt === null ? (
          <Button icon={checkIcon} aria-disabled={isBusy} onClick={() => void mark(true)}>
            {words.done}
          </Button>
        ) : (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void mark(false)}>
            {words.undo}
          </Button>
        )}
      </div>
    </section>
  );
}

function useMarkCallback(api: ConversationsApi, id: string, onMarked: CallbackCardProps['onMarked']) {
  const { callback: words } = useConversationsTexts();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const mark = async (done: boolean) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      onMarked(await api.markCallback(id, done));
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      await showAlert(isConflict ? words.newer : words.notSaved);
    }
    isRunning.current = false;
    setIsBusy(false);
  };
  return { isBusy, mark };
}

function CopyNumber({ phone }: { phone: string }) {
  const { callback: words } = useConversationsTexts();
  const [isCopied, setIsCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(phone).then(
      () => setIsCopied(true),
      (error: unknown) => logFailure('The number was not copied', error),
    );
  return (
    <>
      <Button icon={isCopied ? checkIcon : copyIcon} onClick={copy} onBlur={() => setIsCopied(false)}>
        {words.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && words.copied}
      </span>
    </>
  );
}
