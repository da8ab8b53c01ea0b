import type { PersonFile, PersonListItem } from '@rxweb/contracts/people';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type PeopleApi, personNow } from '../people.api.ts';
import { AddNumberDialog } from './add-number-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import styles from './person.module.css';

interface NumbersProps {
  api: PeopleApi;
  person: PersonFile;
  mayChange: boolean;
  onChanged: (person: PersonFile) => void;
}

/** The numbers of a contact. Staff add some, and remove those that staff wrote. */
export function Numbers({ api, person, mayChange, onChanged }: NumbersProps) {
  const { numbers: texts } = usePeopleTexts().parts;
  const [isAdding, setIsAdding] = useState(false);
  const [owner, setOwner] = useState<PersonListItem | null>(null);
  const { removed, failure, isBusy, remove, putBack } = useRemoval(api, person, onChanged);
  return (
    <>
      <ul className={styles.lines}>
        {person.numbers.map((number) => (
          <NumberLine
            key={number.phone}
            number={number}
            isBusy={isBusy}
            onRemove={mayChange && number.isByHand ? remove : null}
          />
        ))}
      </ul>
      {removed !== null && <Removed phone={removed} isBusy={isBusy} onUndo={putBack} />}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {texts[failure]}
        </Notice>
      )}
      {mayChange && (
        <Button variant="quiet" className={styles.quiet} onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      )}
      {isAdding && (
        <AddNumberDialog
          api={api}
          person={person}
          onChanged={onChanged}
          onMerge={(other) => {
            setIsAdding(false);
            setOwner(other);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {owner && (
        <MergeDialog api={api} person={person} other={owner} onMerged={onChanged} onClose={() => setOwner(null)} />
      )}
    </>
  );
}

interface NumberLineProps {
  number: PersonFile['numbers'][number];
  isBusy: boolean;
  onRemove: ((phone: string) => Promise<void>) | null;
}

function NumberLine({ number: { phone, isByHand, isShared }, isBusy, onRemove }: NumberLineProps) {
  const { numbers: texts } = usePeopleTexts().parts;
  return (
    <li className={styles.number}>
      <span className={styles.lineWords}>
        <a className={styles.phone} href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
        {(isByHand || isShared) && <span className={styles.muted}>{isByHand ? texts.byHand : texts.shared}</span>}
      </span>
      {onRemove && (
        <Button
          variant="quiet"
          aria-label={texts.removeThis(formatPhone(phone))}
          aria-disabled={isBusy}
          onClick={() => void onRemove(phone)}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  );
}

interface RemovedProps {
  phone: string;
  isBusy: boolean;
  onUndo: (phone: string) => Promise<void>;
}

function Removed({ phone, isBusy, onUndo }: RemovedProps) {
  const { numbers: texts } = usePeopleTexts().parts;
  const undo = (
    <Button
      variant="quiet"
      aria-label={texts.undoRemoved(formatPhone(phone))}
      aria-disabled={isBusy}
      onClick={() => void onUndo(phone)}
    >
      {texts.undo}
    </Button>
  );
  return (
    <Notice tone="positive" role="status" action={undo}>
      {texts.removed(formatPhone(phone))}
    </Notice>
  );
}

function useRemoval(api: PeopleApi, person: PersonFile, onChanged: (person: PersonFile) => void) {
  const [removed, setRemoved] = useState<string | null>(null);
  const [failure, setFailure] = useState<'failed' | 'changed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<PersonFile>, done: string | null) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onChanged(await work());
      setRemoved(done);
    } catch (error) {
      const now = personNow(error);
      if (now) onChanged(now);
      setFailure(now ? 'changed' : 'failed');
    }
    setIsBusy(false);
  };
  return {
    removed,
    failure,
    isBusy,
    remove: (phone: string) =>
      run(async () => (await api.separate(person, { kind: 'phone', subject: phone })).person, phone),
    putBack: (phone: string) => run(async () => (await api.addNumber(person, phone)).person, null),
  };
}
