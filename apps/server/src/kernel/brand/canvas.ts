import { PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node';

export type Channels = readonly [red: number, green: number, blue: number];

/** A square of pixels, four bytes each. */
export interface Square {
  side: number;
  pixels: Uint8Array;
}

export function filledSquare(side: number, [red, green, blue]: Channels): Square {
  const pixels = new Uint8Array(side * side * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([red, green, blue, 255], at);
  return { side, pixels };
}

/** The picture, without transparency, in the middle of a square. Parts outside are cut off. */
export function paste(square: Square, pixels: Uint8Array, width: number, height: number): void {
  const [left, top] = [width, height].map((size) => Math.floor((square.side - size) / 2)) as [number, number];
  for (let row = Math.max(0, -top); row < Math.min(height, square.side - top); row += 1) {
    const from = Math.max(0, -left);
    const to = Math.min(width, square.side - left);
    const line = pixels.subarray((row * width + from) * 4, (row * width + to) * 4);
    square.pixels.set(line, ((row + top) * square.side + left + from) * 4);
  }
}

export function scaleSquare({ side, pixels }: Square, to: number): Square {
  if (side === to) return { side, pixels: pixels.slice() };
  const image = new PhotonImage(pixels, side, side);
  const scaled = resize(image, to, to, SamplingFilter.Lanczos3);
  image.free();
  const square = { side: to, pixels: scaled.get_raw_pixels() };
  scaled.free();
  return square;
}

/** Makes the corners transparent. `radius` in pixels. */
export function roundCorners({ side, pixels }: Square, radius: number): void {
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (side - radius), 0);
      const dy = Math.max(radius - y - 0.5, y + 0.5 - (side - radius), 0);
      const inside = radius + 0.5 - Math.hypot(dx, dy);
      if (dx > 0 && dy > 0 && inside < 1) pixels[(y * side + x) * 4 + 3] = Math.round(255 * Math.max(0, inside));
    }
}

export function pngOf({ side, pixels }: Square): Uint8Array {
  const image = new PhotonImage(pixels, side, side);
  try {
    return image.get_bytes();
  } finally {
    image.free();
  }
}

/** `quality` from 1 to 100. */
export function jpegOf({ side, pixels }: Square, quality: number): Uint8Array {
  const image = new PhotonImage(pixels, side, side);
  try {
    return image.get_bytes_jpeg(quality);
  } finally {
    image.free();
  }
}
