import { themeLimits } from '@rxweb/contracts/shared/theme-limits';
import type { StoreInfo } from '@rxweb/contracts/store';
import { nextClosures, statusAt } from '@rxweb/domain/store/opening-hours';
import { formatHours, formatPhone, nextChangeText, telHref } from '@rxweb/domain/text/format';
import { mapHref } from '@rxweb/domain/text/map-href';
import { useId, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { cx } from '../../browser/class-names.ts';
import { closureText, hoursRows } from '../../format/hours-text.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { calendarIcon, chevronDownIcon, clockIcon, phoneIcon, pinIcon } from '../../ui/more-icons.ts';
import { useRootTheme } from '../theme.ts';
import styles from './contact-strip.module.css';

const closuresAheadDays = 14;

/** The parent's `part` makes it compact: phones then show only the first line. */
export function ContactStrip() {
  useRootTheme();
  const store = useStore();
  const now = useNow(themeLimits.recheckMs);
  const status = statusAt(store, now);
  const { shell } = useStoreTexts();
  const language = useLanguage();
  const [areHoursOpen, setAreHoursOpen] = useState(false);
  const panelId = useId();
  return (
    <section className={styles.strip} aria-label={shell.storeInformation}>
      <div className={styles.status}>
        <span className={cx(styles.pill, status.isOpen ? styles.open : styles.closed)}>
          {status.isOpen ? shell.openNow : shell.closed}
        </span>
        <span className={styles.next}>{nextChangeText(store, status, now, language)}</span>
        <IconLink
          className={styles.call}
          href={telHref(store.phone)}
          label={shell.call(formatPhone(store.phone))}
          drawing={phoneIcon}
        />
        <button
          type="button"
          className={styles.more}
          aria-expanded={areHoursOpen}
          aria-controls={panelId}
          onClick={() => setAreHoursOpen(!areHoursOpen)}
        >
          <span className={styles.moreText}>{shell.hours}</span>
          <Icon drawing={chevronDownIcon} />
        </button>
      </div>
      <Contacts store={store} />
      <div id={panelId} className={styles.panel} hidden={!areHoursOpen}>
        {areHoursOpen && <HoursPanel store={store} now={now} />}
      </div>
    </section>
  );
}

function Contacts({ store }: { store: StoreInfo }) {
  const language = useLanguage();
  const [street, ...rest] = store.address.split(',');
  return (
    <div className={styles.contacts}>
      <a className={styles.item} href={telHref(store.phone)}>
        <Icon drawing={phoneIcon} />
        {formatPhone(store.phone)}
      </a>
      <a className={styles.item} href={mapHref(store)} target="_blank" rel="noreferrer">
        <Icon drawing={pinIcon} />
        <span>
          {street}
          <span className={styles.town}>{rest.map((part) => `,${part}`).join('')}</span>
        </span>
      </a>
      <div className={cx(styles.item, styles.hours)}>
        <Icon drawing={clockIcon} />
        <ul className={styles.hoursList}>
          {formatHours(store, language).map(({ days, hours }) => (
            <li key={days}>{`${days} ${hours}`}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** With upcoming special days. */
function HoursPanel({ store, now }: { store: StoreInfo; now: Date }) {
  const texts = useStoreTexts();
  const language = useLanguage();
  const rows = hoursRows(store, now, texts, language);
  return (
    <>
      <dl className={styles.lines}>
        {formatHours(store, language).map(({ days, hours }, index) => (
          <div key={days} className={cx(styles.line, rows[index]?.isToday && styles.today)}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {nextClosures(store, now, closuresAheadDays).map((closure) => (
        <p key={closure.date} className={styles.closure}>
          <Icon drawing={calendarIcon} />
          <span>{closureText(closure, texts, language)}</span>
        </p>
      ))}
    </>
  );
}
