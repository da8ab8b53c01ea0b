import type { PersonListItem } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { usePeopleTexts } from '../../texts/people/use-people-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useFoundPeople } from './find-people.ts';
import { nameOf } from './names.ts';
import type { PeopleApi } from './people.api.ts';
import styles from './person/person.module.css';

interface PersonPickerProps {
  api: PeopleApi;
  label: string;
  /** What is typed at first. */
  start?: string;
  /** The button's words. */
  choose: (name: string) => string;
  without?: string;
  onChoose: (person: PersonListItem) => void;
}

const mostShown = 8;

/** Finds a contact by name or number. */
export function PersonPicker({ api, label, start = '', choose, without, onChoose }: PersonPickerProps) {
  const texts = usePeopleTexts();
  const [text, setText] = useState(start);
  const { data, isSearch, isError } = useFoundPeople(api, text);
  const found = isSearch ? (data?.people ?? []).filter(({ id }) => id !== without).slice(0, mostShown) : [];
  return (
    <>
      <SearchField label={label} placeholder={texts.list.placeholder} value={text} maxLength={100} onChange={setText} />
      <p role="status" className={styles.muted}>
        {isError ? texts.list.failed : isSearch && data && found.length === 0 ? texts.list.noMatch : ''}
      </p>
      <ul className={styles.lines}>
        {found.map((person) => {
          const name = nameOf(person, texts.noName);
          return (
            <li key={person.id} className={styles.line}>
              <span className={styles.lineWords}>
                <span dir="auto">{name}</span>
                <span className={styles.muted}>{person.phones.map(formatPhone).join(', ')}</span>
              </span>
              <Button
                aria-label={`${choose(name)}: ${name}, ${person.phones.map(formatPhone).join(', ')}`}
                onClick={() => onChoose(person)}
              >
                {choose(name)}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
