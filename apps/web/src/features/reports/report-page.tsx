import type { WeekReport } from '@rxweb/contracts/reports';
import { isQuiet, weekText } from '@rxweb/domain/reports/figures';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { useCallback } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useLocation } from '../../navigation/location.ts';
import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { printIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { ChatFigures } from './chat-figures.tsx';
import { MailChoice } from './mail-choice.tsx';
import { OpenQuestions } from './open-questions.tsx';
import styles from './report-page.module.css';
import { weekHref, weekIn } from './report-path.ts';
import { useReportsApi } from './reports.api.ts';
import { RequestFigures } from './request-figures.tsx';
import { TimeFigures } from './time-figures.tsx';

/** What a week brought, beside the week before it. */
export function ReportPage({ role }: PageProps) {
  const texts = useReportsTexts();
  const api = useReportsApi();
  const week = weekIn(useLocation().search);
  const read = useCallback((options: ReadOptions) => api.week(week, options), [api, week]);
  const { data, isError, isFetching, isPending, refetch } = useQuery(read, { ...onRequest, isUserAction: true });
  return (
    <StaffPage
      title={texts.title}
      actions={
        <Button icon={printIcon} onClick={() => print()}>
          {texts.print}
        </Button>
      }
    >
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {isPending && <SkeletonLines label={texts.loading} count={8} />}
      {data && (
        <>
          <Weeks report={data} />
          <Figures report={data} />
          <OpenQuestions key={data.week} api={api} week={data.week} />
        </>
      )}
      {role === 'admin' && <MailChoice api={api} />}
    </StaffPage>
  );
}

function Weeks({ report: { week, lastWeek } }: { report: WeekReport }) {
  const texts = useReportsTexts();
  const language = useLanguage();
  return (
    <nav className={styles.weeks} aria-label={texts.weeks}>
      <h2 className={styles.week} aria-live="polite">
        {weekText(week, language)}
      </h2>
      <PageLink href={weekHref(addDays(week, -7))}>{texts.previous}</PageLink>
      {week <= lastWeek && <PageLink href={weekHref(addDays(week, 7))}>{texts.next}</PageLink>}
    </nav>
  );
}

function Figures({ report }: { report: WeekReport }) {
  const texts = useReportsTexts();
  const { week, lastWeek, figures, before, isCut } = report;
  const wasQuiet = isQuiet(figures);
  return (
    <>
      {week > lastWeek && <Notice tone="info">{texts.soFar}</Notice>}
      {isCut && <Notice tone="warning">{texts.cut}</Notice>}
      {wasQuiet && <p>{texts.quiet}</p>}
      {!(wasQuiet && isQuiet(before)) && (
        <div className={styles.figures}>
          <RequestFigures now={figures.requests} before={before.requests} />
          <TimeFigures now={figures} before={before} />
          <ChatFigures now={figures} before={before} />
        </div>
      )}
    </>
  );
}
