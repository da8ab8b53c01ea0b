import type { Settings } from '@rxweb/contracts/settings';
import { themeLimits } from '@rxweb/contracts/shared/theme-limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { nextClosures, periodsOn, statusAt, storeDate } from '@rxweb/domain/store/opening-hours';
import { formatHours, formatPeriods, formatPhone, formatSpokenDate, nextChangeText } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useNow } from '../../../boot/use-now.ts';
import { cx } from '../../../browser/class-names.ts';
import { closureText } from '../../../format/hours-text.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useStoreTexts } from '../../../texts/use/use-store-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { calendarIcon } from '../../../ui/more-icons.ts';
import styles from '../settings-page.module.css';

const closuresAheadDays = 14;

/** The hours card, and an answer for any day. */
export function HoursPreview({ settings: { store } }: { settings: Settings }) {
  const now = useNow(themeLimits.recheckMs);
  const status = statusAt(store, now);
  const { preview } = useSettingsTexts();
  const storeTexts = useStoreTexts();
  const language = useLanguage();
  return (
    <>
      <p className={styles.seenName}>{store.name}</p>
      <p className={styles.seenStatus}>
        <span className={cx(styles.pill, status.isOpen && styles.pillOpen)}>
          {status.isOpen ? preview.openNow : preview.closed}
        </span>
        <b>{nextChangeText(store, status, now, language)}</b>
      </p>
      <p className={styles.muted}>
        {formatHours(store, language)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(' · ')}
      </p>
      <p className={styles.muted}>
        {formatPhone(store.phone)} · {store.address}
      </p>
      {nextClosures(store, now, closuresAheadDays).map((closure) => (
        <p key={closure.date} className={styles.seenClosure}>
          <Icon drawing={calendarIcon} />
          <span>{closureText(closure, storeTexts, language)}</span>
        </p>
      ))}
      <AskAboutDay store={store} today={storeDate(store, now)} />
    </>
  );
}

function AskAboutDay({ store, today }: { store: StoreInfo; today: string }) {
  const { preview } = useSettingsTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const upcoming = store.closures.map(({ date }) => date).filter((date) => date >= today);
  const date = chosen ?? upcoming.sort()[0] ?? addDays(today, 1);
  const day = formatSpokenDate(date, today, language);
  const answer = () => {
    const hours = formatPeriods(periodsOn(store, date), language);
    const reasons = store.closures.find((closure) => closure.date === date);
    const reason = language === 'es' ? reasons?.reasonEs : reasons?.reason;
    if (hours) return preview.yes(day, hours);
    return reason ? preview.noFor(day, reason) : preview.no(day);
  };
  return (
    <>
      <DayField label={preview.day} value={date} earliest={today} onChange={(next) => next && setChosen(next)} />
      <p className={styles.question}>{preview.question(day)}</p>
      <p className={styles.answer} role="status">
        {answer()}
      </p>
    </>
  );
}
