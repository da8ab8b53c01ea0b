import { applyStoredLook } from './look.ts';
import { noteInput } from './note-input.ts';

/** Written in by the build: the page's script with what it imports, and the texts of a language that has a file of its own. */
declare const pageFiles: { scripts: string[]; texts: Record<string, string | undefined> };

/*
 * The first script of the front page, run before its markup. It is small and stands in the page itself: what is not needed for the first
 * paint is asked for after it.
 */
const page = document;
const { dataset, lang } = page.documentElement;
const { scripts, texts } = pageFiles;

const language = applyStoredLook();
noteInput();
// The kept front page stands in for another one, or speaks another language than was chosen here: its markup gives way to what the script
// draws, or is shown after all when that does not come.
if (location.pathname !== '/' || (language && language !== lang)) {
  dataset.wait = '';
  addEventListener('error', () => delete dataset.wait, true);
}
addEventListener('DOMContentLoaded', () => {
  // A page that was opened in the background is not painted.
  if (page.hidden) loadPage();
  else requestAnimationFrame(() => setTimeout(loadPage));
});

function loadPage(): void {
  const sheet = page.querySelector<HTMLLinkElement>('link[media]');
  if (sheet) sheet.media = 'all';
  // The script's imports are asked for together with it, not after it.
  for (const href of [...scripts, texts[lang] ?? []].flat()) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: scripts[0] });
}

function add(name: string, properties: Record<string, string | undefined>): void {
  page.head.append(Object.assign(page.createElement(name), properties));
}
