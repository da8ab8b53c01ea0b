import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ConversationsApi } from '../conversations.api.ts';
import type { Transcript } from '../use-conversation.ts';
import styles from './transcript.module.css';

interface EraseDialogProps {
  api: ConversationsApi;
  transcript: Transcript;
  onErased: () => void;
  onClose: () => void;
}

export function EraseDialog({ api, transcript: { conversation, handOffs }, onErased, onClose }: EraseDialogProps) {
  const { erase: texts, files } = useConversationsTexts();
  const [step, setStep] = useState<'rest' | 'busy' | 'failed'>('rest');
  const isRunning = useRef(false);
  const erase = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStep('busy');
    try {
      await api.erase(conversation.id);
      onErased();
    } catch (error) {
      // Already erased by someone else.
      if (error instanceof ApiError && error.code === 'not_found') return onErased();
      isRunning.current = false;
      setStep('failed');
    }
  };
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <ul className={styles.going}>
        <li>{texts.questions(conversation.turns)}</li>
        {conversation.files > 0 && <li>{texts.files(files(conversation.files))}</li>}
        {handOffs.map(({ id, name }) => (
          <li key={id}>{texts.message(name)}</li>
        ))}
      </ul>
      <p>{texts.audit}</p>
      {step === 'failed' && (
        <Notice tone="danger" role="alert">
          {texts.failed}
        </Notice>
      )}
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" aria-disabled={step === 'busy'} onClick={() => void erase()}>
          {step === 'busy' ? texts.busy : texts.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
