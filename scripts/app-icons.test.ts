import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawAppIcons } from './app-icons.ts';
import { flattenPath } from './flatten-path.ts';

it('the icons of the app are those that the script draws', async () => {
  for (const { file, png } of drawAppIcons()) {
    const kept = await readFile(new URL(`../apps/web/public/icons/${file}`, import.meta.url));
    expect(pixelsOf(kept).equals(pixelsOf(png)), file).toBe(true);
  }
});

/** What is packed may differ from one machine to another; the picture may not. */
function pixelsOf(png: Buffer): Buffer {
  const data = png.indexOf('IDAT') + 4;
  return inflateSync(png.subarray(data, data + png.readUInt32BE(data - 8)));
}

it('follows an arc on the side it bends to', () => {
  const highest = (path: string) => Math.min(...flattenPath(path).map(([, , , y]) => y));
  expect(highest('M0 0A5 5 0 0 1 10 0')).toBeCloseTo(-5);
  expect(highest('M0 0A5 5 0 0 0 10 0')).toBeCloseTo(0);
  expect(flattenPath('M1 2h3v-1.5l-3.5.5').map((segment) => segment.slice(2))).toEqual([
    [4, 2],
    [4, 0.5],
    [0.5, 1],
  ]);
});
