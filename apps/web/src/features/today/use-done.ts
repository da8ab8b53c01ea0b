import { markCallback } from '@rxweb/contracts/conversations';
import type { QueueRow } from '@rxweb/contracts/queue';
import type { RequestPath } from '@rxweb/contracts/requests/kinds';
import { changeRequest, type RequestChange, type RequestFile } from '@rxweb/contracts/requests/staff';
import { closeSmsAlarm, updateSmsPerson } from '@rxweb/contracts/sms/inbox';
import { stepsOf } from '@rxweb/domain/requests/steps';
import { undoing } from '@rxweb/domain/requests/undoing';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';
import { useQueueTexts } from '../../texts/staff/use-queue-texts.ts';
import { showAlert } from '../../ui/alert.tsx';
import { nameOf } from './row-words.ts';
import type { QueueQuery } from './use-queue.ts';

/** Brings it back; null for what can't be undone. */
type Undo = (() => Promise<unknown>) | null;

/** Marks a row as done at once, with its undo. */
export function useDone(query: QueueQuery, onUndo: (words: string, undo: () => void) => void) {
  const call = useStaffCall();
  const texts = useQueueTexts();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { setGone, invalidate } = query;
  const tell = async (error: unknown) => {
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    await showAlert(isConflict ? texts.conflict : texts.notSaved);
  };
  const finish = async (row: QueueRow) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setGone(row, true);
    try {
      const undo = await markDone(call, row, texts.calledBack);
      const restore = () => {
        setGone(row, false);
        void undo?.().catch(tell).finally(invalidate);
      };
      if (undo) onUndo(texts.isDone(nameOf(row, texts)), restore);
    } catch (error) {
      setGone(row, false);
      await tell(error);
    }
    invalidate();
    isRunning.current = false;
    setIsBusy(false);
  };
  return { isBusy, finish: (row: QueueRow) => void finish(row) };
}

async function markDone(call: StaffCall, row: QueueRow, calledBack: string): Promise<Undo> {
  const params = { id: row.id };
  switch (row.group) {
    case 'callbacks':
      await call(markCallback, { params, body: { done: true } });
      return () => call(markCallback, { params, body: { done: false } });
    case 'texts': {
      const { person } = await call(updateSmsPerson, { params, body: { version: row.version, isDone: true } });
      return () => call(updateSmsPerson, { params, body: { version: person.version, isDone: false } });
    }
    case 'urgent_texts':
      await call(closeSmsAlarm, { params, body: { done: calledBack } });
      return null;
    case 'requests':
      return closeRequest(call, row);
    case 'appointments':
      return closeRequest(call, { ...row, path: 'appointment' });
    case 'shoes':
      return null;
  }
}

type Closable = Pick<RequestFile, 'id' | 'state' | 'step' | 'need' | 'version'> & { path: RequestPath };

/** Takes the last step, which closes it as done. One that the visitor canceled only has to be seen. */
async function closeRequest(call: StaffCall, row: Closable): Promise<Undo> {
  const change = (version: number, wanted: RequestChange): Promise<RequestFile> =>
    call(changeRequest, { params: { id: row.id }, body: { version, change: wanted } });
  const last = stepsOf(row.path).at(-1);
  if (row.state === 'closed' || !last) {
    await change(row.version, { change: 'seen' });
    return null;
  }
  const after = await change(row.version, { change: 'step', step: last });
  return async () => {
    let { version } = after;
    for (const back of undoing(row, after)) ({ version } = await change(version, back));
  };
}
