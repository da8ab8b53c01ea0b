import type { Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import type { FormValues } from '@rxweb/domain/requests/form/form-fields';
import { careCardText } from '@rxweb/domain/safety/care-card-text';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { telHref } from '@rxweb/domain/text/phone-text';
import { Fragment, lazy, Suspense } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { useUiTexts } from '../../texts/use/use-ui-texts.ts';
import { AnswerText } from '../../ui/answer/answer-text.tsx';
import { plainText } from '../../ui/answer/markdown-blocks.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { alertIcon, externalIcon, fileIcon, mortarIcon, phoneIcon, refreshIcon } from '../../ui/more-icons.ts';
import { CareCard } from './cards/care-card.tsx';
import { CareNote } from './cards/care-note.tsx';
import { EmergencyNumbers } from './cards/emergency-numbers.tsx';
import type { ChatFormName } from './chat-parts.ts';
import { type ChatMessage, shownNote } from './chat-reducer.ts';
import styles from './message.module.css';
import { Suggestions } from './suggestions.tsx';
import { checkedText, timeText } from './when-text.ts';

/** Only answers that a language model was asked for need it. */
const SentToModel = lazy(async () => ({ default: (await import('./cards/sent-to-model.tsx')).SentToModel }));

interface AssistantMessageProps {
  message: ChatMessage;
  /** Undefined while another answer is coming. */
  onAskAgain: ((id: string) => void) | undefined;
  /** Undefined when there is a newer answer. */
  onAsk: ((text: string) => void) | undefined;
  /** Undefined when there is a newer answer, or another one is coming. */
  onSetAside: ((id: string) => void) | undefined;
  /** Undefined when the offered form is open, or the callback was asked for. */
  onShowForm: ((form: ChatFormName, said?: FormValues) => void) | undefined;
}

/** An answer: sender, note, care card, text, sources and actions. */
export function AssistantMessage({ message, onAskAgain, onAsk, onSetAside, onShowForm }: AssistantMessageProps) {
  const { chat } = useChatTexts();
  const { common } = useUiTexts();
  const { care, isError, isStreaming, cut, suggestions, offeredForm } = message;
  const note = shownNote(message);
  const isUrgent = care !== undefined && care.tier !== 'pharmacist';
  const words = textBesideCard(message);
  const lang = useForeignLanguage(message);
  return (
    <li
      className={cx(styles.message, styles.assistant, isUrgent && styles.urgent)}
      aria-busy={isStreaming || undefined}
      // The answer to a question asked again.
      data-turn={message.isNotEmergency ? '' : undefined}
    >
      <Sender message={message} isUrgent={isUrgent} isNotice={care !== undefined && (words === '' || isError)} />
      {note && <CareNote note={note} />}
      {care && (
        <div role="alert">
          <CareCard card={care} />
        </div>
      )}
      {isUrgent && <NotEmergency message={message} onSetAside={onSetAside} />}
      {isError ? <ErrorBubble message={message} /> : <Bubble message={message} words={words} />}
      {message.isUnchecked && !care && <EmergencyNumbers />}
      {cut && <p className={styles.cut}>{cut === 'stopped' ? chat.youStopped : chat.interrupted}</p>}
      <div className={styles.actions}>
        {words !== '' && !isStreaming && !isError && (
          <CopyButton label={chat.copyAnswer} text={plainText(words)} copied={chat.copied} />
        )}
        {offeredForm && onShowForm && !isStreaming && (
          <Button
            {...(offeredForm === 'callback' && { icon: phoneIcon })}
            onClick={() => onShowForm(offeredForm, message.said)}
          >
            {chat.forms[offeredForm]}
          </Button>
        )}
        {(isError || cut) && onAskAgain && (
          <Button variant="quiet" icon={refreshIcon} onClick={() => onAskAgain(message.id)}>
            {common.tryAgain}
          </Button>
        )}
      </div>
      {message.disclosureId && !isStreaming && (
        <Suspense>
          <SentToModel id={message.disclosureId} />
        </Suspense>
      )}
      {suggestions && onAsk && !isStreaming && <Suggestions suggestions={suggestions} lang={lang} onAsk={onAsk} />}
    </li>
  );
}

/** Care card text also comes as plain text for clients without cards; the card already shows it. What follows is the answer's. */
function textBesideCard({ text, care }: ChatMessage): string {
  if (!care) return text;
  const shown = careCardText(care);
  if (text.startsWith(shown)) return text.slice(shown.length).trim();
  const heading = `**${care.title}**`;
  return text.startsWith(heading) || heading.startsWith(text) ? '' : text;
}

/** A quiet way out of a card for 911, Poison Control or 988: the same question gets an answer. Not for a danger found in a file. */
function NotEmergency({ message, onSetAside }: Pick<AssistantMessageProps, 'message' | 'onSetAside'>) {
  const { chat } = useChatTexts();
  if (message.isSetAside) return <p className={styles.cut}>{chat.saidNotEmergency}</p>;
  if (message.care?.isFromFile || !onSetAside || message.isStreaming) return null;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={() => onSetAside(message.id)}>
        {chat.notEmergency}
      </Button>
    </div>
  );
}

interface SenderProps {
  message: ChatMessage;
  isUrgent: boolean;
  /** Card only: the fixed check speaks, not the assistant. */
  isNotice: boolean;
}

/** The AI assistant, or the fixed check. */
function Sender({ message, isUrgent, isNotice }: SenderProps) {
  const { chat } = useChatTexts();
  const language = useLanguage();
  return (
    <p className={styles.from}>
      <span className={styles.mark}>
        <Icon drawing={isUrgent ? alertIcon : mortarIcon} />
      </span>
      {isNotice ? chat.safetyNotice : chat.assistant}
      {!isNotice && <span className={styles.tag}>{chat.ai}</span>}
      {message.isStreaming ? (
        <span className={styles.state}>{chat.answering}</span>
      ) : (
        <time dateTime={new Date(message.at).toISOString()}>{timeText(message.at, language)}</time>
      )}
    </p>
  );
}

function Bubble({ message, words }: { message: ChatMessage; words: string }) {
  const { isStreaming, care, sources } = message;
  const lang = useForeignLanguage(message);
  if (words === '' && (care || !isStreaming)) return null;
  return (
    <div className={cx(styles.bubble, styles.bubbleAssistant)}>
      {words === '' ? (
        <span className={styles.dots}>
          <i />
          <i />
          <i />
        </span>
      ) : (
        <AnswerText text={words} isStreaming={isStreaming} lang={lang} />
      )}
      {/* Not while the text above still grows. */}
      {sources && sources.length > 0 && words !== '' && !isStreaming && <Sources sources={sources} />}
    </div>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const texts = useChatTexts();
  const language = useLanguage();
  const today = storeDate(useStore(), new Date());
  return (
    <div className={styles.foot}>
      <span>{texts.chat.from}</span>
      {sources.map(({ id, title, lastChecked, page }) => (
        <Fragment key={id}>
          <span className={styles.source}>
            <Icon drawing={fileIcon} size={18} />
            {title} <span>{checkedText(lastChecked, today, texts, language)}</span>
          </span>
          {page && (
            <a className={styles.source} href={page.url} target="_blank" rel="noopener noreferrer">
              <Icon drawing={externalIcon} size={18} />
              {page.name}
            </a>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function ErrorBubble({ message }: { message: ChatMessage }) {
  return (
    <div className={cx(styles.bubble, styles.bubbleError)} lang={useForeignLanguage(message)}>
      <p className={styles.errorText}>
        <Icon drawing={alertIcon} />
        <span>{message.text}</span>
      </p>
      {message.advice && <Advice advice={message.advice} />}
    </div>
  );
}

/** When to try again, and the phone for who cannot wait. */
function Advice({ advice }: { advice: string }) {
  const { phone } = useStore();
  const { errors } = useChatTexts();
  return (
    <p className={styles.advice}>
      {advice} {errors.orCall} <a href={telHref(phone)}>{formatPhone(phone)}</a>.
    </p>
  );
}

/** Set when the page's language has changed since, so screen readers pronounce the answer right. */
function useForeignLanguage({ language }: ChatMessage): Language | undefined {
  return language === useLanguage() ? undefined : language;
}
