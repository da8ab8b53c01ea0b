import type { ReactNode } from 'react';
import { cx } from '../browser/class-names.ts';
import { Button } from './button.tsx';
import { refreshIcon } from './more-icons.ts';
import { Notice } from './notice.tsx';
import styles from './retry-notice.module.css';

interface RetryNoticeProps {
  /** While it is tried; another press is none then. */
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
  /** On a card, where it keeps off the edges. */
  isInset?: boolean;
}

/** Says at once that something could not be read, and reads it again at a press. */
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
