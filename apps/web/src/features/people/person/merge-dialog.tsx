import type { PersonFile, PersonListItem } from '@rxweb/contracts/people';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { apart } from '../names.ts';
import type { PeopleApi } from '../people.api.ts';
import { PersonPicker } from '../person-picker.tsx';

interface MergeDialogProps {
  api: PeopleApi;
  person: PersonFile;
  /** Null: choose one first. */
  other: PersonListItem | null;
  onMerged: (person: PersonFile) => void;
  onClose: () => void;
}

export function MergeDialog({ api, person, other, onMerged, onClose }: MergeDialogProps) {
  const { merge: texts, noName } = usePeopleTexts();
  const [chosen, setChosen] = useState(other);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'conflict' | 'failed' | null>(null);
  const merge = async () => {
    if (isBusy || !chosen) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onMerged(await api.merge(person, chosen));
      return onClose();
    } catch (error) {
      setFailure(error instanceof ApiError && error.code === 'conflict' ? 'conflict' : 'failed');
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      title={texts.title}
      {...(chosen && { description: texts.text(...apart(person, chosen, noName)) })}
      onClose={onClose}
    >
      {!chosen && (
        <PersonPicker
          api={api}
          label={texts.search}
          choose={() => texts.choose}
          without={person.id}
          onChoose={setChosen}
        />
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {texts[failure]}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        {chosen && (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void merge()}>
            {isBusy ? texts.merging : texts.merge}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
