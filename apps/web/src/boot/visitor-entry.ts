import { noteInput } from './record-input.ts';
import { applyStoredLook } from './theme-init.ts';

/** Written in by the build: the page's script with what it imports, its styles as elements that are not used yet, and the texts of a language that has a file of its own. */
declare const pageFiles: { scripts: string[]; sheets: string; texts: Record<string, string | undefined> };

/** To the first paint. */
const longestMs = 250;

/*
 * The first script of the front page, run before its markup. It is small and stands in the page itself: what is not needed for the first
 * paint is asked for after it.
 */
const page = document;
const { dataset, lang, style } = page.documentElement;
const { scripts, sheets, texts } = pageFiles;
const { theme } = dataset;

const language = applyStoredLook();
noteInput();
// The kept front page stands in for another one, or speaks another language than was chosen here: its markup gives way to what the script
// draws, or is shown after all when that does not come.
const isHidden = location.pathname !== '/' || (language && language !== lang);
if (isHidden) style.cssText = 'visibility:hidden';
// The page brings the styles of one theme and of narrow, high windows: others wait for the whole, mostly kept from before. Else it comes when the page is
// alive (lib/first-sign.ts).
const isWhole = isHidden || dataset.theme !== theme || matchMedia('(min-width:900px),(max-height:480px)').matches;
if (isWhole) page.write(sheets.replaceAll('print', 'all'));
else window.rxSheets = sheets;
addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(loadPage).observe({ type: 'largest-contentful-paint', buffered: true });
  // A page in the background, or whose markup is hidden, is not painted; and not every browser tells.
  setTimeout(loadPage, isHidden ? 0 : longestMs);
});

/** Once is enough: a module that was asked for is not asked for again. */
function loadPage(): void {
  // What the script imports is asked for together with it, not after it.
  for (const file of [...scripts, texts[lang] ?? []].flat()) {
    import(/* @vite-ignore */ file).catch(() => {
      style.cssText = '';
      addEventListener('online', loadPage, { once: true });
    });
  }
}
