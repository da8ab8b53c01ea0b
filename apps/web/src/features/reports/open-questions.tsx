import { useCallback } from 'react';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import styles from './figures.module.css';
import type { ReportsApi } from './reports.api.ts';

const questionsPath = '/app/knowledge/questions';

/** The newest questions of the week that no page answers yet. Nothing without any. */
export function OpenQuestions({ api, week }: { api: ReportsApi; week: string }) {
  const { questions: texts } = useReportsTexts();
  const read = useCallback((options: ReadOptions) => api.questions(week, options), [api, week]);
  const { data, isError, isFetching, refetch } = useQuery(read, { ...onRequest, isUserAction: true });
  if (isError)
    return (
      <RetryNotice isLoading={isFetching} onRetry={refetch}>
        {texts.failed}
      </RetryNotice>
    );
  if (!data || data.groups.length === 0) return null;
  return (
    <Panel title={texts.title} action={<PageLink href={questionsPath}>{texts.all}</PageLink>}>
      <ul className={styles.questions}>
        {data.groups.map(({ example, language, count }) => (
          <li key={example} className={styles.question}>
            <span lang={language} dir="auto">
              {example}
            </span>
            <span className={styles.before}>{texts.count(count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
