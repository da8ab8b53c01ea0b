import { useEffect, useState } from 'react';
import { logFailure } from '../browser/log.ts';
import styles from './copy-button.module.css';
import { IconButton } from './icon-button.tsx';
import { checkIcon, copyIcon } from './more-icons.ts';

const shownMs = 2_000;

interface CopyButtonProps {
  label: string;
  text: string;
  copied: string;
  onCopied?: () => void;
}

/** Hidden without clipboard support. */
export function CopyButton({ label, text, copied, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setIsCopied(true);
        onCopied?.();
      },
      (error: unknown) => logFailure('The text was not copied', error),
    );
  return (
    <>
      <IconButton label={label} drawing={isCopied ? checkIcon : copyIcon} size={20} onClick={copy} />
      <span className={styles.copied} role="status">
        {isCopied && copied}
      </span>
    </>
  );
}
