import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import { useUiTexts } from '../../../texts/use/use-ui-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../conversation-notices.module.css';
import { useIdleOffer } from './use-idle-offer.ts';

/** The conversation is kept, and could not be loaded. */
export function RestoreFailed({ onRetry }: { onRetry(): void }) {
  const { restore } = useLiveTexts();
  const { common } = useUiTexts();
  return (
    <Notice
      tone="warning"
      role="status"
      className={styles.above ?? ''}
      action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
    >
      {restore.failed}
    </Notice>
  );
}

/** Staff could not be asked. */
export function AskFailed({ onLeaveNumber }: { onLeaveNumber(): void }) {
  const { wanted } = useLiveTexts();
  const { chat } = useChatTexts();
  return (
    <Notice
      tone="warning"
      role="alert"
      className={styles.above ?? ''}
      action={<Button onClick={onLeaveNumber}>{chat.forms.callback}</Button>}
    >
      {wanted.failed}
    </Notice>
  );
}

/** Once nothing was touched for 15 minutes: another person may come to the device. */
export function IdleOffer({ onShare }: { onShare(): void }) {
  const { shared } = useLiveTexts();
  const { isIdle, answer } = useIdleOffer();
  if (!isIdle) return null;
  return (
    <Notice
      tone="info"
      role="status"
      className={styles.above ?? ''}
      action={
        <>
          <Button onClick={onShare}>{shared.deleteOnClose}</Button>
          <Button variant="quiet" onClick={answer}>
            {shared.keep}
          </Button>
        </>
      }
    >
      {shared.idle}
    </Notice>
  );
}
