import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { appIcons, sha256 } from '../scripts/app-icons.ts';

// `npm run icons`: redraws the icons whose drawing changed. `--all` redraws all.

const folder = new URL('../apps/web/public/icons/', import.meta.url);
const sums = new URL('../scripts/app-icons.json', import.meta.url);
const drawn = JSON.parse(await readFile(sums, 'utf8'));
const { CHROMIUM_PATH: executablePath = '' } = process.env;
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
for (const { file, side, svg } of appIcons) {
  if (drawn[file]?.svg === sha256(svg) && !process.argv.includes('--all')) continue;
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(new URL(file, folder), png);
  drawn[file] = { svg: sha256(svg), png: sha256(png) };
}
await browser.close();
await writeFile(sums, `${JSON.stringify(drawn, null, 2)}\n`);
