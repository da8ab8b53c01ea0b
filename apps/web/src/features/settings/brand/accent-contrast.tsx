import { accentColors, accentUses, leastContrast, type Theme } from '@rxweb/domain/brand/accent';
import { useBrandSettingsTexts } from '../../../texts/use/use-brand-settings-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/state.tsx';
import page from '../settings-page.module.css';
import styles from './brand-section.module.css';

const themes = ['light', 'dark'] as const;

/** Each use of the accent in both themes: the contrast as chosen where it fails, and as shown. */
export function AccentContrast({ accent }: { accent: string }) {
  const { contrast: texts } = useBrandSettingsTexts();
  return (
    <Panel title={texts.title}>
      <div className={page.panelBody}>
        <p className={page.muted}>{texts.text}</p>
        {themes.map((theme) => (
          <ThemeUses key={theme} theme={theme} accent={accent} />
        ))}
      </div>
    </Panel>
  );
}

function ThemeUses({ theme, accent }: { theme: Theme; accent: string }) {
  const { contrast: texts } = useBrandSettingsTexts();
  const { accent: shown } = accentColors(accent)[theme];
  return (
    <section className={styles.theme} aria-label={texts.themes[theme]}>
      <h3 className={styles.themeName}>{texts.themes[theme]}</h3>
      <p className={styles.both}>
        <span className={styles.chip} style={{ background: accent }} />
        {shown !== accent && <span className={styles.chip} style={{ background: shown }} />}
        {shown === accent ? texts.kept(accent) : texts.shown(accent, shown)}
      </p>
      <ul className={styles.uses}>
        {accentUses(theme, accent).map(({ name, words, background, givenRatio, ratio }) => {
          const isKept = givenRatio >= leastContrast;
          return (
            <li key={name} className={styles.use}>
              <span className={styles.sample} style={{ color: words, background }} aria-hidden="true">
                {texts.sample[name]}
              </span>
              <span className={styles.useText}>
                {texts.uses[name]}
                <span className={styles.ratio}>
                  {texts.ratio(shortRatio(ratio))}
                  {!isKept && ` · ${texts.was(shortRatio(givenRatio))}`}
                </span>
              </span>
              <State tone={isKept ? 'pass' : 'warn'}>{isKept ? texts.good : texts.adjusted}</State>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Rounded down: 4.49 is no 4.5. */
const shortRatio = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
