import { recordInput } from './record-input.ts';
import { applyStoredTheme } from './theme-init.ts';

/** Inserted by the build. */
declare const pageFiles: { scripts: string[]; sheets: string; texts: Record<string, string | undefined> };

const longestMs = 250;

/* Inlined before the front page's markup; loads the rest after the first paint. */
const page = document;
const { dataset, lang, style } = page.documentElement;
const { scripts, sheets, texts } = pageFiles;
const { theme } = dataset;

const language = applyStoredTheme();
recordInput();
// The cached front page serves another path or language: hide its markup until the script renders, or fails to.
const isHidden = location.pathname !== '/' || (language && language !== lang);
if (isHidden) style.cssText = 'visibility:hidden';
// The page inlines the styles of one theme and of narrow, tall windows; all others wait for the full styles, which are
// usually cached.
const isWhole = isHidden || dataset.theme !== theme || matchMedia('(min-width:900px),(max-height:480px)').matches;
if (isWhole) page.write(sheets.replaceAll('print', 'all'));
else window.rxSheets = sheets;
addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(loadPage).observe({ type: 'largest-contentful-paint', buffered: true });
  // Hidden pages never paint, and not every browser reports a paint.
  setTimeout(loadPage, isHidden ? 0 : longestMs);
});

/** Repeated calls are harmless: modules load once. */
function loadPage(): void {
  // In parallel with the script.
  for (const file of [...scripts, texts[lang] ?? []].flat()) {
    import(/* @vite-ignore */ file).catch(() => {
      style.cssText = '';
      addEventListener('online', loadPage, { once: true });
    });
  }
}
