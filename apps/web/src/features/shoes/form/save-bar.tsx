import { formatTime } from '@rxweb/domain/text/format';
import type { ReactNode } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useOnline } from '../../../browser/use-online.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { checkIcon, offlineIcon } from '../../../ui/more-icons.ts';
import { State } from '../../../ui/state.tsx';
import styles from './shoe-form.module.css';

interface SaveBarProps {
  isSending: boolean;
  /** Null without a draft, or without browser storage. */
  keptAt: Date | null;
  children: ReactNode;
}

export function SaveBar({ isSending, keptAt, children }: SaveBarProps) {
  const texts = useFormTexts();
  const store = useStore();
  const isOnline = useOnline();
  return (
    <div className={styles.saveBar}>
      {children}
      <div className={styles.saveRow}>
        {isOnline && keptAt && (
          <State tone="pass" icon={checkIcon}>
            {texts.draft(formatTime(store, keptAt, texts.language))}
          </State>
        )}
        {!isOnline && (
          <State tone="warn" icon={offlineIcon}>
            <span role="status">{texts.nothingLost}</span>
          </State>
        )}
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? texts.sending : isOnline ? texts.save : texts.offlineSave}
        </Button>
      </div>
    </div>
  );
}
