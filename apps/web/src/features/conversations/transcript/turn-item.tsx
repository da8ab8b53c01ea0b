import type { ConversationTurn } from '@rxweb/contracts/conversations';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { lazy, Suspense } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { AnswerText } from '../../../ui/answer/answer-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, fileIcon, peopleIcon, warnIcon } from '../../../ui/more-icons.ts';
import {
  answererLabels,
  careLabels,
  isUrgent,
  modelText,
  noteLabels,
  outcomeLabels,
  stateLabels,
  tierText,
} from '../conversation-labels.ts';
import type { ConversationsApi } from '../conversations.api.ts';
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
  const { at, question, attachments, answer, language } = turn;
  return (
    <li className={styles.turn} data-turn={turn.id}>
      <div className={styles.asked}>
        <span className="visually-hidden">The visitor wrote:</span>
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
          <time dateTime={at}>{formatTime(store, new Date(at))}</time>
          {language === 'es' && ' · in Spanish'}
        </p>
      </div>
      <div className={styles.answered}>
        <span className="visually-hidden">The assistant answered:</span>
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
  return (
    <>
      {careNote !== null && (
        <p className={cx(styles.care, styles.soft)}>
          <Icon drawing={warnIcon} size={20} />
          {noteLabels[careNote]}
        </p>
      )}
      {care !== null && (
        <p className={cx(styles.care, isUrgent(care) && styles.urgent)}>
          <Icon drawing={isUrgent(care) ? alertIcon : peopleIcon} size={20} />
          {careLabels[care]}
        </p>
      )}
    </>
  );
}

/** Why the safety check reacted: the deciding words of the message. */
function Reason({ turn }: { turn: ConversationTurn }) {
  const tier = tierText(turn);
  if (tier === null) return null;
  const { segment = '', signs = [], model } = turn.careReason ?? {};
  return (
    <div className={styles.reason}>
      <p>{tier}</p>
      {segment !== '' && (
        <p>
          Matched: <q lang={turn.language}>{segment}</q>
        </p>
      )}
      {model && <p>{modelText(model)}</p>}
      {signs.length > 0 && <p>Strongest words: {signs.join(', ')}</p>}
    </div>
  );
}

/** Who answered, the intent, the sources, and errors. */
function Origin({ turn: { answeredBy, intent, outcome, sources, state } }: { turn: ConversationTurn }) {
  const facts = [
    answeredBy && answererLabels[answeredBy],
    outcome && outcomeLabels[outcome],
    intent && `Topic: ${intent}`,
  ].filter((fact) => fact !== null && fact !== undefined);
  return (
    <>
      {stateLabels[state] && (
        <p className={cx(styles.meta, styles.trouble)}>
          <Icon drawing={warnIcon} size={18} />
          {stateLabels[state]}
        </p>
      )}
      {facts.length > 0 && <p className={styles.meta}>{facts.join(' · ')}</p>}
      {sources.map(({ id, title, lastChecked }) => (
        <p key={id} className={styles.meta}>
          <Icon drawing={fileIcon} size={18} />
          {title}, checked {formatDate(lastChecked.slice(0, 10))}
        </p>
      ))}
    </>
  );
}
