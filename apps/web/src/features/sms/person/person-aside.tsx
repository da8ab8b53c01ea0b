import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatPhone } from '@rxweb/domain/text/format';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { arrowLeftIcon } from '../../../ui/staff-icons.ts';
import styles from '../sms-page.module.css';
import type { SmsInbox } from '../use-sms-inbox.ts';
import type { SmsThreadState } from '../use-sms-thread.ts';
import { PersonPane } from './person-pane.tsx';

interface PersonAsideProps {
  person: SmsPerson;
  thread: SmsThreadState;
  inbox: SmsInbox;
  staff: readonly Person[];
  ownId: string;
  onBack: () => void;
}

export function PersonAside({ person, thread, inbox, staff, ownId, onBack }: PersonAsideProps) {
  const { person: texts } = useSmsTexts();
  return (
    <aside className={styles.person} aria-label={texts.label(person.name?.trim() || formatPhone(person.phone))}>
      <header className={styles.head}>
        <IconButton label={texts.back} drawing={arrowLeftIcon} className={styles.back} onClick={onBack} />
        <h2>{texts.title}</h2>
      </header>
      <div className={styles.personBody}>
        <PersonPane
          person={person}
          notes={thread.notes}
          staff={staff}
          ownId={ownId}
          onChanged={inbox.putPerson}
          onNote={thread.addNote}
        />
      </div>
    </aside>
  );
}
