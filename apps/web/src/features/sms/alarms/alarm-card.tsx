import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useRef, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, phoneIcon, warnIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { errorText, useInboxApi } from '../inbox.api.ts';
import { momentText } from '../person/person-labels.ts';
import styles from './alarm-card.module.css';
import { alarmKindLabels, noticeText, replyText, shownAlarm } from './alarm-labels.ts';

interface AlarmCardProps {
  person: SmsPerson;
  alarms: readonly SmsAlarm[];
  onClosed: () => void;
}

/** The open alarm of a thread: what the person was told, and the form that closes it. */
export function AlarmCard({ person, alarms, onClosed }: AlarmCardProps) {
  const store = useStore();
  const alarm = shownAlarm(alarms);
  if (!alarm) return null;
  const isDanger = alarm.level === 'danger';
  const others = alarms.filter(({ closed }) => closed === null).length - 1;
  const facts = [replyText(alarm, person.optedOut !== null), noticeText(alarm)].filter((text) => text !== null);
  return (
    <section className={cx(styles.card, isDanger && styles.danger)} aria-labelledby="sms-alarm">
      <h3 id="sms-alarm" className={styles.title}>
        <Icon drawing={isDanger ? alertIcon : warnIcon} size={24} />
        {isDanger ? `Needs attention now: ${alarmKindLabels[alarm.kind].toLowerCase()}` : alarmKindLabels[alarm.kind]}
      </h3>
      <p>
        {`Found ${momentText(store, alarm.at)}. `}
        {others > 0 && `${others} more like it. `}
        {alarm.segment && `It stood out: “${alarm.segment}”. `}
        {facts.join(' ')}
      </p>
      <CloseForm key={person.id} alarm={alarm} person={person} onClosed={onClosed} />
    </section>
  );
}

interface CloseFormProps {
  alarm: SmsAlarm;
  person: SmsPerson;
  onClosed: () => void;
}

function CloseForm({ alarm, person, onClosed }: CloseFormProps) {
  const { done, setDone, problem, failure, isBusy, close } = useClosing(alarm, onClosed);
  const isDanger = alarm.level === 'danger';
  const canCall = !/[a-z]/i.test(person.phone);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      <TextField
        label={isDanger ? 'What was done' : 'What was done (optional)'}
        name="alarm-done"
        autoComplete="off"
        defaultValue={done}
        maxLength={smsLimits.maxAlarmNoteChars}
        isRequired={isDanger}
        problem={problem}
        onChange={setDone}
      />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.acts}>
        {canCall && (
          <ButtonLink variant={isDanger ? 'danger' : 'secondary'} icon={phoneIcon} href={telHref(person.phone)}>
            Call {formatPhone(person.phone)}
          </ButtonLink>
        )}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Closing…' : isDanger ? 'Close alarm' : 'Close'}
        </Button>
      </div>
    </Form>
  );
}

/** Keeps what was typed while newer alarms arrive. */
function useClosing(alarm: SmsAlarm, onClosed: () => void) {
  const api = useInboxApi();
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const close = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await api.closeAlarm(alarm.id, done);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
      onClosed();
    }
  };
  const isBlank = alarm.level === 'danger' && done !== '' && done.trim() === '';
  return { done, setDone, problem: isBlank ? 'Write what was done.' : null, failure, isBusy, close };
}
