import type { OpenQuestion } from '@rxweb/contracts/conversations';
import { Fragment, type RefObject, useCallback, useMemo, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { rowTime } from '../../../format/row-time.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { checkIcon } from '../../../ui/more-icons.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useVirtualRows } from '../../../ui/virtual-rows.tsx';
import type { ConversationsApi } from '../conversations.api.ts';
import { type ReadList, useListQuery } from '../use-list-query.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import styles from './list.module.css';
import { ListFoot } from './list-foot.tsx';

interface QuestionListProps {
  api: ConversationsApi;
  current: string | null;
  now: Date;
  /** The scroll container. */
  scroll: RefObject<HTMLDivElement | null>;
  onOpen: (conversationId: string) => void;
  onDismissed: () => void;
}

const idOf = ({ turnId }: OpenQuestion) => turnId;

/** Unanswered questions, newest first. */
export function QuestionList({ api, current, now, scroll, onOpen, onDismissed }: QuestionListProps) {
  const { questions: texts } = useConversationsTexts();
  const read: ReadList<OpenQuestion> = useCallback(
    async (before, options) => {
      const { questions, next } = await api.questions(before, options);
      return { items: questions, next };
    },
    [api],
  );
  const query = useListQuery(read, idOf);
  const { data: pages, isPending, isError, isFetching, isOnline, refetch, remove } = query;
  const [dismissing, setDismissing] = useState<OpenQuestion | null>(null);
  const dismiss = async ({ turnId }: OpenQuestion) => {
    setDismissing(null);
    try {
      await api.dismissQuestion(turnId);
      remove(turnId);
      onDismissed();
    } catch {
      await showAlert(texts.notResolved);
    }
  };
  return (
    <>
      <p className={styles.hint}>
        <AppLink href="/app/knowledge/questions">{texts.knowledge}</AppLink> {texts.groups}
      </p>
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch} isInset>
          {texts.failed}
        </RetryNotice>
      )}
      {isPending && isOnline && <SkeletonLines label={texts.loading} count={6} />}
      {pages?.items.length === 0 && (
        <p className={styles.empty} role="status">
          {texts.none}
        </p>
      )}
      {pages && pages.items.length > 0 && (
        <Questions
          questions={pages.items}
          current={current}
          now={now}
          scroll={scroll}
          onOpen={onOpen}
          onDismiss={setDismissing}
        />
      )}
      <ListFoot query={query} />
      {dismissing && (
        <DismissDialog
          question={dismissing.text}
          onDismiss={() => void dismiss(dismissing)}
          onClose={() => setDismissing(null)}
        />
      )}
    </>
  );
}

interface QuestionsProps extends Pick<QuestionListProps, 'current' | 'now' | 'scroll' | 'onOpen'> {
  questions: readonly OpenQuestion[];
  onDismiss: (question: OpenQuestion) => void;
}

function Questions({ questions, current, now, scroll, onOpen, onDismiss }: QuestionsProps) {
  const { questions: texts } = useConversationsTexts();
  const keys = useMemo(() => questions.map(idOf), [questions]);
  const { list, rows, endGap, isWindowed } = useVirtualRows<HTMLUListElement>(keys, { scroll });
  return (
    <ul ref={list} className={styles.rows} aria-label={texts.label}>
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
              onDismiss={() => onDismiss(question)}
            />
          </Fragment>
        );
      })}
      {endGap > 0 && <li aria-hidden="true" style={{ height: endGap }} />}
    </ul>
  );
}

interface QuestionProps {
  place: { 'data-row': string; 'aria-setsize'?: number; 'aria-posinset'?: number };
  question: OpenQuestion;
  isCurrent: boolean;
  now: Date;
  onOpen: (conversationId: string) => void;
  onDismiss: () => void;
}

function Question({ place, question, isCurrent, now, onOpen, onDismiss }: QuestionProps) {
  const store = useStore();
  const { questions: texts, language: shown, inSpanish } = useConversationsTexts();
  const { conversationId, text, language, at, turnId } = question;
  const words = text.trim() || texts.fileOnly;
  return (
    <li {...place} className={cx(styles.openQuestion, isCurrent && styles.current)}>
      <p id={`question-${turnId}`} className={styles.questionText} lang={text.trim() ? language : shown} dir="auto">
        {words}
      </p>
      <p className={styles.when}>
        <time dateTime={at}>{rowTime(store, new Date(at), now, shown)}</time>
        {language === 'es' && ` · ${inSpanish}`}
        {conversationId === null && ` · ${texts.noConversation}`}
      </p>
      <div className={styles.acts}>
        <Button variant="quiet" icon={checkIcon} aria-describedby={`question-${turnId}`} onClick={onDismiss}>
          {texts.resolved}
        </Button>
        {conversationId && (
          <Button
            variant="quiet"
            aria-describedby={`question-${turnId}`}
            aria-current={isCurrent || undefined}
            onClick={() => onOpen(conversationId)}
          >
            {texts.open}
          </Button>
        )}
      </div>
    </li>
  );
}
