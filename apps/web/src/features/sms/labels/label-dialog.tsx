import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHabitsApi } from '../habits.api.ts';
import { personTitle } from '../person/person-labels.ts';
import { useErrorText } from '../use-error-text.ts';
import { LabelManager } from './label-manager.tsx';

interface LabelDialogProps {
  people: readonly SmsPerson[];
  labels: readonly SmsLabel[];
  onChanged: (people: SmsPerson[]) => void;
  onLabels: (labels: SmsLabel[]) => void;
  onClose: () => void;
}

/** Labels of one or several threads. A change is saved at once. */
export function LabelDialog({ people, labels, onChanged, onLabels, onClose }: LabelDialogProps) {
  const { labels: texts } = useSmsHabitsTexts();
  const api = useHabitsApi();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  // Shown at once; a failure takes it back.
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isManaging, setIsManaging] = useState(labels.length === 0);
  if (isManaging) {
    return <LabelManager labels={labels} onLabels={onLabels} onClose={() => setIsManaging(false)} onLeave={onClose} />;
  }
  const toggle = async (id: string, isOn: boolean) => {
    setFailure(null);
    setPicked((before) => new Map(before).set(id, isOn));
    const ids = people.map((person) => person.id);
    await api.changePeople(ids, isOn ? { addLabel: id } : { removeLabel: id }).then(onChanged, (error: unknown) => {
      setPicked((before) => new Map(before).set(id, !isOn));
      setFailure(errorText(error));
    });
  };
  const [only] = people;
  const title = people.length === 1 && only ? personTitle(only) : texts.of(people.length);
  return (
    <Dialog title={texts.title} description={title} onClose={onClose}>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {labels.map(({ id, name }) => (
        <CheckField
          key={id}
          label={name}
          isChecked={picked.get(id) ?? people.every((person) => person.labels.includes(id))}
          onChange={(isOn) => void toggle(id, isOn)}
        />
      ))}
      <DialogActions>
        <Button variant="quiet" onClick={() => setIsManaging(true)}>
          {texts.manage}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
