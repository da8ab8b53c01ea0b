import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useState } from 'react';
import { useSmsHabitsTexts } from '../../../texts/sms/use-sms-habits-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { ConsentDialog } from '../person/consent-dialog.tsx';

interface ConsentCheckProps {
  name: string;
  person: SmsPerson | null;
  onRecorded: (person: SmsPerson) => void;
  onSend: () => void;
  onClose: () => void;
}

/** Asks before the first text to a person without recorded consent. */
export function ConsentCheck({ name, person, onRecorded, onSend, onClose }: ConsentCheckProps) {
  const { consent: texts, cancel } = useSmsHabitsTexts();
  const [isRecording, setIsRecording] = useState(false);
  if (isRecording && person) return <ConsentDialog person={person} onChanged={onRecorded} onClose={onClose} />;
  return (
    <Dialog title={texts.title} description={texts.text(name)} onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button onClick={onSend}>{texts.send}</Button>
        {person && (
          <Button variant="primary" onClick={() => setIsRecording(true)}>
            {texts.record}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
