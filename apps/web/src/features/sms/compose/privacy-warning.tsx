import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { warnIcon } from '../../../ui/more-icons.ts';
import styles from './compose.module.css';
import { privacyWarningText } from './privacy-warning-text.ts';

/** Says that a text names what had better not travel by SMS. It never stops anybody from sending. */
export function PrivacyWarning({ text }: { text: string }) {
  const store = useStore();
  const settled = useDeferredValue(text);
  const words = useMemo(() => privacyWarningText(settled, storeDate(store, new Date())), [store, settled]);
  return (
    <div aria-live="polite">
      {words && (
        <p className={styles.nudge}>
          <Icon drawing={warnIcon} />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
