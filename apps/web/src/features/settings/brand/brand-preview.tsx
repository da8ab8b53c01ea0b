import type { Settings } from '@rxweb/contracts/settings';
import { type AccentColors, accentColors, type Theme, themeColors } from '@rxweb/domain/brand/accent';
import type { CSSProperties } from 'react';
import { useBrandSettingsTexts } from '../../../texts/use/use-brand-settings-texts.ts';
import { LogoMark } from '../../../ui/logo-mark.tsx';
import styles from './brand-section.module.css';

/** Name, button, link and message as visitors see them, in both themes. */
export function BrandPreview({ settings: { store, brand } }: { settings: Settings }) {
  const texts = useBrandSettingsTexts();
  const colors = brand?.accent ? accentColors(brand.accent) : null;
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          className={styles.preview}
          data-theme={theme}
          data-season={document.documentElement.dataset.season}
          style={styleOf(theme, colors?.[theme] ?? null)}
          aria-label={texts.preview[theme]}
        >
          <p className={styles.previewName}>
            <LogoMark logo={brand?.logo} className={styles.mark} />
            {store.name}
          </p>
          <span className={styles.previewButton}>{texts.preview.button}</span>
          <span className={styles.previewLink}>{texts.preview.link}</span>
          <span className={styles.previewMessage}>{texts.preview.message}</span>
        </section>
      ))}
      {brand?.shortName && <p className={styles.hint}>{texts.preview.icon(brand.shortName)}</p>}
    </>
  );
}

/** The seasons' own colors come from the page's style sheet, by the theme. */
function styleOf(theme: Theme, colors: AccentColors | null): CSSProperties {
  const { surfaces, words } = themeColors[theme];
  const own = colors && {
    '--accent': colors.accent,
    '--accent-contrast': colors.accentContrast,
    '--bubble-user': colors.bubbleUser,
  };
  return { background: surfaces.surface, color: words.text, ...own } as CSSProperties;
}
