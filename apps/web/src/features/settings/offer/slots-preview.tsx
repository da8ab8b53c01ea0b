import type { Settings } from '@rxweb/contracts/settings';
import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { StoreInfo } from '@rxweb/contracts/store';
import { nextFreeDay } from '@rxweb/domain/requests/slots';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatSpokenDate, formatTime } from '@rxweb/domain/text/format';
import { useNow } from '../../../boot/use-now.ts';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import page from '../settings-page.module.css';
import { appointmentsOf } from './change-appointments.ts';
import styles from './offer.module.css';

const minuteMs = 60_000;
const shownTimes = 10;

/** What visitors choose from, with the times of the next day. */
export function ServicesPreview({ settings }: { settings: Settings }) {
  const { services: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  const isTaken = !settings.requests?.off.includes('appointment');
  const services = isTaken ? appointmentsOf(settings).services.filter(({ isOn }) => isOn) : [];
  if (services.length === 0) return <p>{texts.nothing}</p>;
  return services.map((service) => (
    <div key={service.slug} className={styles.service}>
      <b className={page.seenName}>{service.name[language]}</b>
      {service.note && <p className={page.muted}>{service.note[language]}</p>}
      <Slots store={settings.store} service={service} />
    </div>
  ));
}

/** The times of the next day on which any can be booked, by the server's rule. */
export function Slots({ store, service }: { store: StoreInfo; service: AppointmentService }) {
  const { services: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  const now = useNow(minuteMs);
  const next = nextFreeDay({ store, service, now });
  if (!next) return <p className={page.muted}>{texts.noTimes}</p>;
  const more = next.slots.length - shownTimes;
  return (
    <>
      <p className={page.muted}>{texts.next(formatSpokenDate(next.date, storeDate(store, now), language))}</p>
      <ul className={styles.times}>
        {next.slots.slice(0, shownTimes).map(({ startsAt }) => (
          <li key={startsAt.getTime()}>{formatTime(store, startsAt, language)}</li>
        ))}
        {more > 0 && <li className={styles.rest}>{texts.more(more)}</li>}
      </ul>
    </>
  );
}
