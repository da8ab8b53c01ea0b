import { applyStoredLook } from './look.ts';
import { noteInput } from './note-input.ts';

/** Written in by the build: the page's script and styles, and the texts of a language that has a file of its own. */
declare const pageFiles: { scripts: string[]; styles: string[]; texts: Record<string, string | undefined> };

/*
 * The first script of the front page, run before its markup. It is small and stands in the page itself: what is not needed for the first
 * paint is asked for after it.
 */
const page = document;
const root = page.documentElement;
const { scripts, styles, texts } = pageFiles;

applyStoredLook();
hideWhatIsNotMeant();
noteInput();
addEventListener('DOMContentLoaded', () => {
  requestAnimationFrame(() => setTimeout(loadPage));
  // A page that was opened in the background is not painted.
  if (page.hidden) loadPage();
});

/**
 * The kept front page stands in for another one, or speaks another language than was chosen here: its markup gives way to what the script
 * draws. It is shown after all when the script does not come.
 */
function hideWhatIsNotMeant(): void {
  let language: string | null = null;
  try {
    language = localStorage.getItem('rx-language');
  } catch {
    // Nothing was chosen.
  }
  const isMeant = location.pathname === '/' && (!language || language === root.lang);
  if (isMeant) return;
  root.dataset.wait = '';
  addEventListener('error', () => delete root.dataset.wait, true);
}

let isLoading = false;

function loadPage(): void {
  if (isLoading) return;
  isLoading = true;
  for (const href of styles) add('link', { rel: 'stylesheet', href });
  // The script's imports are asked for together with it, not after it.
  const [src = '', ...others] = [...scripts, texts[root.lang] ?? []].flat();
  add('script', { type: 'module', src });
  for (const href of others) add('link', { rel: 'modulepreload', href });
}

function add(name: 'link' | 'script', properties: Record<string, string>): void {
  page.head.append(Object.assign(page.createElement(name), properties));
}
