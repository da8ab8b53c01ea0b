import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { Suspense, useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, phoneIcon, warnIcon } from '../../../ui/more-icons.ts';
import styles from './alarm-card.module.css';
import { noticeText, replyText, shownAlarm } from './alarm-labels.ts';

/** Loaded when an alarm is closed, to keep the inbox light. */
const CloseAlarmDialog = lazyPartOf(async () => (await import('./close-alarm-dialog.tsx')).CloseAlarmDialog);

interface AlarmCardProps {
  person: SmsPerson;
  /** Oldest first. */
  alarms: readonly SmsAlarm[];
  onClosed: () => void;
}

/** The open alarm of a thread: what was found, what we replied, and the buttons that call and close. */
export function AlarmCard({ person, alarms, onClosed }: AlarmCardProps) {
  const { alarms: texts } = useSmsTexts().inbox;
  const [isClosing, setIsClosing] = useState(false);
  const alarm = shownAlarm(alarms);
  if (!alarm) return null;
  const isDanger = alarm.level === 'danger';
  const others = alarms.filter(({ closed }) => closed === null).length - 1;
  const facts = [replyText(alarm, person.optedOut !== null, texts), noticeText(alarm, texts)].filter(
    (text) => text !== null,
  );
  const canCall = !/[a-z]/i.test(person.phone);
  return (
    <section className={cx(styles.card, isDanger && styles.danger)} aria-labelledby="sms-alarm">
      <h3 id="sms-alarm" className={styles.title}>
        <Icon drawing={isDanger ? alertIcon : warnIcon} size={24} />
        {isDanger ? texts.needsAttention(texts.kinds[alarm.kind].toLowerCase()) : texts.kinds[alarm.kind]}
      </h3>
      <p className={styles.facts}>
        {others > 0 && `${texts.others(others)} `}
        {alarm.segment && `${texts.segment(alarm.segment)} `}
        {facts.join(' ')}
      </p>
      <div className={styles.acts}>
        {canCall && (
          <ButtonLink
            variant={isDanger ? 'danger' : 'secondary'}
            icon={phoneIcon}
            href={telHref(person.phone)}
            aria-label={texts.callPhone(formatPhone(person.phone))}
          >
            {texts.call}
          </ButtonLink>
        )}
        <Button onClick={() => setIsClosing(true)}>{isDanger ? texts.closeAlarm : texts.close}</Button>
      </div>
      {isClosing && (
        <Suspense>
          <CloseAlarmDialog alarm={alarm} onClosed={onClosed} onClose={() => setIsClosing(false)} />
        </Suspense>
      )}
    </section>
  );
}
