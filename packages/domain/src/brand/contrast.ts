/** `#rrggbb`. */
export type HexColor = string;

/** From 0 to 255. Throws for anything but `#rrggbb`. */
export function channelsOf(color: HexColor): [red: number, green: number, blue: number] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`${color} is no color`);
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
export function luminance(color: HexColor): number {
  const [red, green, blue] = channelsOf(color).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** From 1 to 21 (WCAG 2.2), in any order. */
export function contrastRatio(one: HexColor, other: HexColor): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` of `other` in `color`, from 0 to 1. */
export function mixColors(color: HexColor, other: HexColor, share: number): HexColor {
  const target = channelsOf(other);
  const mixed = channelsOf(color).map((part, index) => Math.round(part + ((target[index] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
