import type { OpenQuestion } from '@rxweb/contracts/conversations';
import { Fragment, type RefObject, useMemo, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { rowTime } from '../../../format/row-time.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { checkIcon } from '../../../ui/more-icons.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useVirtualRows } from '../../../ui/virtual-rows.tsx';
import type { Asking, ConversationsApi } from '../conversations.api.ts';
import { usePages } from '../use-pages.ts';
import { SettleDialog } from './dismiss-dialog.tsx';
import styles from './list.module.css';
import { ListFoot } from './list-foot.tsx';

interface QuestionListProps {
  api: ConversationsApi;
  current: string | null;
  now: Date;
  /** What the list scrolls in. */
  scroll: RefObject<HTMLDivElement | null>;
  onOpen: (conversationId: string) => void;
  onSettled: () => void;
}

const idOf = ({ turnId }: OpenQuestion) => turnId;

/** The questions that had no answer, newest first, and where an answer is written. */
export function QuestionList({ api, current, now, scroll, onOpen, onSettled }: QuestionListProps) {
  const read = useMemo(
    () => async (before: string | null, asking: Asking) => {
      const { questions, next } = await api.questions(before, asking);
      return { items: questions, next };
    },
    [api],
  );
  const { pages, hasFailed, isLoading, isOnline, refresh, older, remove } = usePages<OpenQuestion>(read, idOf);
  const [settling, setSettling] = useState<OpenQuestion | null>(null);
  const settle = async ({ turnId }: OpenQuestion) => {
    setSettling(null);
    try {
      await api.settle(turnId);
      remove(turnId);
      onSettled();
    } catch {
      await showAlert('The question was not settled. Please try again.');
    }
  };
  return (
    <>
      <p className={styles.hint}>
        Write the answer as a page of knowledge; <code>docs/knowledge.md</code> says how. The assistant has it at once.
      </p>
      {hasFailed && isOnline && (
        <RetryNotice isLoading={isLoading} onRetry={refresh} isInset>
          The questions could not be read.
        </RetryNotice>
      )}
      {!pages && !hasFailed && isOnline && <SkeletonLines label="Loading the questions" count={6} />}
      {pages?.items.length === 0 && (
        <p className={styles.empty} role="status">
          Every question had an answer.
        </p>
      )}
      {pages && pages.items.length > 0 && (
        <Questions
          questions={pages.items}
          current={current}
          now={now}
          scroll={scroll}
          onOpen={onOpen}
          onSettle={setSettling}
        />
      )}
      <ListFoot isOnline={isOnline} hasData={pages !== null}>
        {pages?.next && (
          <Button variant="quiet" aria-disabled={isLoading} onClick={() => isLoading || older()}>
            {isLoading ? 'Loading…' : 'Show older'}
          </Button>
        )}
      </ListFoot>
      {settling && (
        <SettleDialog
          question={settling.text}
          onSettle={() => void settle(settling)}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  );
}

interface QuestionsProps extends Pick<QuestionListProps, 'current' | 'now' | 'scroll' | 'onOpen'> {
  questions: readonly OpenQuestion[];
  onSettle: (question: OpenQuestion) => void;
}

function Questions({ questions, current, now, scroll, onOpen, onSettle }: QuestionsProps) {
  const keys = useMemo(() => questions.map(idOf), [questions]);
  const { list, rows, endGap, isWindowed } = useVirtualRows<HTMLUListElement>(keys, { scroll });
  return (
    <ul ref={list} className={styles.rows} aria-label="Questions without an answer">
      {rows.map(({ index, gap }) => {
        const question = questions[index];
        if (!question) return null;
        return (
          <Fragment key={question.turnId}>
            {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
            <Question
              place={{
                'data-row': question.turnId,
                ...(isWindowed && { 'aria-setsize': questions.length, 'aria-posinset': index + 1 }),
              }}
              question={question}
              isCurrent={question.conversationId !== null && question.conversationId === current}
              now={now}
              onOpen={onOpen}
              onSettle={() => onSettle(question)}
            />
          </Fragment>
        );
      })}
      {endGap > 0 && <li aria-hidden="true" style={{ height: endGap }} />}
    </ul>
  );
}

interface QuestionProps {
  /** What its `li` carries. */
  place: { 'data-row': string; 'aria-setsize'?: number; 'aria-posinset'?: number };
  question: OpenQuestion;
  isCurrent: boolean;
  now: Date;
  onOpen: (conversationId: string) => void;
  onSettle: () => void;
}

function Question({ place, question, isCurrent, now, onOpen, onSettle }: QuestionProps) {
  const store = useStore();
  const { conversationId, text, language, at, turnId } = question;
  const words = text.trim() || 'A file without words';
  return (
    <li {...place} className={cx(styles.openQuestion, isCurrent && styles.current)}>
      <p id={`question-${turnId}`} className={styles.questionText} lang={language} dir="auto">
        {words}
      </p>
      <p className={styles.when}>
        <time dateTime={at}>{rowTime(store, new Date(at), now)}</time>
        {language === 'es' && ' · in Spanish'}
        {conversationId === null && ' · without a conversation'}
      </p>
      <div className={styles.acts}>
        <Button variant="quiet" icon={checkIcon} aria-describedby={`question-${turnId}`} onClick={onSettle}>
          Settled
        </Button>
        {conversationId && (
          <Button
            variant="quiet"
            aria-describedby={`question-${turnId}`}
            aria-current={isCurrent || undefined}
            onClick={() => onOpen(conversationId)}
          >
            Open conversation
          </Button>
        )}
      </div>
    </li>
  );
}
