import type { ByText } from '@rxweb/contracts/live/by-text';
import { formatPhone, spokenTime } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../callback/callback-form.module.css';
import type { useByText } from './use-by-text.ts';

interface ByTextStatusProps {
  status: ByText;
  byText: ReturnType<typeof useByText>;
  onOther(): void;
  onClose(): void;
}

/** What the visitor does on the phone next. The same for every number. */
export function ByTextStatus({
  status,
  byText: { texts, language, end, isBusy },
  onOther,
  onClose,
}: ByTextStatusProps) {
  const store = useStore();
  const { state, phoneEnd, heldUntil, from } = status;
  const isConfirmed = state === 'confirmed';
  const number = phoneEnd ?? '';
  return (
    <>
      <Notice tone={isConfirmed ? 'positive' : 'info'} role="status">
        {isConfirmed ? texts.confirmed(number) : texts.pending(number, from && formatPhone(from))}
        {heldUntil && ` ${texts.held(spokenTime(store, new Date(heldUntil), language))}`}
      </Notice>
      {!isConfirmed && <p className={styles.text}>{texts.noText(formatPhone(store.phone))}</p>}
      <div className={styles.acts}>
        <Button onClick={onClose}>{texts.close}</Button>
        {isConfirmed ? (
          <Button aria-disabled={isBusy || undefined} onClick={() => void end()}>
            {texts.end}
          </Button>
        ) : (
          <Button onClick={onOther}>{texts.otherNumber}</Button>
        )}
      </div>
    </>
  );
}
