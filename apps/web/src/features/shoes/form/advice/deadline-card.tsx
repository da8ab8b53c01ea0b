import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '@rxweb/domain/text/format';
import type { CSSProperties } from 'react';
import { cx } from '../../../../browser/class-names.ts';
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

const documentNames: Record<TimedDocument, string> = {
  certification: 'Certifying statement',
  visit: 'Diabetes visit',
  exam: 'Foot exam',
};

export function DeadlineCard({ shoeCase, verdict, today }: DeadlineCardProps) {
  const { latestSafeDelivery: last, runsOutFirst } = verdict;
  const delivered = shoeCase.delivery?.date ?? null;
  const missing = (Object.keys(documentNames) as TimedDocument[]).filter((paper) => !shoeCase[paper]?.date);
  return (
    <section className={styles.deadline} aria-labelledby="shoe-deadline">
      <h2 id="shoe-deadline" className={styles.deadlineLabel}>
        Latest safe delivery date
      </h2>
      <p className={cx(styles.deadlineDate, last === null && styles.unknown)}>
        {last ? formatDate(last) : 'Not yet known'}
      </p>
      <p className={styles.why}>
        {last && <DaysLeft last={last} delivered={delivered} today={today} />}
        {runsOutFirst && last && !delivered && <span>{runsOutText(runsOutFirst, last < today)}</span>}
        {missing.length > 0 && <span>Missing: the date of {listed(missing.map((paper) => midSentence[paper]))}.</span>}
      </p>
      <DocumentBars shoeCase={shoeCase} first={runsOutFirst} today={today} />
      {verdict.keepUntil && (
        <p className={styles.keep}>
          Keep all records until <b>{formatDate(verdict.keepUntil)}</b>.
        </p>
      )}
    </section>
  );
}

const midSentence: Record<TimedDocument, string> = {
  certification: 'the certifying statement',
  visit: 'the diabetes visit',
  exam: 'the foot exam',
};

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Amber from 30 days, stronger from 14, red from 7 (domain facts, part A). */
function toneOf(days: number): 'ok' | 'amber' | 'soon' | 'red' {
  if (days <= 7) return 'red';
  if (days <= 14) return 'soon';
  return days <= 30 ? 'amber' : 'ok';
}

function DaysLeft({ last, delivered, today }: { last: string; delivered: string | null; today: string }) {
  if (delivered) {
    const isInTime = delivered <= last;
    return (
      <span className={cx(styles.chip, isInTime ? styles.ok : styles.red)}>
        <Icon drawing={isInTime ? checkCircleIcon : warnIcon} size={18} />
        {isInTime ? 'Delivered on time' : 'Delivered late'}
      </span>
    );
  }
  const days = daysFrom(today, last);
  return (
    <span className={cx(styles.chip, styles[toneOf(days)])}>
      <Icon drawing={days < 0 ? warnIcon : clockIcon} size={18} />
      {timeLeftText(days)}
    </span>
  );
}

function timeLeftText(days: number): string {
  if (days === 0) return 'Last day today';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days < 0 ? `${count} overdue` : `${count} left`;
}

function DocumentBars({ shoeCase, first, today }: { shoeCase: ShoeCase; first: TimedDocument | null; today: string }) {
  const { bars, marked, at } = documentScale(shoeCase, today);
  if (bars.length === 0) return null;
  const isToday = marked === today;
  return (
    <div className={styles.windows}>
      <ul>
        {bars.map(({ paper, from, until, start, end }) => (
          <li key={paper} className={cx(styles.window, paper === first && styles.first)}>
            <p className={styles.windowText}>
              <b>{documentNames[paper]}</b>
              <span>
                <span className="visually-hidden">valid from {formatDate(from)} </span>until {shortDate(until)}
                <span className="visually-hidden">{until < marked ? ', expired' : ''}</span>
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
          {isToday ? 'Today' : 'Delivery'}
          <span className="visually-hidden"> is {formatDate(marked)}</span>
        </span>
      </p>
    </div>
  );
}

/** `May 28`; with the year if it isn't this one. */
function shortDate(date: string): string {
  return formatDate(date)
    .replace(/^\w+, /, '')
    .replace(/, (\d{4})$/, ', $1');
}
