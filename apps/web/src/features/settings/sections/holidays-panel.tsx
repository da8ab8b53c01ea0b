import type { Settings } from '@rxweb/contracts/settings';
import type { Closure } from '@rxweb/contracts/store';
import { type FederalHoliday, uncoveredHolidays, undecidedDates } from '@rxweb/domain/settings/federal-holidays';
import { addMonths } from '@rxweb/domain/store/calendar-date';
import { formatDate, formatMonthDay } from '@rxweb/domain/text/format';
import { settingsTexts, useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../settings-page.module.css';

const aheadMonths = 24;

interface HolidaysPanelProps extends Pick<SectionProps, 'settings' | 'onChange' | 'isReadOnly'> {
  today: string;
}

/** Federal holidays without a decision, each decided in one click. */
export function HolidaysPanel({ settings, today, onChange, isReadOnly }: HolidaysPanelProps) {
  const { closures: texts } = useSettingsTexts();
  const language = useLanguage();
  const found = uncoveredHolidays(settings, today, addMonths(today, aheadMonths));
  const nameOf = ({ name, nameEs }: FederalHoliday) => (language === 'es' ? nameEs : name);
  return (
    <Panel title={texts.holidays}>
      <p className={styles.muted}>{found.length > 0 ? texts.holidaysText : texts.allDecided}</p>
      <ul className={styles.holidays}>
        {found.map((holiday) => (
          <li key={holiday.date} className={styles.holiday}>
            <div>
              <b>{nameOf(holiday)}</b>
              <p className={styles.muted}>
                {holiday.observed === holiday.date
                  ? formatDate(holiday.date, language)
                  : texts.observed(formatDate(holiday.date, language), formatMonthDay(holiday.observed, language))}
              </p>
            </div>
            {!isReadOnly && (
              <span className={styles.choices}>
                {undecidedDates(holiday, settings, today).map((day) => (
                  <Button
                    key={day}
                    variant="quiet"
                    aria-label={texts.closeFor(nameOf(holiday), formatMonthDay(day, language))}
                    onClick={() => onChange((before) => withClosure(before, closureOf(holiday, day)))}
                  >
                    {texts.close(formatMonthDay(day, language))}
                  </Button>
                ))}
                <Button
                  variant="quiet"
                  aria-label={texts.usualFor(nameOf(holiday))}
                  onClick={() => onChange((before) => withUsual(before, holiday.date))}
                >
                  {texts.usual}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Visitors read the reason, each in their own language. */
function closureOf({ date, name, nameEs }: FederalHoliday, day: string): Closure {
  const { observedReason, observedReasonEs } = settingsTexts.of('en').closures;
  if (day === date) return { date: day, reason: name, reasonEs: nameEs, periods: [] };
  return { date: day, reason: observedReason(name), reasonEs: observedReasonEs(nameEs), periods: [] };
}

function withClosure(settings: Settings, closure: Closure): Settings {
  const closures = [...settings.store.closures, closure].sort((one, other) => one.date.localeCompare(other.date));
  return { ...settings, store: { ...settings.store, closures } };
}

function withUsual(settings: Settings, date: string): Settings {
  return { ...settings, calendar: { openAsUsual: [...(settings.calendar?.openAsUsual ?? []), date].sort() } };
}
