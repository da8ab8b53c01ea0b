import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import { useFrameTexts } from '../texts/staff/use-frame-texts.ts';
import { useLanguage } from '../texts/use/use-texts.ts';
import { Button } from './button.tsx';
import { refreshIcon } from './more-icons.ts';
import { Notice } from './notice.tsx';
import styles from './retry-notice.module.css';

interface RetryNoticeProps {
  /** Ignores clicks while loading. */
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
  /** With margins, for use on a card. */
  isInset?: boolean;
}

export function RetryNotice({ isLoading, onRetry, children, isInset = false }: RetryNoticeProps) {
  const { retry } = useFrameTexts();
  const language = useLanguage();
  return (
    <Notice
      tone="danger"
      role="alert"
      className={cx(styles.retry, isInset && styles.inset)}
      action={
        <Button lang={language} icon={refreshIcon} aria-disabled={isLoading} onClick={() => isLoading || onRetry()}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
