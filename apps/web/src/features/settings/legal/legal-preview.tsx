import { previewLegalPage } from '@rxweb/contracts/legal';
import type { Settings } from '@rxweb/contracts/settings';
import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { State } from '../../../ui/state.tsx';
import styles from './legal.module.css';
import { useChosenPage } from './legal-fields.tsx';

const restMs = 400;

/** The server's own page, with what is typed and not saved. The frame runs no script and leads nowhere. */
export function LegalPreview({ settings }: { settings: Settings }) {
  const { preview: texts, pages } = useLegalSettingsTexts();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const page = useChosenPage();
  const { shown, hasFailed } = usePreview(settings, page, language);
  return (
    <>
      <SelectField
        label={texts.language}
        value={language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
        onChange={setLanguage}
      />
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {!shown && !hasFailed && <SkeletonLines label={texts.loading} count={8} />}
      {shown?.isHidden && <State tone="fail">{texts.hidden}</State>}
      {shown && (
        <iframe
          title={texts.frame(pages[page])}
          sandbox=""
          srcDoc={shown.html.replace('<head>', '<head><base target="_blank">')}
          className={styles.frame}
        />
      )}
      <a className={styles.open} href={`/${page}?lang=${language}`} target="_blank" rel="noopener">
        {texts.open}
      </a>
    </>
  );
}

/** Follows what is typed, after a rest. */
function usePreview(settings: Settings, page: LegalPageName, language: Language) {
  const call = useStaffCall();
  const [shown, setShown] = useState<{ html: string; isHidden: boolean } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await call(previewLegalPage, { body: { settings, page, language } });
        if (isStale) return;
        setShown(answer);
        setHasFailed(false);
      } catch (error) {
        if (isStale) return;
        logFailure('The legal page was not shown', error);
        setHasFailed(true);
      }
    }, restMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [call, settings, page, language]);
  return { shown, hasFailed };
}
