import { brandLimits } from '@rxweb/contracts/settings/brand';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useBrandSettingsTexts } from '../../../texts/use/use-brand-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LogoMark } from '../../../ui/logo-mark.tsx';
import { useSettingsApi } from '../settings.api.ts';
import styles from './brand-section.module.css';

interface LogoFieldProps {
  /** A data URL. */
  logo: string | null;
  isReadOnly: boolean;
  onChange: (logo: string | null) => void;
}

/** The server checks and redraws the picture. It's stored when the settings are saved. */
export function LogoField({ logo, isReadOnly, onChange }: LogoFieldProps) {
  const texts = useBrandSettingsTexts();
  const { isChecking, problem, check, clear } = useLogoCheck(onChange);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void check(file);
  };
  const remove = () => {
    clear();
    onChange(null);
  };
  return (
    <fieldset className={styles.group} aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <p id={id} className={styles.label}>
        {texts.logo}
      </p>
      <div className={styles.logo}>
        <LogoMark logo={logo} className={styles.mark} />
        {!isReadOnly && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/gif,image/webp"
              onChange={choose}
            />
            <Button variant="secondary" disabled={isChecking} onClick={() => input.current?.click()}>
              {isChecking ? texts.checking : logo ? texts.chooseOther : texts.choose}
            </Button>
            {logo && (
              <Button variant="quiet" onClick={remove}>
                {texts.remove}
              </Button>
            )}
          </>
        )}
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.logoHint}
      </p>
    </fieldset>
  );
}

function useLogoCheck(onChange: (logo: string) => void) {
  const texts = useBrandSettingsTexts();
  const api = useSettingsApi();
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const check = async (file: File) => {
    setProblem(null);
    if (file.size > brandLimits.maxPictureBytes) return setProblem(texts.tooLarge);
    setIsChecking(true);
    try {
      const answer = await api.redrawLogo(await base64Of(file));
      if ('logo' in answer) onChange(answer.logo);
      else setProblem(texts.refused[answer.refused]);
    } catch {
      setProblem(texts.failed);
    } finally {
      setIsChecking(false);
    }
  };
  return { isChecking, problem, check, clear: () => setProblem(null) };
}

/** Rejects if the file can't be read, such as one that was deleted meanwhile. */
function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
