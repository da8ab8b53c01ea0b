import { nextClosures, statusAt } from '@rxweb/domain/store/opening-hours';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { useStore } from '../../../boot/boot.tsx';
import { closureText, hoursRows } from '../../../format/hours-text.ts';
import { useStoreTexts } from '../../../texts/use/use-store-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { calendarIcon, phoneIcon } from '../../../ui/more-icons.ts';
import styles from './hours-card.module.css';

/** Special days further ahead are not shown. */
const closureDays = 14;

/** Opening hours, the next special day, and the phone number. */
export function HoursCard({ now }: { now: Date }) {
  const store = useStore();
  const texts = useStoreTexts();
  const language = useLanguage();
  const status = statusAt(store, now);
  const [closure] = nextClosures(store, now, closureDays);
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        {texts.shell.hours}
        <span className={styles.seasonMark} aria-hidden="true" />
      </h2>
      <dl className={styles.hours}>
        {hoursRows(store, now, texts, language).map(({ days, hours, isToday }) => (
          <div key={days} className={isToday ? `${styles.row} ${styles.today}` : styles.row}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {closure && (
        <p className={styles.notice}>
          <Icon drawing={calendarIcon} />
          <span>{closureText(closure, texts, language)}</span>
        </p>
      )}
      <div className={styles.foot}>
        <p>{status.isOpen ? texts.hours.talk : openNowText(store, now, language)}</p>
        <ButtonLink icon={phoneIcon} isWide href={telHref(store.phone)}>
          {formatPhone(store.phone)}
        </ButtonLink>
      </div>
    </div>
  );
}
