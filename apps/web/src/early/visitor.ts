import { applyStoredLook } from './look.ts';
import { noteInput } from './note-input.ts';

/** Written in by the build: the page's script with what it imports, and the texts of a language that has a file of its own. */
declare const pageFiles: { scripts: string[]; styles: string[]; texts: Record<string, string | undefined> };

/*
 * The first script of the front page, run before its markup. It is small and stands in the page itself: what is not needed for the first
 * paint is asked for after it.
 */
const page = document;
const { dataset, lang, style } = page.documentElement;
const { scripts, styles, texts } = pageFiles;
const { theme } = dataset;

const language = applyStoredLook();
noteInput();
// The page brings the look of one theme; who has chosen the other one waits for the whole styles, mostly kept from before.
if (dataset.theme !== theme) page.write(`<link rel=stylesheet href=${styles}>`);
// The kept front page stands in for another one, or speaks another language than was chosen here: its markup gives way to what the script
// draws, or is shown after all when that does not come.
if (location.pathname !== '/' || (language && language !== lang)) style.cssText = 'visibility:hidden';
addEventListener('DOMContentLoaded', () => {
  // A page that was opened in the background is not painted.
  if (page.hidden) loadPage();
  else requestAnimationFrame(() => setTimeout(loadPage));
});

function loadPage(): void {
  const sheet = page.querySelector<HTMLLinkElement>('link[media]');
  if (sheet) sheet.media = 'all';
  // What the script imports is asked for together with it, not after it.
  for (const file of [...scripts, texts[lang] ?? []].flat()) {
    import(/* @vite-ignore */ file).catch(() => {
      style.cssText = '';
    });
  }
}
