import type { PersonFile, PersonListItem } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { AppLink } from '../../../navigation/app-link.tsx';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { nameOf } from '../names.ts';
import type { PeopleApi, Separated } from '../people.api.ts';
import { personHref } from '../people-paths.ts';
import { MergeDialog } from './merge-dialog.tsx';
import styles from './person.module.css';
import { TakeOutDialog } from './take-out-dialog.tsx';

interface DuplicatesProps {
  api: PeopleApi;
  person: PersonFile;
  onMerged: (person: PersonFile) => void;
  onTakenOut: (separated: Separated) => void;
}

/** Contacts with the same name, and what isn't this person's, for staff to decide. */
export function Duplicates({ api, person, onMerged, onTakenOut }: DuplicatesProps) {
  const { duplicates: texts, noName, parts } = usePeopleTexts();
  const [wanted, setWanted] = useState<PersonListItem | 'search' | null>(null);
  const [isTakingOut, setIsTakingOut] = useState(false);
  return (
    <Panel title={texts.title}>
      {person.duplicates.length > 0 && (
        <>
          <p className={styles.muted}>{texts.text}</p>
          <ul className={styles.lines}>
            {person.duplicates.map((other) => (
              <li key={other.id} className={styles.line}>
                <span className={styles.lineWords}>
                  <AppLink href={personHref(other.id)}>{nameOf(other, noName)}</AppLink>
                  <span className={styles.muted}>{other.phones.map(formatPhone).join(', ')}</span>
                  <span className={styles.muted}>{other.reason === 'birth_date' ? texts.birthDate : texts.name}</span>
                </span>
                <Button
                  aria-label={`${texts.mergeWith(nameOf(other, noName))}, ${other.phones.map(formatPhone).join(', ')}`}
                  onClick={() => setWanted(other)}
                >
                  {texts.merge}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="quiet" className={styles.quiet} onClick={() => setWanted('search')}>
        {texts.find}
      </Button>
      <Button variant="quiet" className={styles.quiet} onClick={() => setIsTakingOut(true)}>
        {parts.takeOut.open}
      </Button>
      {isTakingOut && (
        <TakeOutDialog api={api} person={person} onTakenOut={onTakenOut} onClose={() => setIsTakingOut(false)} />
      )}
      {wanted !== null && (
        <MergeDialog
          api={api}
          person={person}
          other={wanted === 'search' ? null : wanted}
          onMerged={onMerged}
          onClose={() => setWanted(null)}
        />
      )}
    </Panel>
  );
}
