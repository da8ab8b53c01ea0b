import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
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
  return (
    <Notice
      tone="danger"
      role="alert"
      className={cx(styles.retry, isInset && styles.inset)}
      action={
        <Button icon={refreshIcon} aria-disabled={isLoading} onClick={() => isLoading || onRetry()}>
          Retry
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
