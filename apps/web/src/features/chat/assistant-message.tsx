import type { Source } from '@rxweb/contracts/chat';
import type { Language } from '@rxweb/contracts/shared/language';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { useChatTexts } from '../../texts/use-chat-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { useUiTexts } from '../../texts/use-ui-texts.ts';
import { AnswerText } from '../../ui/answer-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { plainText } from '../../ui/markdown-blocks.ts';
import { alertIcon, fileIcon, mortarIcon, refreshIcon } from '../../ui/more-icons.ts';
import { CareCard } from './cards/care-card.tsx';
import { EmergencyNumbers } from './cards/emergency-numbers.tsx';
import type { ChatMessage } from './chat-reducer.ts';
import styles from './message.module.css';
import { Suggestions } from './suggestions.tsx';
import { checkedText, timeText } from './when-text.ts';

interface AssistantMessageProps {
  message: ChatMessage;
  /** Undefined while another answer is coming. */
  onAskAgain: ((id: string) => void) | undefined;
  /** Undefined when there is a newer answer. */
  onAsk: ((text: string) => void) | undefined;
}

/** An answer: sender, care card, text, sources and actions. */
export function AssistantMessage({ message, onAskAgain, onAsk }: AssistantMessageProps) {
  const { chat } = useChatTexts();
  const { common } = useUiTexts();
  const { care, isError, isStreaming, cut, suggestions } = message;
  const isUrgent = care !== undefined && care.tier !== 'pharmacist';
  const words = textBesideCard(message);
  const lang = useForeignLanguage(message);
  return (
    <li
      className={cx(styles.message, styles.assistant, isUrgent && styles.urgent)}
      aria-busy={isStreaming || undefined}
    >
      <Sender message={message} isUrgent={isUrgent} isNotice={care !== undefined && (words === '' || isError)} />
      {care && (
        <div role="alert">
          <CareCard card={care} />
        </div>
      )}
      {isError ? <ErrorBubble message={message} /> : <Bubble message={message} words={words} />}
      {message.isUnchecked && !care && <EmergencyNumbers />}
      {cut && <p className={styles.cut}>{cut === 'stopped' ? chat.youStopped : chat.interrupted}</p>}
      <div className={styles.actions}>
        {words !== '' && !isStreaming && !isError && (
          <CopyButton label={chat.copyAnswer} text={plainText(words)} copied={chat.copied} />
        )}
        {(isError || cut) && onAskAgain && (
          <Button variant="quiet" icon={refreshIcon} onClick={() => onAskAgain(message.id)}>
            {common.tryAgain}
          </Button>
        )}
      </div>
      {suggestions && onAsk && !isStreaming && <Suggestions suggestions={suggestions} lang={lang} onAsk={onAsk} />}
    </li>
  );
}

/** Care card text also comes as plain text for clients without cards; the card already shows it. */
function textBesideCard({ text, care }: ChatMessage): string {
  const heading = `**${care?.title}**`;
  const isTheCard = care && (text.startsWith(heading) || heading.startsWith(text));
  return isTheCard ? '' : text;
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
      {sources && sources.length > 0 && words !== '' && <Sources sources={sources} />}
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
      {sources.map(({ id, title, lastChecked }) => (
        <span key={id} className={styles.source}>
          <Icon drawing={fileIcon} size={18} />
          {title} <span>{checkedText(lastChecked, today, texts, language)}</span>
        </span>
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
    </div>
  );
}

/** Set when the page's language has changed since, so screen readers pronounce the answer right. */
function useForeignLanguage({ language }: ChatMessage): Language | undefined {
  return language === useLanguage() ? undefined : language;
}
