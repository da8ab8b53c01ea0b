import type { QuestionGroup } from '@rxweb/contracts/knowledge';
import { pageIdOf } from '@rxweb/domain/knowledge/page-id';
import { useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useKnowledgeApi } from '../knowledge.api.ts';
import styles from '../knowledge.module.css';
import { KnowledgeNav } from '../knowledge-nav.tsx';
import { pageHref } from '../knowledge-paths.ts';
import { startPage } from '../started-page.ts';

const titleChars = 80;

/** Unanswered questions by meaning. One press starts a page with the visitors' own words. */
export function QuestionsPage({ navigate }: PageProps) {
  const texts = useKnowledgeTexts();
  const api = useKnowledgeApi();
  const { data, isError, isFetching, isPending, refetch, setData } = useQuery(api.groups, { isUserAction: true });
  const [settled, setSettled] = useState<number | null>(null);
  const make = ({ examples, language }: QuestionGroup) => {
    const title = (examples[0] ?? '').slice(0, titleChars);
    const id = pageIdOf(title) || 'new-page';
    startPage(id, { title, questions: examples });
    navigate(pageHref(id, language));
  };
  const dismiss = async ({ turnIds }: QuestionGroup) => {
    const { settled: count } = await api.settle(turnIds);
    setData((known) => known && { ...known, groups: known.groups.filter((group) => group.turnIds !== turnIds) });
    setSettled(count);
  };
  return (
    <StaffPage title={texts.title} text={texts.intro}>
      <KnowledgeNav />
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      <div role="status">
        {settled !== null && <Notice tone="positive">{texts.questions.dismissed(settled)}</Notice>}
      </div>
      {isPending && <SkeletonLines label={texts.loading} count={6} />}
      {data && (
        <section aria-label={texts.questions.title} className={styles.card}>
          <header className={styles.cardHead}>
            <h2 className={styles.panelTitle}>{texts.questions.title}</h2>
            <p className={styles.sub}>{texts.questions.hint}</p>
          </header>
          {data.groups.length === 0 && <p className={styles.empty}>{texts.questions.none}</p>}
          <ul className={styles.groups}>
            {data.groups.map((group) => (
              <Group
                key={group.turnIds[0]}
                group={group}
                onMake={() => make(group)}
                onAdd={(id) => navigate(pageHref(id, group.language))}
                onDismiss={() => dismiss(group)}
              />
            ))}
          </ul>
          {!data.isComplete && <p className={styles.foot}>{texts.questions.more}</p>}
        </section>
      )}
    </StaffPage>
  );
}

interface GroupProps {
  group: QuestionGroup;
  onMake: () => void;
  onAdd: (id: string) => void;
  onDismiss: () => Promise<void>;
}

function Group({ group: { turnIds, examples, language, nearest }, onMake, onAdd, onDismiss }: GroupProps) {
  const { questions: texts, failed } = useKnowledgeTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const dismiss = async () => {
    setIsBusy(true);
    await onDismiss().catch(() => {
      setHasFailed(true);
      setIsBusy(false);
    });
  };
  return (
    <li className={styles.group}>
      <p className={styles.strong}>{texts.count(turnIds.length)}</p>
      <ul className={styles.examples} lang={language}>
        {examples.map((example) => (
          <li key={example} dir="auto">
            {example}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={onMake} aria-label={`${texts.make}: ${examples[0]}`}>
          {texts.make}
        </Button>
        {nearest && (
          <Button variant="quiet" onClick={() => onAdd(nearest)}>
            {texts.add(nearest)}
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={`${texts.dismiss}: ${examples[0]}`}
          onClick={() => void dismiss()}
        >
          {texts.dismiss}
        </Button>
      </div>
      {hasFailed && <Notice tone="danger">{failed}</Notice>}
    </li>
  );
}
