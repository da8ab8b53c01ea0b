import type { Settings } from '@rxweb/contracts/settings';
import { type LegalPageName, type LegalSettings, legalPages, type OwnWords } from '@rxweb/contracts/settings/legal';
import { withHonestConfirmations } from '@rxweb/domain/legal/confirmation';
import { useLocation } from '../../../navigation/location.ts';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';

export type LegalChange = (change: (legal: LegalSettings) => LegalSettings) => void;

/** Changes words. Pages whose words change are drafts again. */
export function changeLegal(onChange: SectionProps['onChange']): LegalChange {
  return (change) => onChange((before) => withLegal(before, change));
}

function withLegal(
  { legal: before = {}, ...rest }: Settings,
  change: (legal: LegalSettings) => LegalSettings,
): Settings {
  const after = withHonestConfirmations(change(before), [before]);
  return Object.values(after).some((value) => value !== undefined) ? { ...rest, legal: after } : rest;
}

/** The page in the address: `?section=legal&page=terms`. */
export function useChosenPage(): LegalPageName {
  const asked = new URLSearchParams(useLocation().search).get('page');
  return legalPages.find((name) => name === asked) ?? 'privacy';
}

interface WordsFieldProps {
  label: string;
  words: OwnWords | undefined;
  hint?: string;
  rows?: number;
  /** Its path in the settings, for the problem of missing words. */
  path: string;
  problems: ReadonlySet<string>;
  onChange: (words: OwnWords | undefined) => void;
}

/** The owner's words in both languages. Empty in both: none. */
export function WordsField({ label, words, hint, rows = 4, path, problems, onChange }: WordsFieldProps) {
  const { words: texts } = useLegalSettingsTexts();
  const set = (en: string, es: string) => onChange(en || es ? { en, ...(es && { es }) } : undefined);
  const { en = '', es = '' } = words ?? {};
  const isMissing = problems.has(`${path}.en`) || problems.has(path);
  return (
    <div className={page.pair}>
      <TextArea
        label={texts.english(label)}
        lang="en"
        rows={rows}
        value={en}
        hint={hint}
        problem={isMissing ? (es ? texts.badEnglish : texts.missing) : null}
        onChange={(text) => set(text, es)}
      />
      <TextArea
        label={texts.spanish(label)}
        lang="es"
        rows={rows}
        value={es}
        hint={hint === undefined ? undefined : texts.paragraphs}
        onChange={(text) => set(en, text)}
      />
    </div>
  );
}
