import type { BookedAppointment } from '@rxweb/contracts/requests/day';
import { formatPhone, formatTime, telHref } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import type { AppointmentDayTexts } from '../../../texts/requests/appointment-day-en.ts';
import { useAppointmentDayTexts } from '../../../texts/use/use-appointment-day-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { phoneIcon } from '../../../ui/more-icons.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { State } from '../../../ui/state.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import type { Mark } from '../labels.ts';
import { requestHref } from '../request-paths.ts';
import styles from './day-page.module.css';

/** On paper with a box to tick before each time, and without the buttons. */
export function DayTable({ appointments }: { appointments: readonly BookedAppointment[] }) {
  const texts = useAppointmentDayTexts();
  const head = [texts.time, texts.person, texts.service, texts.phone, texts.reference];
  return (
    <Table
      label={texts.day}
      head={
        <>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" className={styles.onScreen}>
            {texts.state}
          </th>
          <th scope="col" className={styles.onScreen}>
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </>
      }
    >
      {appointments.map((appointment) => (
        <Row key={appointment.id} appointment={appointment} />
      ))}
    </Table>
  );
}

function Row({ appointment }: { appointment: BookedAppointment }) {
  const { id, name, phone, reference, serviceName, startsAt, endsAt } = appointment;
  const texts = useAppointmentDayTexts();
  const store = useStore();
  const language = useLanguage();
  const { tone, words } = standingOf(appointment, texts);
  const time = (at: string) => formatTime(store, new Date(at), language);
  return (
    <tr data-appointment={id}>
      <Cell className={styles.time}>
        <b>{time(startsAt)}</b> <span className={styles.until}>– {time(endsAt)}</span>
      </Cell>
      <Cell className={styles.name}>
        <b dir="auto">{name}</b>
      </Cell>
      <Cell label={texts.service}>{serviceName[language]}</Cell>
      <Cell label={texts.phone}>
        <span className={styles.number}>{formatPhone(phone)}</span>
      </Cell>
      <Cell label={texts.reference}>
        <span className={styles.number}>{reference}</span>
      </Cell>
      <Cell label={texts.state} className={styles.onScreen}>
        <State tone={tone}>{words}</State>
      </Cell>
      <Cell className={styles.onScreen}>
        <div className={styles.acts}>
          <ButtonLink icon={phoneIcon} href={telHref(phone)} aria-label={texts.callPerson(name)}>
            {texts.call}
          </ButtonLink>
          <PageLink href={requestHref(id)} aria-label={texts.openPerson(name)}>
            {texts.openRequest}
          </PageLink>
        </div>
      </Cell>
    </tr>
  );
}

function standingOf({ state, step, outcome }: BookedAppointment, { states }: AppointmentDayTexts): Mark {
  if (outcome !== null) return { tone: outcome === 'done' ? 'pass' : 'off', words: states[outcome] };
  if (state === 'needs_you') return { tone: 'off', words: states.needs_you };
  return step === 'confirmed' ? { tone: 'pass', words: states.confirmed } : { tone: 'warn', words: states.received };
}
