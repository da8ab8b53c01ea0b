import type { Language } from '@rxweb/contracts/shared/language';
import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '@rxweb/domain/text/format';
import type { CSSProperties } from 'react';
import { cx } from '../../../../browser/class-names.ts';
import type { ShoesTexts } from '../../../../texts/shoes/shoes-en.ts';
import { useFormTexts } from '../../../../texts/shoes/use-form-texts.ts';
import { useShoesTexts } from '../../../../texts/shoes/use-shoes-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { checkCircleIcon, clockIcon, warnIcon } from '../../../../ui/more-icons.ts';
import { daysFrom, runsOutText } from '../../labels.ts';
import styles from './advice.module.css';
import { documentScale, type TimedDocument } from './document-windows.ts';

interface DeadlineCardProps {
  shoeCase: ShoeCase;
  verdict: ShoeVerdict;
  today: string;
}

const timed: readonly TimedDocument[] = ['certification', 'visit', 'exam'];

export function DeadlineCard({ shoeCase, verdict, today }: DeadlineCardProps) {
  const { advice: texts, language } = useFormTexts();
  const shared = useShoesTexts();
  const { latestSafeDelivery: last, runsOutFirst } = verdict;
  const delivered = shoeCase.delivery?.date ?? null;
  const missing = timed.filter((paper) => !shoeCase[paper]?.date);
  return (
    <section className={styles.deadline} aria-labelledby="shoe-deadline">
      <h2 id="shoe-deadline" className={styles.deadlineLabel}>
        {texts.deadline}
      </h2>
      <p className={cx(styles.deadlineDate, last === null && styles.unknown)}>
        {last ? formatDate(last, language) : texts.unknown}
      </p>
      <p className={styles.why}>
        {last && <DaysLeft last={last} delivered={delivered} today={today} />}
        {runsOutFirst && last && !delivered && <span>{runsOutText(runsOutFirst, last < today, shared)}</span>}
        {missing.length > 0 && (
          <span>
            {texts.missing(
              listed(
                missing.map((paper) => texts.the[paper]),
                texts.and,
              ),
            )}
          </span>
        )}
      </p>
      <DocumentBars shoeCase={shoeCase} first={runsOutFirst} today={today} />
      {verdict.keepUntil && (
        <p className={styles.keep}>
          {texts.keep} <b>{formatDate(verdict.keepUntil, language)}</b>.
        </p>
      )}
    </section>
  );
}

function listed(names: string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

/** Amber from 30 days, stronger from 14, red from 7 (domain facts, part A). */
function toneOf(days: number): 'ok' | 'amber' | 'soon' | 'red' {
  if (days <= 7) return 'red';
  if (days <= 14) return 'soon';
  return days <= 30 ? 'amber' : 'ok';
}

function DaysLeft({ last, delivered, today }: { last: string; delivered: string | null; today: string }) {
  const { advice: texts } = useFormTexts();
  const { deadline } = useShoesTexts();
  if (delivered) {
    const isInTime = delivered <= last;
    return (
      <span className={cx(styles.chip, isInTime ? styles.ok : styles.red)}>
        <Icon drawing={isInTime ? checkCircleIcon : warnIcon} size={18} />
        {isInTime ? texts.onTime : texts.late}
      </span>
    );
  }
  const days = daysFrom(today, last);
  return (
    <span className={cx(styles.chip, styles[toneOf(days)])}>
      <Icon drawing={days < 0 ? warnIcon : clockIcon} size={18} />
      {timeLeftText(days, deadline)}
    </span>
  );
}

function timeLeftText(days: number, deadline: ShoesTexts['deadline']): string {
  if (days === 0) return deadline.lastDay;
  return days < 0 ? deadline.overdue(deadline.days(-days)) : deadline.left(days);
}

function DocumentBars({ shoeCase, first, today }: { shoeCase: ShoeCase; first: TimedDocument | null; today: string }) {
  const { advice: texts, language } = useFormTexts();
  const { bars, marked, at } = documentScale(shoeCase, today);
  if (bars.length === 0) return null;
  const isToday = marked === today;
  return (
    <div className={styles.windows}>
      <ul>
        {bars.map(({ paper, from, until, start, end }) => (
          <li key={paper} className={cx(styles.window, paper === first && styles.first)}>
            <p className={styles.windowText}>
              <b>{texts.papers[paper]}</b>
              <span>
                <span className="visually-hidden">{texts.from(formatDate(from, language))} </span>
                {texts.until(shortDate(until, language))}
                <span className="visually-hidden">{until < marked ? texts.expired : ''}</span>
              </span>
            </p>
            <div className={styles.track} aria-hidden="true">
              <i style={{ '--from': `${start}%`, '--to': `${end}%` } as CSSProperties} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.now} style={{ '--at': `${at}%` } as CSSProperties}>
        <span className={cx(at > 75 && styles.leftwards)}>
          {isToday ? texts.today : texts.delivery}
          <span className="visually-hidden">{texts.is(formatDate(marked, language))}</span>
        </span>
      </p>
    </div>
  );
}

/** `May 28`; with the year if it isn't this one. */
function shortDate(date: string, language: Language): string {
  if (language === 'es') return spanishDays.format(new Date(date));
  return formatDate(date)
    .replace(/^\w+, /, '')
    .replace(/, (\d{4})$/, ', $1');
}

const spanishDays = new Intl.DateTimeFormat('es-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
