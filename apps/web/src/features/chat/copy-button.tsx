import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { checkIcon, copyIcon } from '../../ui/icons.ts';
import styles from './message.module.css';

const shownMs = 2_000;

/** Puts a text on the clipboard and says so. Not there where the browser offers no clipboard. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { chat } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      (error: unknown) => logFailure('The answer was not copied', error),
    );
  return (
    <>
      <IconButton label={label} drawing={isCopied ? checkIcon : copyIcon} size={20} onClick={copy} />
      <span className={styles.copied} role="status">
        {isCopied && chat.copied}
      </span>
    </>
  );
}
