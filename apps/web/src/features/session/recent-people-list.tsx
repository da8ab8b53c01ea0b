import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { closeIcon } from '../../ui/more-icons.ts';
import styles from './lock-screen.module.css';
import type { RecentPerson } from './recent-people.ts';

interface RecentPeopleProps {
  people: readonly RecentPerson[];
  onPick: (person: RecentPerson | 'other') => void;
  onForget: (id: string) => void;
  back: string;
  onBack: () => void;
}

/** One touch on a name leads to its passkey or password. */
export function RecentPeople({ people, onPick, onForget, back, onBack }: RecentPeopleProps) {
  const { lock: texts } = useSessionTexts();
  return (
    <>
      <ul className={styles.people} aria-label={texts.recent}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <Button isWide onClick={() => onPick(person)}>
              {person.name}
            </Button>
            <IconButton label={texts.forget(person.name)} drawing={closeIcon} onClick={() => onForget(person.id)} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onClick={() => onPick('other')}>{texts.someoneElse}</Button>
        <Button variant="quiet" onClick={onBack}>
          {back}
        </Button>
      </div>
    </>
  );
}
