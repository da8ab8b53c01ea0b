import type { ReactNode } from 'react';
import { useFrameTexts } from '../texts/staff/use-frame-texts.ts';
import { useLanguage } from '../texts/use/use-texts.ts';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './more-icons.ts';
import styles from './sample.module.css';

export function SampleTag() {
  const { sample } = useFrameTexts();
  return (
    <span className={styles.tag} lang={useLanguage()}>
      {sample.tag}
    </span>
  );
}

interface SampleFrameProps {
  note: string;
  children: ReactNode;
  /** With `onToggle`: it can be folded. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

/** So that samples aren't mistaken for records. */
export function SampleFrame({ note, children, isOpen = true, onToggle }: SampleFrameProps) {
  const { sample } = useFrameTexts();
  const head = (
    <>
      <SampleTag />
      <span>{note}</span>
    </>
  );
  return (
    <section className={styles.frame} aria-label={sample.label}>
      {onToggle ? (
        <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
          <summary className={styles.head}>
            {head}
            <span className={styles.fold}>
              {isOpen ? sample.hide : sample.show}
              <Icon drawing={chevronDownIcon} />
            </span>
          </summary>
          <div className={styles.body}>{children}</div>
        </details>
      ) : (
        <>
          <p className={styles.head}>{head}</p>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </section>
  );
}
