import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { makePng } from './files.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A grey picture. */
export interface Picture {
  width: number;
  height: number;
  grey: Float32Array;
}

const require = createRequire(import.meta.url);
let library: Promise<PDFiumLibrary> | undefined;

/** A page of a PDF as a scanner sees it. */
export async function drawPage(pdf: Bytes, index: number, dpi: number): Promise<Picture> {
  library ??= readFile(require.resolve('@hyzyla/pdfium/pdfium.wasm')).then((wasm) =>
    PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer }),
  );
  const document = await (await library).loadDocument(pdf);
  const { width, height, data } = await document.getPage(index).render({ scale: dpi / 72, colorSpace: 'Gray' });
  document.destroy();
  return { width, height, grey: Float32Array.from(data.subarray(0, width * height)) };
}

export interface Damage {
  /** Degrees, clockwise. */
  turn: number;
  /** Radius of the blur in pixels. */
  blur: number;
  /** How far a pixel may stray. */
  noise: number;
  /** What white and black become. */
  white: number;
  black: number;
  /** Two tones only, as a fax. */
  isFax?: boolean;
  /** Every how many rows one is lost. */
  lostRows?: number;
  seed: number;
}

/** A page that went through a bad scanner. */
export function damage(picture: Picture, how: Damage): Picture {
  const random = randomFrom(how.seed);
  const soft = blurred(turned(picture, how.turn), how.blur);
  const grey = soft.grey.map((value, at) => {
    const row = Math.floor(at / soft.width);
    if (how.lostRows && row % how.lostRows === 0) return 255;
    const toned = how.black + ((how.white - how.black) * value) / 255 + (random() * 2 - 1) * how.noise;
    if (how.isFax) return toned > (how.white + how.black) / 2 ? 255 : 0;
    return Math.min(255, Math.max(0, toned));
  });
  return { ...soft, grey };
}

export function pngOf({ width, height, grey }: Picture): Bytes {
  const stride = 1 + width * 3;
  const rows = new Uint8Array(stride * height);
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0, to = y * stride + 1; x < width; x += 1, from += 1, to += 3)
      rows[to] = rows[to + 1] = rows[to + 2] = Math.round(grey[from] ?? 255);
  return makePng({ width, height, data: deflateSync(rows, { level: 1 }) });
}

/** On a sheet large enough for it, white around. */
function turned({ width, height, grey }: Picture, degrees: number): Picture {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const across = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const down = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  const out = new Float32Array(across * down).fill(255);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const dx = x - across / 2;
      const dy = y - down / 2;
      const fromX = Math.round(cos * dx + sin * dy + width / 2);
      const fromY = Math.round(cos * dy - sin * dx + height / 2);
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height)
        out[y * across + x] = grey[fromY * width + fromX] ?? 255;
    }
  return { width: across, height: down, grey: out };
}

/** Each pixel becomes the mean of the square around it. */
function blurred({ width, height, grey }: Picture, radius: number): Picture {
  if (radius === 0) return { width, height, grey };
  const across = smooth(grey, { lines: height, length: width, line: width, step: 1 }, radius);
  return { width, height, grey: smooth(across, { lines: width, length: height, line: 1, step: width }, radius) };
}

/** `line` is between the starts of two lines, `step` between two pixels of one. */
interface Lines {
  lines: number;
  length: number;
  line: number;
  step: number;
}

function smooth(from: Float32Array, { lines, length, line, step }: Lines, radius: number): Float32Array {
  const out = new Float32Array(from.length);
  for (let row = 0; row < lines; row += 1)
    for (let at = 0; at < length; at += 1) {
      const first = Math.max(0, at - radius);
      const last = Math.min(length - 1, at + radius);
      let sum = 0;
      for (let by = first; by <= last; by += 1) sum += from[row * line + by * step] ?? 255;
      out[row * line + at * step] = sum / (last - first + 1);
    }
  return out;
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
