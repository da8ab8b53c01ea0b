import { type TextConsentKind, textConsentWords } from '@rxweb/domain/legal/text-consent';
import { Fragment } from 'react';
import { useBoot } from '../../boot/boot.tsx';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { CheckField } from '../check-field.tsx';
import styles from './text-consent.module.css';

interface TextConsentProps {
  kind: TextConsentKind;
  /** Starts unticked, and nothing may depend on it (domain facts 2, I6). */
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Belongs beside every phone field of visitors. */
export function TextConsent({ kind, isChecked, onChange }: TextConsentProps) {
  const { store, legal } = useBoot();
  const language = useLanguage();
  const { label, details, links } = textConsentWords(
    { store, legal: { textingProgram: legal?.program } },
    kind,
    language,
  );
  const hint = (
    <>
      {details}
      {links.map(({ page, text, href }) => (
        <Fragment key={page}>
          {' '}
          <a className={styles.link} href={href} target="_blank" rel="noopener">
            {text}
          </a>
        </Fragment>
      ))}
    </>
  );
  return (
    <div className={styles.consent}>
      <CheckField label={label} isChecked={isChecked} onChange={onChange} hint={hint} />
    </div>
  );
}
