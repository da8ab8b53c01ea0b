import type { BrandSettings } from '@rxweb/contracts/settings/brand';
import { brandLimits } from '@rxweb/contracts/settings/brand';
import { useState } from 'react';
import { useBrandSettingsTexts } from '../../../texts/use/use-brand-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import { AccentContrast } from './accent-contrast.tsx';
import styles from './brand-section.module.css';
import { LogoField } from './logo-field.tsx';

type Part = keyof BrandSettings;

export function BrandForm({ settings: { brand = {} }, onChange, problems, isReadOnly }: SectionProps) {
  const texts = useBrandSettingsTexts();
  const set = (part: Part, value: string | null) =>
    onChange(({ brand: before, ...rest }) => {
      const { [part]: _, ...others } = before ?? {};
      const next = value ? { ...others, [part]: value } : others;
      return Object.keys(next).length > 0 ? { ...rest, brand: next } : rest;
    });
  return (
    <>
      <Panel title={texts.title}>
        <div className={page.panelBody}>
          <LogoField logo={brand.logo ?? null} isReadOnly={isReadOnly} onChange={(logo) => set('logo', logo)} />
          <AccentField
            accent={brand.accent ?? ''}
            problem={problems.has('brand.accent') ? texts.badAccent : null}
            isReadOnly={isReadOnly}
            onChange={(accent) => set('accent', accent)}
          />
          <TextField
            label={texts.shortName}
            name="short-name"
            defaultValue={brand.shortName ?? ''}
            maxLength={brandLimits.maxShortNameChars}
            hint={texts.shortNameHint}
            problem={problems.has('brand.shortName') ? texts.badShortName : null}
            onChange={(text) => set('shortName', text.trim())}
          />
        </div>
      </Panel>
      {brand.accent && !problems.has('brand.accent') && <AccentContrast accent={brand.accent} />}
    </>
  );
}

interface AccentFieldProps {
  accent: string;
  problem: string | null;
  isReadOnly: boolean;
  onChange: (accent: string) => void;
}

/** The system's color picker, and the same as text. */
function AccentField({ accent, problem, isReadOnly, onChange }: AccentFieldProps) {
  const texts = useBrandSettingsTexts();
  // The text field keeps its own text: another color from outside makes another field.
  const [picks, setPicks] = useState(0);
  const pick = (color: string) => {
    onChange(color);
    setPicks(picks + 1);
  };
  return (
    <div className={styles.accent}>
      <input
        type="color"
        className={styles.picker}
        aria-label={texts.pick}
        value={problem === null && accent !== '' ? accent : '#235b4c'}
        onChange={({ target }) => pick(target.value.toLowerCase())}
      />
      <TextField
        key={picks}
        label={texts.accent}
        name="accent"
        defaultValue={accent}
        maxLength={9}
        hint={texts.accentHint}
        problem={problem}
        onChange={(text) => onChange(asColor(text))}
      />
      {!isReadOnly && accent !== '' && (
        <Button variant="quiet" className={styles.seasons} onClick={() => pick('')}>
          {texts.seasons}
        </Button>
      )}
    </div>
  );
}

/** `2C5C38` and `#2C5` are `#2c5c38` and `#22cc55`; anything else as typed, for the check to refuse. */
function asColor(text: string): string {
  const typed = text.trim().toLowerCase();
  const digits = typed.replace(/^#/, '');
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : typed;
}
