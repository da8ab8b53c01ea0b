import { useEffect, useRef, useState } from 'react';
import { useMissingBucket } from '../../backend/use-missing-bucket.ts';
import { startNewVersion, useNewVersion } from '../../boot/app-version.ts';
import { cx } from '../../browser/class-names.ts';
import { useOnline } from '../../browser/use-online.ts';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { Button } from '../../ui/button.tsx';
import { arrowDownIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './conversation-notices.module.css';

/** Briefly says that the network is back. */
export function BackOnline() {
  const { chat } = useChatTexts();
  const isBackOnline = useBackOnline(useOnline());
  return (
    <div role="status">
      {isBackOnline && (
        <Notice tone="positive" isBar>
          {chat.backOnline}
        </Notice>
      )}
    </div>
  );
}

export function ToLatest({ onPress }: { onPress(): void }) {
  const { chat } = useChatTexts();
  return (
    <div className={styles.toLatest}>
      <Button icon={arrowDownIcon} onClick={onPress}>
        <span className={styles.jumpText}>{chat.jumpToLatest}</span>
      </Button>
    </div>
  );
}

/** Offers a newer version of the page. */
export function NewVersion() {
  const { chat } = useChatTexts();
  if (!useNewVersion()) return null;
  return (
    <Notice
      tone="info"
      role="status"
      className={cx(styles.above, styles.newVersion)}
      action={<Button onClick={startNewVersion}>{chat.startNewVersion}</Button>}
    >
      {chat.newVersion}
    </Notice>
  );
}

/** Enter with files and no text: what is missing. */
export function TextMissing() {
  const { chat } = useChatTexts();
  return (
    <Notice tone="info" role="alert" className={cx(styles.above)}>
      {chat.textMissing}
    </Notice>
  );
}

/** The conversation was cleared; for a while it can come back. The live region has said so. */
export function UndoClear({ onUndo }: { onUndo(): void }) {
  const { chat } = useChatTexts();
  return (
    <Notice
      tone="info"
      className={cx(styles.above, styles.newVersion)}
      action={
        <Button variant="quiet" onClick={onUndo}>
          {chat.undo}
        </Button>
      }
    >
      {chat.cleared}
    </Notice>
  );
}

/** Says that there is no bucket for visitors' files. */
export function StorageWarning() {
  const bucket = useMissingBucket();
  const { chat } = useChatTexts();
  if (!bucket) return null;
  return (
    <Notice tone="warning" role="status" className={cx(styles.above)}>
      {chat.missingBucket(bucket)}
    </Notice>
  );
}

/** Long enough to read and to announce. */
const backOnlineMs = 4_000;

/** True for a moment after the network returns. */
function useBackOnline(online: boolean): boolean {
  const wasOnline = useRef(online);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const cameBack = online && !wasOnline.current;
    wasOnline.current = online;
    setIsBack(cameBack);
    if (!cameBack) return;
    const timer = setTimeout(() => setIsBack(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [online]);
  return isBack;
}
