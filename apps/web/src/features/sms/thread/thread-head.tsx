import type { Language } from '@rxweb/contracts/shared/language';
import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { StoreInfo } from '@rxweb/contracts/store';
import { dayHeading } from '@rxweb/domain/sms/threads';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { dayFrom, formatPhone, formatTime, spokenTime } from '@rxweb/domain/text/format';
import { Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { checkIcon, refreshIcon } from '../../../ui/more-icons.ts';
import { arrowLeftIcon, personIcon } from '../../../ui/staff-icons.ts';
import { isSnoozedAt } from '../inbox/conversations.ts';
import { LabelChip, labelsOf } from '../labels/label-chip.tsx';
import page from '../sms-page.module.css';
import { snoozeTimes } from './snooze.ts';

/** Loaded when a date is to be picked, to keep the inbox light. */
const SnoozeDialog = lazyPartOf(async () => (await import('./snooze-dialog.tsx')).SnoozeDialog);

interface ThreadHeadProps {
  name: string;
  phone: string;
  person: SmsPerson | null;
  hasUnread: boolean;
  now: Date;
  onBack: () => void;
  onPerson: () => void;
  onDone: () => void;
  onMark: () => void;
  onSnooze: (until: Date | null) => void;
  labels: readonly SmsLabel[];
  onLabels: () => void;
}

export function ThreadHead(props: ThreadHeadProps) {
  const { name, phone, person, hasUnread, now, onBack, onPerson, onDone, onMark, onSnooze } = props;
  const store = useStore();
  const { thread: texts, language } = useSmsTexts();
  const [isPicking, setIsPicking] = useState(false);
  const number = formatPhone(phone);
  const snoozed = isSnoozedAt(person, now) && person?.snoozedUntil ? new Date(person.snoozedUntil) : null;
  const mark = { label: hasUnread ? texts.markRead : texts.markUnread, onPick: onMark };
  const snooze = snoozeTimes(store, now).map((time) => ({
    label: texts.snooze[time.name],
    onPick: () => onSnooze(time.until),
  }));
  const entries = [
    ...(person || hasUnread ? [mark] : []),
    ...(person ? [{ label: texts.labels, onPick: props.onLabels }] : []),
    ...(person ? snooze : []),
    ...(person ? [{ label: texts.snooze.date, onPick: () => setIsPicking(true) }] : []),
    ...(snoozed ? [{ label: texts.snooze.end, onPick: () => onSnooze(null) }] : []),
  ];
  return (
    <header className={page.head}>
      <IconButton label={texts.back} drawing={arrowLeftIcon} className={page.back} onClick={onBack} />
      <div className={page.headWords}>
        <h2>{name}</h2>
        <p className={page.facts}>
          {name !== number && <span className={page.number}>{number}</span>}
          {snoozed && <span>{texts.snooze.until(whenText(store, snoozed, now, language))}</span>}
          {!snoozed && person?.waitingSince && (
            <span>{texts.waitingSince(momentOf(store, new Date(person.waitingSince), now, language))}</span>
          )}
        </p>
        <HeadLabels ids={person?.labels ?? []} labels={props.labels} />
      </div>
      <div className={page.tools}>
        {person && (
          <Button icon={person.isDone ? refreshIcon : checkIcon} onClick={onDone}>
            {person.isDone ? texts.reopen : texts.done}
          </Button>
        )}
        {entries.length > 0 && <MenuButton label={texts.more(name)} entries={entries} />}
        {person && (
          <IconButton label={texts.about(name)} drawing={personIcon} className={page.toPerson} onClick={onPerson} />
        )}
      </div>
      {isPicking && (
        <Suspense>
          <SnoozeDialog
            now={now}
            onPick={(until) => {
              setIsPicking(false);
              onSnooze(until);
            }}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </header>
  );
}

function HeadLabels({ ids, labels }: { ids: readonly string[]; labels: readonly SmsLabel[] }) {
  const shown = labelsOf(ids, labels);
  if (shown.length === 0) return null;
  return (
    <p className={page.labels}>
      {shown.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
    </p>
  );
}

/** `9:12 am` today, else with the day. */
function momentOf(store: StoreInfo, at: Date, now: Date, language: Language): string {
  const time = formatTime(store, at, language);
  return storeDate(store, at) === storeDate(store, now) ? time : `${dayHeading(store, at, now, language)}, ${time}`;
}

/** `Wed, May 27, 2026, 8:30 am`; `el miércoles a las 8:30 a. m.` */
function whenText(store: StoreInfo, at: Date, now: Date, language: Language): string {
  if (language === 'es') return `${dayFrom(store, now, at, 'es')} ${spokenTime(store, at, 'es')}`;
  return `${dayHeading(store, at, now)}, ${formatTime(store, at)}`;
}
