import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accentColors, accentUses, leastContrast, type Theme, themeColors } from './accent.ts';
import { contrastRatio, mixColors } from './contrast.ts';

const themes = ['light', 'dark'] as const;
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('measures contrast as WCAG 2 defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrastRatio('#ffffff', '#ff0000')).toBeCloseTo(3.998, 3);
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(() => contrastRatio('red', '#ffffff')).toThrow('red is no color');
});

it('S27-301 can be read in every use and both themes, whatever color is given', () => {
  fc.assert(
    fc.property(color, fc.constantFrom(...themes), (chosen, theme) => {
      const { accent, accentHover, accentContrast, accentSoft, bubbleUser } = accentColors(chosen)[theme];
      const { surfaces, words } = themeColors[theme];
      for (const behind of [...Object.values(surfaces), accentSoft, bubbleUser, accentContrast]) {
        expect(contrastRatio(accent, behind)).toBeGreaterThanOrEqual(leastContrast);
        expect(contrastRatio(accentHover, behind)).toBeGreaterThanOrEqual(leastContrast);
      }
      for (const word of Object.values(words))
        for (const behind of [accentSoft, bubbleUser])
          expect(contrastRatio(word, behind)).toBeGreaterThanOrEqual(leastContrast);
      for (const { ratio } of accentUses(theme, chosen)) expect(ratio).toBeGreaterThanOrEqual(leastContrast);
    }),
    { numRuns: 3_000 },
  );
});

it('keeps a color that passes, and says what one that fails would have had', () => {
  expect(accentColors('#2c5c38').light.accent).toBe('#2c5c38');
  expect(accentColors('#2c5c38').dark.accent).not.toBe('#2c5c38');
  const link = accentUses('light', '#ffcc00').find(({ name }) => name === 'link');
  expect(link?.givenRatio).toBeLessThan(1.6);
  expect(link?.ratio).toBeGreaterThanOrEqual(leastContrast);
});

it('goes no further than it must: a shade nearer to the given one fails somewhere', () => {
  for (const chosen of ['#ffcc00', '#ff6699', '#00aaff', '#88cc44']) {
    const { accent, accentSoft, bubbleUser } = accentColors(chosen).light;
    const nearer = mixColors(accent, chosen, 0.04);
    const behind = [...Object.values(themeColors.light.surfaces), accentSoft, bubbleUser];
    expect(Math.min(...behind.map((other) => contrastRatio(nearer, other)))).toBeLessThan(leastContrast);
  }
});

it('knows the colors of the pages', () => {
  const css = readFileSync(new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url), 'utf8');
  const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const inPage = (theme: Theme, name: string) =>
    new RegExp(`--${cssName(name)}: (#[0-9a-f]{6});`).exec(css.slice(css.indexOf(`[data-theme="${theme}"]`)))?.[1];
  for (const theme of themes)
    for (const [name, value] of Object.entries({ ...themeColors[theme].surfaces, ...themeColors[theme].words }))
      expect([theme, name, value]).toEqual([theme, name, inPage(theme, name)]);
});
