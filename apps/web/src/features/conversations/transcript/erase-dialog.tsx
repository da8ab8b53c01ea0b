import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { filesText } from '../conversation-labels.ts';
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
    <Dialog title="Erase this conversation?" description="This permanently deletes:" onClose={onClose}>
      <ul className={styles.going}>
        <li>
          {conversation.turns === 1
            ? '1 question with its answer'
            : `${conversation.turns} questions with their answers`}
        </li>
        {conversation.files > 0 && <li>{filesText(conversation.files)} from the visitor</li>}
        {handOffs.map(({ id, name }) => (
          <li key={id}>the message from {name} with the callback number</li>
        ))}
      </ul>
      <p>The audit log records that you erased it, but none of its contents.</p>
      {step === 'failed' && (
        <Notice tone="danger" role="alert">
          Couldn’t erase the conversation. Try again.
        </Notice>
      )}
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" aria-disabled={step === 'busy'} onClick={() => void erase()}>
          {step === 'busy' ? 'Erasing…' : 'Erase conversation'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
