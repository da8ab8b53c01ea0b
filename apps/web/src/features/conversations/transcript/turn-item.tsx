import type { ConversationTurn } from '@rxweb/contracts/conversations';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { lazy, Suspense } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { AnswerText } from '../../../ui/answer/answer-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, fileIcon, peopleIcon, warnIcon } from '../../../ui/more-icons.ts';
import { isUrgent, modelText, tierText } from '../conversation-labels.ts';
import type { ConversationsApi } from '../conversations.api.ts';
import { signWords } from './sign-words.ts';
import styles from './transcript.module.css';
import { TurnFile } from './turn-file.tsx';

const SentToModel = lazy(async () => ({ default: (await import('./sent-to-model.tsx')).SentToModel }));

interface TurnItemProps {
  api: ConversationsApi;
  conversationId: string;
  turn: ConversationTurn;
}

export function TurnItem({ api, conversationId, turn }: TurnItemProps) {
  const store = useStore();
  const texts = useConversationsTexts();
  const { at, question, attachments, answer, language } = turn;
  return (
    <li className={styles.turn} data-turn={turn.id}>
      <div className={styles.asked}>
        <span className="visually-hidden">{texts.detail.visitorWrote}</span>
        {attachments.map((attachment, index) => (
          <TurnFile key={attachment.path} api={api} attachment={attachment} state={turn.fileStates[index]} />
        ))}
        {/* Never Markdown. */}
        {question !== '' && (
          <div className={cx(styles.bubble, styles.question)} lang={language} dir="auto">
            {question}
          </div>
        )}
        <p className={styles.meta}>
          <time dateTime={at}>{formatTime(store, new Date(at), texts.language)}</time>
          {language === 'es' && ` · ${texts.inSpanish}`}
        </p>
      </div>
      <div className={styles.answered}>
        <span className="visually-hidden">{texts.detail.assistantAnswered}</span>
        <CareLabels turn={turn} />
        <Reason turn={turn} />
        {answer !== '' && (
          <div className={cx(styles.bubble, styles.answer)}>
            <AnswerText text={answer} isStreaming={false} lang={language} />
          </div>
        )}
        <Origin turn={turn} />
        {turn.disclosures > 0 && (
          <Suspense>
            <SentToModel api={api} conversationId={conversationId} turnId={turn.id} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The card and the note that the visitor saw. */
function CareLabels({ turn: { care, careNote } }: { turn: ConversationTurn }) {
  const { care: cards, notes } = useConversationsTexts();
  return (
    <>
      {careNote !== null && (
        <p className={cx(styles.care, styles.soft)}>
          <Icon drawing={warnIcon} size={20} />
          {notes[careNote]}
        </p>
      )}
      {care !== null && (
        <p className={cx(styles.care, isUrgent(care) && styles.urgent)}>
          <Icon drawing={isUrgent(care) ? alertIcon : peopleIcon} size={20} />
          {cards[care]}
        </p>
      )}
    </>
  );
}

/** Why the safety check reacted: the deciding words of the message. */
function Reason({ turn }: { turn: ConversationTurn }) {
  const texts = useConversationsTexts();
  const tier = tierText(turn, texts);
  if (tier === null) return null;
  const { segment = '', signs = [], model } = turn.careReason ?? {};
  const strongest = signWords(signs, segment);
  return (
    <div className={styles.reason}>
      <p>{tier}</p>
      {segment !== '' && (
        <p>
          {texts.detail.matched} <q lang={turn.language}>{segment}</q>
        </p>
      )}
      {model && <p>{modelText(model, texts)}</p>}
      {strongest.length > 0 && <p>{texts.detail.strongest(strongest.join(', '))}</p>}
    </div>
  );
}

/** Who answered, the intent, the sources, and errors. */
function Origin({ turn: { answeredBy, intent, outcome, sources, state } }: { turn: ConversationTurn }) {
  const { answerers, outcomes, states, detail, language } = useConversationsTexts();
  const outcomeWords: Readonly<Record<string, string>> = outcomes;
  const trouble = state === 'complete' ? null : states[state];
  const facts = [
    answeredBy && answerers[answeredBy],
    outcome && outcomeWords[outcome],
    intent && detail.topic(intent),
  ].filter((fact) => fact !== null && fact !== undefined);
  return (
    <>
      {trouble && (
        <p className={cx(styles.meta, styles.trouble)}>
          <Icon drawing={warnIcon} size={18} />
          {trouble}
        </p>
      )}
      {facts.length > 0 && <p className={styles.meta}>{facts.join(' · ')}</p>}
      {sources.map(({ id, title, lastChecked }) => (
        <p key={id} className={cx(styles.meta, styles.source)}>
          <Icon drawing={fileIcon} size={18} />
          <span>
            <bdi>{title}</bdi>, {detail.checked(formatDate(lastChecked.slice(0, 10), language))}
          </span>
        </p>
      ))}
    </>
  );
}
