import { json } from 'node:stream/consumers';
import type { Language } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { renderVisitorPage } from './render-visitor-page.tsx';

/*
 * The server's way to the components: a process that renders once and ends, so that neither React nor the page stays in the server's memory,
 * nor a request waits for it. Started by render-visitor-pages.ts, which stands outside of the bundle.
 */

const { boots, languages } = (await json(process.stdin)) as { boots: BootData[]; languages: Language[] };

const pages: string[][] = [];
for (const boot of boots) {
  const inLanguages: string[] = [];
  for (const language of languages) inLanguages.push(await renderVisitorPage(boot, language));
  pages.push(inLanguages);
}
process.stdout.write(JSON.stringify(pages));
