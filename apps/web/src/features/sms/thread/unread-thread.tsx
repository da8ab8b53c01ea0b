import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { arrowLeftIcon } from '../../../ui/staff-icons.ts';
import styles from '../sms-page.module.css';

/** A thread from an address whose person isn't read yet, or no longer exists. */
export function UnreadThread({ isGone, onBack }: { isGone: boolean; onBack: () => void }) {
  const { thread: texts } = useSmsTexts();
  return (
    <section className={styles.thread} aria-label={texts.messages}>
      <header className={styles.head}>
        <IconButton label={texts.back} drawing={arrowLeftIcon} className={styles.back} onClick={onBack} />
        <h2>{texts.conversation}</h2>
      </header>
      {isGone ? (
        <p className={styles.gone} role="status">
          {texts.gone}
        </p>
      ) : (
        <SkeletonLines label={texts.loading} count={5} />
      )}
    </section>
  );
}
