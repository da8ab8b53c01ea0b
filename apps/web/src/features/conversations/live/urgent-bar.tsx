import type { StaffLiveState } from '@rxweb/contracts/live/staff';
import { Suspense, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { useConversationsTexts } from '../../../texts/staff/use-conversations-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { pastText } from '../conversation-labels.ts';
import styles from './live.module.css';
import type { StaffLive } from './use-staff-live.ts';

const CloseUrgentDialog = lazyPartOf(async () => (await import('./close-urgent-dialog.tsx')).CloseUrgentDialog);

interface UrgentBarProps {
  id: string;
  state: StaffLiveState;
  live: StaffLive;
  ownId: string;
  now: Date;
  /** What staff write here gets to the visitor. */
  isReached: boolean;
}

/** A danger that waits for staff, or how they closed the last one. */
export function UrgentBar({ id, state, live, ownId, now, isReached }: UrgentBarProps) {
  const { isUrgent, isForgotten, isByText, urgentClosed } = state;
  const store = useStore();
  const conversations = useConversationsTexts();
  const { urgent: texts, forgotten, you, someone } = useLiveChatTexts();
  const [isClosing, setIsClosing] = useState(false);
  return (
    <>
      {isUrgent && (
        <Notice
          tone="danger"
          role="alert"
          isBar
          className={cx(styles.urgent)}
          action={<Button onClick={() => setIsClosing(true)}>{texts.close}</Button>}
        >
          <b>{texts.title}</b> {isForgotten ? forgotten : isReached && !isByText ? texts.text : texts.call}
        </Notice>
      )}
      {!isUrgent && urgentClosed && (
        <Notice tone="positive" role="status" isBar>
          {texts.closed(
            urgentClosed.by.id === ownId ? you : (urgentClosed.by.name ?? someone),
            pastText(store, new Date(urgentClosed.at), now, conversations),
            urgentClosed.done,
          )}
        </Notice>
      )}
      {isClosing && (
        <Suspense>
          <CloseUrgentDialog id={id} live={live} onClose={() => setIsClosing(false)} />
        </Suspense>
      )}
    </>
  );
}
