import type { AccountLink } from '@rxweb/contracts/users';
import { useEffect, useId, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './account-link-box.module.css';
import { momentText } from './user-labels.ts';

interface AccountLinkBoxProps {
  email: string;
  link: AccountLink;
  label: string;
  /** Why it no longer works. */
  end: string | null;
  takesFocus?: boolean;
  onCopied: () => void;
}

export function AccountLinkBox({
  email,
  link: { link, mailed, expires_at },
  label,
  end,
  takesFocus,
  onCopied,
}: AccountLinkBoxProps) {
  const store = useStore();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  if (end !== null) {
    return (
      <p role="status" className={styles.box}>
        {end}
      </p>
    );
  }
  return (
    <div className={styles.box}>
      <p>
        {mailed
          ? `We’ve emailed this link to ${email}.`
          : `No email was sent to ${email}. Copy the link and share it yourself.`}
      </p>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          aria-describedby={`${id}-until`}
          className={styles.link}
          onCopy={onCopied}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton label="Copy link" text={link} copied="Copied" onCopied={onCopied} />
      </div>
      <p id={`${id}-until`} className={styles.until}>
        Works once and expires {momentText(store, expires_at)}. It won’t be shown again after you leave this page.
      </p>
    </div>
  );
}
