import type { Settings } from '@rxweb/contracts/settings';
import { languages } from '@rxweb/contracts/shared/language';
import { textConsentWords } from '@rxweb/domain/legal/text-consent';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import page from '../settings-page.module.css';
import styles from './legal.module.css';

/** The words above which visitors agree to texts. */
export function ConsentPreview({ settings }: { settings: Settings }) {
  const { texting: texts } = useLegalSettingsTexts();
  return (
    <>
      <p className={page.muted}>{texts.preview}</p>
      {languages.map((language) => {
        const { label, details, links } = textConsentWords(settings, 'request', language);
        return (
          <div key={language} lang={language} className={styles.consent}>
            <span className={styles.box} aria-hidden="true" />
            <div>
              <p>{label}</p>
              <p className={page.muted}>
                {details} {links.map(({ text }) => text).join(' · ')}
              </p>
            </div>
          </div>
        );
      })}
    </>
  );
}
