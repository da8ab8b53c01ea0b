import { denialReports, reportsNaming, reportText } from '@rxweb/domain/shoes/denials/denial-reports';
import { useCallback } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import { useDenialTexts } from '../../../texts/shoes/use-denial-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
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
  const shared = useShoesTexts();
  const texts = shared.denials;
  const api = useShoesApi();
  const { denials, isError, isFetching, isOnline, refetch } = useDenials(api);
  return (
    <StaffPage
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <ExportDenials api={api} />
          <Button icon={printIcon} onClick={() => print()}>
            {shared.recall.print}
          </Button>
        </>
      }
    >
      <ShoesNav />
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          {shared.offline} {denials ? texts.offline : texts.offlineEmpty}
        </Notice>
      )}
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed} {denials && shared.outdated}
        </RetryNotice>
      )}
      <section className={styles.card} aria-label={texts.label}>
        {!denials && isFetching && (
          <div className={styles.skeleton}>
            <SkeletonLines label={texts.loading} count={8} />
          </div>
        )}
        {denials && (
          <>
            <p className={styles.count} role="status">
              {countText(denials, texts)}
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
function countText({ cases, isCut }: ShoeDenials, texts: ShoesTexts['denials']): string {
  return isCut ? texts.first(cases) : texts.count(cases);
}

function Reasons({ denials, isBusy }: { denials: ShoeDenials; isBusy: boolean }) {
  const { columns, table } = useShoesTexts().denials;
  const texts = useDenialTexts();
  return (
    <Table
      label={table}
      isBusy={isBusy}
      head={Object.values(columns).map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {denials.reasons.map(({ check, failing, open, named }) => (
        <tr key={check}>
          <Cell>
            <b className={styles.reason}>{texts[check].reason}</b>
          </Cell>
          <Cell label={columns.failing}>
            <b className={failing > 0 ? styles.failing : styles.none}>{failing}</b>
            {named.length > 0 && <NamedCases cases={named} more={failing - named.length} />}
          </Cell>
          <Cell label={columns.open}>{open}</Cell>
          <Cell label={columns.fix}>{texts[check].fix}</Cell>
          <Cell label={columns.by}>
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
  const { denials: texts } = useShoesTexts();
  return (
    <ul className={styles.cases}>
      {cases.map(({ id, patient_name }) => (
        <li key={id}>
          <AppLink href={caseHref(id)} className={styles.link}>
            {patient_name}
          </AppLink>
        </li>
      ))}
      {more > 0 && <li>{texts.more(more)}</li>}
    </ul>
  );
}

function Reviews() {
  const { denials: texts } = useShoesTexts();
  return (
    <section className={styles.reviews} aria-labelledby="denial-reviews">
      <h2 id="denial-reviews" className={styles.title}>
        {texts.reviews}
      </h2>
      <ul>
        {denialReports.map((report) => (
          <li key={report.contractor}>{texts.review(reportText(report), report.improperPercent)}</li>
        ))}
      </ul>
      <p className={styles.advice}>{texts.advice}</p>
    </section>
  );
}
