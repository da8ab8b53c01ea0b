import { listNotices } from '@rxweb/contracts/staff-notices';
import { useCallback, useEffect } from 'react';
import { type WorkerMessage, workerMessage } from '../../boot/worker-message.ts';
import { logFailure } from '../../browser/log.ts';
import type { ReadOptions } from '../../data/base-query.ts';
import { onNoticeTick } from '../../data/notice-tick.ts';
import { renewPush } from '../../data/push-device.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { navigate } from '../../navigation/navigation.ts';
import { currentLanguage } from '../../texts/use/use-texts.ts';
import { setOwnNotices } from './own-notices.ts';

const options = { refetchOnWindowFocus: true, gapMs: 500 } as const;

/** Keeps the bell's number current, the device's subscription alive, and opens what is pressed outside the page. Renders nothing. */
export function NoticeWatcher({ userId }: { userId: string }) {
  const call = useStaffCall();
  const read = useCallback((options: ReadOptions) => call(listNotices, {}, options), [call]);
  const { data, invalidate } = useQuery(read, options);
  useEffect(() => {
    if (data !== null) setOwnNotices(data);
  }, [data]);
  useEffect(() => () => setOwnNotices({ notices: [], unread: 0 }), []);
  useEffect(() => onNoticeTick(invalidate), [invalidate]);
  useEffect(() => {
    renewPush(call, userId, currentLanguage()).catch((error: unknown) =>
      logFailure('The notifications of this device were not renewed', error),
    );
  }, [call, userId]);
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const handleMessage = ({ data }: MessageEvent) => {
      const message = data as WorkerMessage;
      if (message?.type === workerMessage.open) navigate(message.path);
    };
    workers.addEventListener('message', handleMessage);
    return () => workers.removeEventListener('message', handleMessage);
  }, []);
  return null;
}
