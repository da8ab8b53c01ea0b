import { denialReports, reportsNaming, reportText } from '@rxweb/domain/shoes/denials/denial-reports';
import { denialTexts } from '@rxweb/domain/shoes/denials/denial-texts';
import { useCallback } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import { caseHref } from '../shoe-paths.ts';
import { type ShoeDenials, type ShoesApi, useShoesApi } from '../shoes.api.ts';
import { ShoesNav } from '../shoes-nav.tsx';
import styles from './denials-page.module.css';
import { ExportDenials } from './export-denials.tsx';

/** What the store's cases would be denied for, by what contractors report (domain facts 2, F9 and F10). */
export function DenialsPage() {
  const api = useShoesApi();
  const { denials, isError, isFetching, isOnline, refetch } = useDenials(api);
  return (
    <StaffPage
      title="Shoe denials"
      text="What reviewers deny shoe claims for, and how many of your cases have it."
      actions={
        <>
          <ExportDenials api={api} />
          <Button icon={printIcon} onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <ShoesNav />
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          No internet connection.{' '}
          {denials ? 'Showing the report as last loaded.' : 'The report will load when you’re back online.'}
        </Notice>
      )}
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          Couldn’t load the report. {denials && 'This may be out of date.'}
        </RetryNotice>
      )}
      <section className={styles.card} aria-label="Reasons for denial">
        {!denials && isFetching && (
          <div className={styles.skeleton}>
            <SkeletonLines label="Loading report" count={8} />
          </div>
        )}
        {denials && (
          <>
            <p className={styles.count} role="status">
              {countText(denials)}
            </p>
            <Reasons denials={denials} isBusy={isFetching} />
          </>
        )}
      </section>
      <Reviews />
    </StaffPage>
  );
}

function useDenials(api: ShoesApi) {
  const read = useCallback(
    ({ headers, signal }: ReadOptions) => api.denials({ isUserAction: !headers, signal }),
    [api],
  );
  const { data, ...query } = useQuery(read);
  return { ...query, denials: data };
}

/** Which cases are counted. */
function countText({ cases, isCut }: ShoeDenials): string {
  const count = isCut ? `The first ${cases} cases by deadline` : cases === 1 ? '1 case' : `${cases} cases`;
  return `${count}: not billed, or with an open records request.`;
}

const columns = ['Reason', 'Failing', 'Not shown yet', 'What to do', 'Named by'];

function Reasons({ denials, isBusy }: { denials: ShoeDenials; isBusy: boolean }) {
  return (
    <Table
      label="Reasons"
      isBusy={isBusy}
      head={columns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {denials.reasons.map(({ check, failing, open, named }) => (
        <tr key={check}>
          <Cell>
            <b className={styles.reason}>{denialTexts[check].reason}</b>
          </Cell>
          <Cell label="Failing">
            <b className={failing > 0 ? styles.failing : styles.none}>{failing}</b>
            {named.length > 0 && <NamedCases cases={named} more={failing - named.length} />}
          </Cell>
          <Cell label="Not shown yet">{open}</Cell>
          <Cell label="What to do">{denialTexts[check].fix}</Cell>
          <Cell label="Named by">
            {reportsNaming(check).map((report) => (
              <span key={report.contractor} className={styles.report}>
                {reportText(report)}
              </span>
            ))}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

interface NamedCasesProps {
  cases: ShoeDenials['reasons'][number]['named'];
  more: number;
}

/** Not on paper: the printed report names no patient. */
function NamedCases({ cases, more }: NamedCasesProps) {
  return (
    <ul className={styles.cases}>
      {cases.map(({ id, patient_name }) => (
        <li key={id}>
          <AppLink href={caseHref(id)} className={styles.link}>
            {patient_name}
          </AppLink>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

function Reviews() {
  return (
    <section className={styles.reviews} aria-labelledby="denial-reviews">
      <h2 id="denial-reviews" className={styles.title}>
        Reviews by contractors
      </h2>
      <ul>
        {denialReports.map((report) => (
          <li key={report.contractor}>
            {reportText(report)}: {report.improperPercent}% of payments for shoes were improper
          </li>
        ))}
      </ul>
      <p className={styles.advice}>
        This is advice only; your DME MAC decides. “Not shown yet” means that no verified paper shows it, or that it’s
        doubtful.
      </p>
    </section>
  );
}
