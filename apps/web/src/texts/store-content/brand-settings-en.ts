import type { LogoRefusal } from '@rxweb/contracts/settings/brand';
import type { AccentUse, Theme } from '@rxweb/domain/brand/accent';

/** Texts of the settings for the store's own look. */
export const brandSettingsEn = {
  section: 'Branding',
  title: 'Logo and color',
  logo: 'Logo',
  logoHint:
    'A PNG or JPEG picture, square, at least 256 × 256 pixels. Every page shows it beside the name, and phones as the icon.',
  choose: 'Choose a picture',
  chooseOther: 'Choose another picture',
  checking: 'Checking the picture…',
  remove: 'Remove the logo',
  picture: 'a picture',
  tooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
  refused: {
    kind: 'The logo must be a PNG, JPEG, GIF, or WebP picture.',
    broken: 'This picture is damaged or isn’t safe. Save it again in another program, or choose another one.',
    small: 'This picture is too small. It needs at least 128 pixels on its longer side.',
  } as Record<LogoRefusal, string>,
  failed: 'The picture couldn’t be checked. Try again.',
  accent: 'Accent color',
  accentHint: 'As #2c5c38. Empty: the colors of the seasons.',
  badAccent: 'Enter a color as # and six digits or letters from a to f, such as #2c5c38.',
  pick: 'Pick the accent color',
  seasons: 'Use the seasons',
  shortName: 'Short name',
  shortNameHint: 'Below the icon on phones, up to 12 characters. Empty: the phone shortens the name.',
  badShortName: 'Enter up to 12 characters.',
  contrast: {
    title: 'Contrast of the accent',
    text: 'At least 4.5 to 1 everywhere. A color that fails is made darker or lighter, just enough, and you see both before you save.',
    themes: { light: 'Light, while you’re open', dark: 'Dark, while you’re closed' } as Record<Theme, string>,
    uses: {
      button: 'Words on buttons',
      link: 'Links on every surface',
      current: 'The current item',
      message: 'A visitor’s message',
    } as Record<AccentUse['name'], string>,
    sample: { button: 'Button', link: 'Link', current: 'Item', message: 'Message' } as Record<
      AccentUse['name'],
      string
    >,
    ratio: (ratio: string) => `${ratio} to 1`,
    good: 'Good',
    adjusted: 'Adjusted',
    was: (ratio: string) => `${ratio} to 1 as chosen`,
    kept: (color: string) => `Shown as chosen: ${color}`,
    shown: (chosen: string, shown: string) => `${chosen} can’t be read here. Shown as ${shown}`,
  },
  preview: {
    light: 'Light theme',
    dark: 'Dark theme',
    button: 'Ask the pharmacy',
    link: 'Opening hours',
    message: 'Are you open on Saturday?',
    icon: (name: string) => `On a phone: ${name}`,
  },
};

export type BrandSettingsTexts = typeof brandSettingsEn;
