import { channelsOf } from '@rxweb/domain/brand/contrast';
import { draw_text, PhotonImage } from '@silvia-odwyer/photon-node';
import { onWhite, readUpright } from '../file-views/draw-picture.ts';
import { type Channels, filledSquare, paste, pngOf, roundCorners, type Square, scaleSquare } from './canvas.ts';

/** What an icon shows: the logo, or letters on a color. */
export type IconMotif = { logo: Uint8Array } | { initials: string; color: string; ink: string };

/** `share` of the side that the motif fills, `corner` radius as a share of it. As `scripts/app-icons.ts` has them. */
const shapes = {
  'icon-192': { side: 192, share: 0.86, corner: 0.22 },
  'icon-512': { side: 512, share: 0.86, corner: 0.22 },
  /** Systems cut it to a circle or a squircle: the middle 80 % stay. */
  'icon-maskable-512': { side: 512, share: 0.6, corner: 0 },
  'apple-touch-icon': { side: 180, share: 0.8, corner: 0 },
  favicon: { side: 96, share: 0.92, corner: 0.22 },
} as const;
export type IconName = keyof typeof shapes;
export type DrawnIcons = Record<IconName, Uint8Array>;

const drawnSide = 512;
const white: Channels = [255, 255, 255];

/** All icons of a brand as PNG. */
export function drawIcons(motif: IconMotif): DrawnIcons {
  const background = 'logo' in motif ? white : channelsOf(motif.color);
  const drawn = 'logo' in motif ? logoOf(motif.logo) : lettersOf(motif.initials, background, channelsOf(motif.ink));
  const icons = Object.entries(shapes).map(([name, { side, share, corner }]) => {
    const square = filledSquare(side, background);
    const inner = scaleSquare(drawn, Math.round(side * share));
    paste(square, inner.pixels, inner.side, inner.side);
    if (corner > 0) roundCorners(square, side * corner);
    return [name, pngOf(square)];
  });
  return Object.fromEntries(icons) as DrawnIcons;
}

function logoOf(bytes: Uint8Array): Square {
  const image = readUpright(bytes, drawnSide);
  const [width, height] = [image.get_width(), image.get_height()];
  const square = filledSquare(Math.max(width, height), white);
  paste(square, onWhite(image.get_raw_pixels()), width, height);
  image.free();
  return square;
}

/** The library's font has one weight: drawn a few pixels apart it is bold enough for a small icon. */
const boldBy = [-5, 0, 5];
const fontSize = 260;

function lettersOf(text: string, background: Channels, ink: Channels): Square {
  const canvas = filledSquare(drawnSide * 2, [0, 0, 0]);
  const image = new PhotonImage(canvas.pixels, canvas.side, canvas.side);
  for (const dx of boldBy) for (const dy of boldBy) draw_text(image, text, 200 + dx, 200 + dy, fontSize);
  const mask = image.get_raw_pixels();
  image.free();
  const box = inkBox(mask, canvas.side);
  const square = filledSquare(drawnSide, background);
  // Two wide letters may need to shrink; a single narrow one may not grow.
  const scale = Math.max(1, box.width / (drawnSide * 0.74), box.height / (drawnSide * 0.6));
  const left = (drawnSide - box.width / scale) / 2;
  const top = (drawnSide - box.height / scale) / 2;
  for (let y = 0; y < drawnSide; y += 1)
    for (let x = 0; x < drawnSide; x += 1) {
      const [column, row] = [Math.floor((x - left) * scale), Math.floor((y - top) * scale)];
      if (column < 0 || row < 0 || column >= box.width || row >= box.height) continue;
      const strength = (mask[((row + box.top) * canvas.side + column + box.left) * 4] ?? 0) / 255;
      const at = (y * drawnSide + x) * 4;
      for (let part = 0; part < 3; part += 1)
        square.pixels[at + part] = Math.round((background[part] ?? 0) * (1 - strength) + (ink[part] ?? 0) * strength);
    }
  return square;
}

function inkBox(mask: Uint8Array, side: number) {
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if ((mask[(y * side + x) * 4] ?? 0) > 8) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) };
}
