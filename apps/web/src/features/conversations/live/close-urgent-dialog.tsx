import { maxDoneChars } from '@rxweb/contracts/live/staff';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { DoneDialog } from '../../../ui/alarms/done-dialog.tsx';
import { useLiveStaffApi } from './live-staff.api.ts';
import { lastSeq, type StaffLive } from './use-staff-live.ts';

interface CloseUrgentDialogProps {
  id: string;
  live: StaffLive;
  onClose(): void;
}

export function CloseUrgentDialog({ id, live, onClose }: CloseUrgentDialogProps) {
  const { urgent: texts, failed } = useLiveChatTexts();
  const api = useLiveStaffApi();
  const [upTo] = useState(() => lastSeq(live.messages));
  const close = async (done: string) => {
    try {
      live.take((await api.closeUrgent(id, done, upTo)).state);
      return null;
    } catch (error) {
      logFailure('The urgent chat was not closed', error);
      live.refetch();
      return error instanceof ApiError && error.code === 'conflict' ? texts.taken : failed;
    }
  };
  return (
    <DoneDialog
      title={texts.close}
      description={texts.stays}
      field={{ label: texts.whatWasDone, name: 'urgent-done', maxChars: maxDoneChars, isRequired: true }}
      texts={texts}
      close={close}
      onClose={onClose}
    />
  );
}
