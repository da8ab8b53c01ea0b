import { startNewVersion, useNewVersion } from '../../lib/app-version.ts';
import { cx } from '../../lib/class-names.ts';
import { useChatTexts } from '../../lib/texts/use-chat-texts.ts';
import { useMissingBucket } from '../../lib/use-missing-bucket.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { arrowDownIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './conversation-notices.module.css';
import { useBackOnline } from './use-back-online.ts';

/** Says for a moment that the network is back. */
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
        {chat.jumpToLatest}
      </Button>
    </div>
  );
}

/** Says that there is a newer version of the page; it comes when the visitor wants it. */
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

/** Says that the files of visitors have no place to go. */
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
