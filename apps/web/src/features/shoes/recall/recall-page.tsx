import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, telHref } from '@rxweb/domain/text/format';
import { useCallback } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import { phoneText } from '../labels.ts';
import { caseHref } from '../shoe-paths.ts';
import { type ShoeRecall, useShoesApi } from '../shoes.api.ts';
import { ShoesNav } from '../shoes-nav.tsx';
import styles from './recall-page.module.css';
import { parseYear, yearChoices } from './recall-years.ts';

/** Patients with shoes or inserts that year and none since: eligible again from January 1 (domain facts 23 and 26). */
export function RecallPage() {
  const shared = useShoesTexts();
  const texts = shared.recall;
  const thisYear = Number(storeDate(useStore(), new Date()).slice(0, 4));
  const { pathname, search } = useLocation();
  const year = parseYear(search, thisYear);
  const { recall, isError, isFetching, isOnline, refetch } = useRecall(year);
  const show = (chosen: string) => navigate(`${pathname}?year=${chosen}`, { replace: true, keepScroll: true });
  return (
    <StaffPage
      title={texts.title}
      text={texts.text(year)}
      actions={
        <Button icon={printIcon} onClick={() => print()}>
          {texts.print}
        </Button>
      }
    >
      <ShoesNav />
      {!isOnline && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          {shared.offline} {recall ? texts.offline : texts.offlineEmpty}
        </Notice>
      )}
      {isError && isOnline && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.failed} {recall && shared.outdated}
        </RetryNotice>
      )}
      <section className={styles.card} aria-label={texts.gotIn(year)}>
        <div className={styles.year}>
          <SelectField label={texts.year} value={String(year)} options={yearChoices(year, thisYear)} onChange={show} />
        </div>
        {!recall && isFetching && (
          <div className={styles.skeleton}>
            <SkeletonLines label={texts.loading} count={5} />
          </div>
        )}
        {recall?.patients.length === 0 && <p className={styles.empty}>{texts.none(year)}</p>}
        {recall && recall.patients.length > 0 && <RecallTable recall={recall} isLoading={isFetching} />}
        {recall && recall.patients.length > 0 && (
          <p className={styles.foot} role="status">
            {countText(recall, texts)} {texts.note}
          </p>
        )}
      </section>
    </StaffPage>
  );
}

function useRecall(year: number) {
  const api = useShoesApi();
  const read = useCallback(
    ({ headers, signal }: ReadOptions) => api.recall(year, { isUserAction: !headers, signal }),
    [api, year],
  );
  const { data, ...query } = useQuery(read);
  // Data of the previously selected year may still be loaded.
  return { ...query, recall: data?.year === year ? data : null };
}

function countText({ patients, total }: ShoeRecall, texts: ShoesTexts['recall']): string {
  return patients.length < total ? texts.longest(patients.length) : texts.count(total);
}

function RecallTable({ recall, isLoading }: { recall: ShoeRecall; isLoading: boolean }) {
  const { recall: texts, language } = useShoesTexts();
  const { columns } = texts;
  return (
    <Table
      label={texts.table}
      isBusy={isLoading}
      head={Object.values(columns).map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {recall.patients.map(({ caseId, patient_id, patient_name, patient_phone, lastDelivery, eligibleFrom }) => (
        <tr key={caseId}>
          <Cell>
            <b className={styles.name}>{patient_name}</b>
          </Cell>
          <Cell label={columns.id}>
            <span className={styles.id}>{patient_id}</span>
          </Cell>
          <Cell label={columns.phone}>
            {patient_phone ? (
              <a href={telHref(patient_phone)} className={styles.link}>
                {phoneText(patient_phone)}
              </a>
            ) : (
              '–'
            )}
          </Cell>
          <Cell label={columns.delivery}>
            <time dateTime={lastDelivery}>{formatDate(lastDelivery, language)}</time>
          </Cell>
          <Cell label={columns.from}>
            <time dateTime={eligibleFrom}>{formatDate(eligibleFrom, language)}</time>
          </Cell>
          <Cell label={columns.case}>
            <AppLink href={caseHref(caseId)} className={styles.link} aria-label={texts.openOf(patient_name)}>
              {texts.open}
            </AppLink>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
