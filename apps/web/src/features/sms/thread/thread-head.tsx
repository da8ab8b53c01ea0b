import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { dayHeading } from '@rxweb/domain/sms/sms';
import { formatPhone, formatTime } from '@rxweb/domain/text/format';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { retryImport } from '../../../boot/retry-import.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { checkIcon, refreshIcon } from '../../../ui/more-icons.ts';
import { arrowLeftIcon, personIcon } from '../../../ui/staff-icons.ts';
import { isSnoozedAt } from '../inbox/conversations.ts';
import page from '../sms-page.module.css';
import { snoozeTimes } from './snooze.ts';

/** Loaded when a date is to be picked, to keep the inbox light. */
const SnoozeDialog = lazy(() =>
  retryImport(async () => ({ default: (await import('./snooze-dialog.tsx')).SnoozeDialog })),
);

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
}

export function ThreadHead(props: ThreadHeadProps) {
  const { name, phone, person, hasUnread, now, onBack, onPerson, onDone, onMark, onSnooze } = props;
  const store = useStore();
  const [isPicking, setIsPicking] = useState(false);
  const number = formatPhone(phone);
  const snoozed = isSnoozedAt(person, now) && person?.snoozedUntil ? new Date(person.snoozedUntil) : null;
  const mark = { label: hasUnread ? 'Mark read' : 'Mark unread', onPick: onMark };
  const snooze = snoozeTimes(store, now).map(({ label, until }) => ({ label, onPick: () => onSnooze(until) }));
  const entries = [
    ...(person || hasUnread ? [mark] : []),
    ...(person ? snooze : []),
    ...(person ? [{ label: 'Snooze until a date…', onPick: () => setIsPicking(true) }] : []),
    ...(snoozed ? [{ label: 'Move back to inbox now', onPick: () => onSnooze(null) }] : []),
  ];
  return (
    <header className={page.head}>
      <IconButton label="Back to conversations" drawing={arrowLeftIcon} className={page.back} onClick={onBack} />
      <div className={page.headWords}>
        <h2>{name}</h2>
        <p>
          {name !== number && number}
          {snoozed && ` Snoozed until ${dayHeading(store, snoozed, now)}, ${formatTime(store, snoozed)}`}
        </p>
      </div>
      <div className={page.tools}>
        {person && (
          <Button icon={person.isDone ? refreshIcon : checkIcon} onClick={onDone}>
            {person.isDone ? 'Reopen' : 'Done'}
          </Button>
        )}
        {entries.length > 0 && <MenuButton label={`More actions for ${name}`} entries={entries} />}
        {person && (
          <IconButton label={`About ${name}`} drawing={personIcon} className={page.toPerson} onClick={onPerson} />
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
