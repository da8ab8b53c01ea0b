import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { SmsNote } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { phoneIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { personIcon } from '../../../ui/staff-icons.ts';
import { useInboxApi } from '../inbox.api.ts';
import { initialsOf, staffText } from './person-labels.ts';
import { PersonName } from './person-name.tsx';
import styles from './person-pane.module.css';
import { StaffNotes } from './staff-notes.tsx';
import { Texting } from './texting.tsx';
import { usePersonChange } from './use-person-change.ts';

interface PersonPaneProps {
  person: SmsPerson;
  notes: readonly SmsNote[];
  staff: readonly Person[];
  ownId: string;
  onChanged: (person: SmsPerson) => void;
  onNote: (note: SmsNote) => void;
}

export function PersonPane({ person, notes, staff, ownId, onChanged, onNote }: PersonPaneProps) {
  const api = useInboxApi();
  const { person: texts } = useSmsTexts();
  const languages = [
    { value: '', label: texts.unknown },
    { value: 'en', label: texts.languages.en },
    { value: 'es', label: texts.languages.es },
  ] as const;
  const { isBusy, failure, save } = usePersonChange(onChanged);
  const initials = initialsOf(person.name);
  const assign = (id: string | null) => save(() => api.change(person, { assignedTo: id }));
  return (
    <div className={styles.person}>
      <div className={styles.top}>
        <span className={styles.avatar} aria-hidden="true">
          {initials || <Icon drawing={personIcon} size={24} />}
        </span>
        <div className={styles.who}>
          <PersonName key={person.id} person={person} onChanged={onChanged} />
          <p className={styles.phone}>{formatPhone(person.phone)}</p>
        </div>
      </div>
      <ButtonLink href={telHref(person.phone)} icon={phoneIcon} isWide>
        {texts.call}
      </ButtonLink>
      <PersonLink place="text" id={person.id} />
      <Texting key={person.id} person={person} ownId={ownId} onChanged={onChanged} />
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <SelectField
        label={texts.language}
        value={person.language ?? ''}
        options={languages}
        onChange={(language) => void save(() => api.change(person, { language: language || null }))}
      />
      <div className={styles.assigned}>
        <SelectField
          label={texts.assignedTo}
          value={person.assignedTo?.id ?? ''}
          options={assignees(person, staff, ownId, texts)}
          onChange={(id) => void assign(id || null)}
        />
        {person.assignedTo?.id !== ownId && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void assign(ownId)}>
            {texts.assignToMe}
          </Button>
        )}
      </div>
      <StaffNotes userId={ownId} personId={person.id} notes={notes} staff={staff} onNote={onNote} />
      <p className={styles.hint}>{texts.keepOut}</p>
    </div>
  );
}

/** Unassigned, yourself, then the others, including a former assignee. */
function assignees({ assignedTo }: SmsPerson, staff: readonly Person[], ownId: string, texts: SmsTexts['person']) {
  const others = assignedTo && !staff.some(({ id }) => id === assignedTo.id) ? [assignedTo] : [];
  const inOrder = [...staff, ...others].sort((one, other) => Number(other.id === ownId) - Number(one.id === ownId));
  return [
    { value: '', label: texts.unassigned },
    ...inOrder.map((each) => ({ value: each.id, label: staffText(each, ownId, texts) })),
  ];
}
