import { formatTime } from '@rxweb/domain/text/format';
import type { ReactNode } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { checkIcon, offlineIcon } from '../../../ui/more-icons.ts';
import { State } from '../../../ui/state.tsx';
import styles from './shoe-form.module.css';

interface SaveBarProps {
  label: string;
  isSending: boolean;
  /** Null without a draft, or without browser storage. */
  keptAt: Date | null;
  children: ReactNode;
}

export function SaveBar({ label, isSending, keptAt, children }: SaveBarProps) {
  const store = useStore();
  const isOnline = useOnline();
  return (
    <div className={styles.saveBar}>
      {children}
      <div className={styles.saveRow}>
        {isOnline && keptAt && (
          <State tone="pass" icon={checkIcon}>
            Draft saved {formatTime(store, keptAt)}
          </State>
        )}
        {!isOnline && (
          <State tone="warn" icon={offlineIcon}>
            <span role="status">Nothing you entered is lost</span>
          </State>
        )}
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? 'Submitting...' : isOnline ? label : `Offline: ${label.toLowerCase()} later`}
        </Button>
      </div>
    </div>
  );
}
