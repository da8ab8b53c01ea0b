import { json } from 'node:stream/consumers';
import type { Language } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { renderVisitorPage } from './render-visitor-page.tsx';

/*
 * Renders once in its own process, so that React takes no server memory and no request waits. Started by
 * render-visitor-pages.ts, outside the bundle.
 */

const { boots, languages } = (await json(process.stdin)) as { boots: BootData[]; languages: Language[] };

const pages: string[][] = [];
for (const boot of boots) {
  const inLanguages: string[] = [];
  for (const language of languages) inLanguages.push(await renderVisitorPage(boot, language));
  pages.push(inLanguages);
}
process.stdout.write(JSON.stringify(pages));
