import { contrastRatio, type HexColor, mixColors } from './contrast.ts';

export type Theme = 'light' | 'dark';

/** The colors of a theme that follow the accent, by the names of `styles/tokens.css`. */
export interface AccentColors {
  accent: HexColor;
  accentHover: HexColor;
  /** Words on the accent. */
  accentContrast: HexColor;
  accentSoft: HexColor;
  accentBorder: HexColor;
  bubbleUser: HexColor;
}

/** Words of any size (WCAG 2.2, 1.4.3), so also enough for icons and edges (1.4.11). */
export const leastContrast = 4.5;

/** What a theme has besides the accent: those of `styles/tokens.css`; a test compares them. */
export const themeColors = {
  light: {
    /** Behind the accent's words and icons. */
    surfaces: { surface: '#f7f6f3', surfaceRaised: '#ffffff', surfaceSunken: '#eeede8', note: '#fbf3cf' },
    /** On the accent's soft colors. */
    words: { text: '#1b211e', textMuted: '#4e544f', positive: '#255d34', danger: '#a32321' },
    accentContrast: '#ffffff',
    /** A color that can't be read moves toward this one. */
    readable: '#000000',
    shares: { soft: 0.11, bubble: 0.15, border: 0.3, hover: 0.22 },
  },
  dark: {
    surfaces: { surface: '#1a1916', surfaceRaised: '#242420', surfaceSunken: '#131210', note: '#3a331b' },
    words: { text: '#ebe9e4', textMuted: '#b8b6af', positive: '#a3d2ac', danger: '#faaea4' },
    accentContrast: '#0d0d0c',
    readable: '#ffffff',
    shares: { soft: 0.14, bubble: 0.18, border: 0.34, hover: 0.3 },
  },
} as const;

const steps = 100;

/** The accent family of both themes: `chosen`, or the nearest color toward black or white that can be read everywhere. */
export function accentColors(chosen: HexColor): Record<Theme, AccentColors> {
  return { light: colorsIn('light', chosen), dark: colorsIn('dark', chosen) };
}

function colorsIn(theme: Theme, chosen: HexColor): AccentColors {
  const { surfaces, words, accentContrast, readable, shares } = themeColors[theme];
  // Weaker until everything on it can be read; without any, it is the raised surface.
  const soft = (share: number) =>
    firstThat(
      (step) => mixColors(surfaces.surfaceRaised, chosen, share * (1 - step)),
      (color) => isReadable(color, Object.values(words)),
    );
  const [accentSoft, bubbleUser] = [soft(shares.soft), soft(shares.bubble)];
  const behind = [...Object.values(surfaces), accentSoft, bubbleUser, accentContrast];
  const accent = firstThat(
    (step) => mixColors(chosen, readable, step),
    (color) => isReadable(color, behind),
  );
  return {
    accent,
    accentHover: mixColors(accent, readable, shares.hover),
    accentContrast,
    accentSoft,
    accentBorder: mixColors(surfaces.surfaceRaised, accent, shares.border),
    bubbleUser,
  };
}

const isReadable = (color: HexColor, others: readonly HexColor[]) =>
  others.every((other) => contrastRatio(color, other) >= leastContrast);

/** From step 0 to 1. The last one is taken in any case: the tests prove that it passes. */
function firstThat(colorAt: (step: number) => HexColor, isGood: (color: HexColor) => boolean): HexColor {
  for (let step = 0; step < steps; step += 1) {
    const color = colorAt(step / steps);
    if (isGood(color)) return color;
  }
  return colorAt(1);
}

export const accentUseNames = ['button', 'link', 'current', 'message'] as const;

/** One way in which a theme shows the accent. */
export interface AccentUse {
  name: (typeof accentUseNames)[number];
  words: HexColor;
  background: HexColor;
  /** With the color as chosen. */
  givenRatio: number;
  /** As shown. */
  ratio: number;
}

/** What the owner is shown for a theme: each use with its contrast, worst surface first. */
export function accentUses(theme: Theme, chosen: HexColor): AccentUse[] {
  const colors = accentColors(chosen)[theme];
  const { surfaces, words } = themeColors[theme];
  const surface = Object.values(surfaces).reduce((worst, other) =>
    contrastRatio(colors.accent, other) < contrastRatio(colors.accent, worst) ? other : worst,
  );
  const on = (name: AccentUse['name'], background: HexColor): AccentUse => ({
    name,
    words: colors.accent,
    background,
    givenRatio: contrastRatio(chosen, background),
    ratio: contrastRatio(colors.accent, background),
  });
  const message = contrastRatio(words.text, colors.bubbleUser);
  return [
    {
      name: 'button',
      words: colors.accentContrast,
      background: colors.accent,
      givenRatio: contrastRatio(colors.accentContrast, chosen),
      ratio: contrastRatio(colors.accentContrast, colors.accent),
    },
    on('link', surface),
    on('current', colors.accentSoft),
    { name: 'message', words: words.text, background: colors.bubbleUser, givenRatio: message, ratio: message },
  ];
}
