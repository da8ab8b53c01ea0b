import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { periodsOn } from '@rxweb/domain/store/opening-hours';
import { formatPeriods, formatSpokenDate } from '@rxweb/domain/text/format';
import { useId } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import type { AppointmentDayTexts } from '../../../texts/requests/appointment-day-en.ts';
import { useAppointmentDayTexts } from '../../../texts/use/use-appointment-day-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon, offlineIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import styles from './day-page.module.css';
import { DayTable } from './day-table.tsx';
import { useDay } from './use-day.ts';

interface DayCardProps {
  date: string;
  today: string;
}

/** The day by name, when the store is open on it, and its appointments. */
export function DayCard({ date, today }: DayCardProps) {
  const texts = useAppointmentDayTexts();
  const store = useStore();
  const language = useLanguage();
  const id = useId();
  const query = useDay(date);
  const { data, isError, isOnline, isPending } = query;
  const isClosed = periodsOn(store, date).length === 0;
  const count = data?.appointments.length ?? 0;
  const day = formatSpokenDate(date, today, language);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{day.charAt(0).toUpperCase() + day.slice(1)}</h2>
        <p className={styles.hours}>{openingText(store, date, texts, language)}</p>
      </header>
      <Standing query={query} />
      {isPending && isOnline && (
        <div className={styles.skeleton}>
          <SkeletonLines label={texts.loading} count={5} />
        </div>
      )}
      {isClosed && count > 0 && (
        <Notice tone="warning" role="status" isBar>
          {texts.closedBut}
        </Notice>
      )}
      {data && count === 0 && (
        <p className={styles.empty} role="status">
          {isClosed ? texts.noneClosed : texts.none}
        </p>
      )}
      {data && count > 0 && <DayTable appointments={data.appointments} />}
      {data && (
        <footer className={styles.foot}>
          {count > 0 && <span>{texts.count(count)}</span>}
          {isOnline && !isError && (
            <span className={styles.upToDate}>
              <Icon drawing={checkIcon} size={18} />
              {texts.upToDate}
            </span>
          )}
        </footer>
      )}
    </section>
  );
}

function Standing({ query: { data, isError, isFetching, isOnline, refetch } }: { query: ReturnType<typeof useDay> }) {
  const texts = useAppointmentDayTexts();
  if (!isOnline)
    return (
      <Notice tone="warning" icon={offlineIcon} role="status" isBar>
        {data ? texts.offline : texts.offlineEmpty}
      </Notice>
    );
  if (!isError) return null;
  return (
    <Notice
      tone="danger"
      role="alert"
      isBar
      action={
        <Button aria-disabled={isFetching} onClick={() => isFetching || void refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed} {data && texts.stale}
    </Notice>
  );
}

/** When the store is open on that day, with the reason of a day that differs from the week. */
function openingText(store: StoreInfo, date: string, texts: AppointmentDayTexts, language: Language): string {
  const closure = store.closures.find((each) => each.date === date);
  const reason = (language === 'es' ? closure?.reasonEs : closure?.reason) ?? '';
  const hours = formatPeriods(periodsOn(store, date), language);
  if (hours === '') return reason ? texts.closedFor(reason) : texts.closed;
  return reason ? texts.openFor(hours, reason) : texts.open(hours);
}
