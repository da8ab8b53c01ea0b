import type { AccountLink } from '@rxweb/contracts/users';
import { useEffect, useId, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
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
  const texts = usersTexts.use();
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
      <p>{mailed ? texts.link.mailed(email) : texts.link.notMailed(email)}</p>
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
        <CopyButton label={texts.link.copy} text={link} copied={texts.link.copied} onCopied={onCopied} />
      </div>
      <p id={`${id}-until`} className={styles.until}>
        {texts.link.until(momentText(store, expires_at, texts.language))}
      </p>
    </div>
  );
}
