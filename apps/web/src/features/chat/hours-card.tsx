import { formatPhone, nextChangeText, telHref } from '@rxweb/domain/format';
import { nextClosures, statusAt } from '@rxweb/domain/opening-hours';
import { useStore } from '../../lib/boot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { calendarIcon, phoneIcon } from '../../ui/icons.ts';
import styles from './hours-card.module.css';
import { closureText, hoursRows } from './hours-text.ts';

/** How far ahead a special day is worth telling. */
const closureDays = 14;

/** The hours on the door: the week, the next special day, and the phone. */
export function HoursCard({ now }: { now: Date }) {
  const store = useStore();
  const status = statusAt(store, now);
  const [closure] = nextClosures(store, now, closureDays);
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        Hours
        <span className={styles.seasonMark} aria-hidden="true" />
      </h2>
      <dl className={styles.hours}>
        {hoursRows(store, now).map(({ days, hours, isToday }) => (
          <div key={days} className={isToday ? `${styles.row} ${styles.today}` : styles.row}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {closure && (
        <p className={styles.notice}>
          <Icon drawing={calendarIcon} />
          <span>{closureText(closure)}</span>
        </p>
      )}
      <div className={styles.foot}>
        <p>
          {status.isOpen
            ? 'Prefer to talk? A person answers while we are open.'
            : `We are closed now. ${nextChangeText(store, status, now)}.`}
        </p>
        <ButtonLink icon={phoneIcon} isWide href={telHref(store.phone)}>
          {formatPhone(store.phone)}
        </ButtonLink>
      </div>
    </div>
  );
}
