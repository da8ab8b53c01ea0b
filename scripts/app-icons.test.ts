import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import drawn from './app-icons.json' with { type: 'json' };
import { appIcons, sha256 } from './app-icons.ts';

it('the icons of the app are those that the script draws', async () => {
  const kept = await Promise.all(
    appIcons.map(async ({ file, side, svg }) => {
      const png = await readFile(new URL(`../apps/web/public/icons/${file}`, import.meta.url));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([side, side]);
      return [file, { svg: sha256(svg), png: sha256(png) }] as const;
    }),
  );
  expect(Object.fromEntries(kept)).toEqual(drawn);
});
