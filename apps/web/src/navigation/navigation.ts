import { handlePopBy, tellLocation } from './location.ts';

interface NavigateOptions {
  /** Leaves the present page out of the history. */
  replace?: boolean;
  /** Stays where one has scrolled to, for what a page keeps in its own address. */
  keepScroll?: boolean;
}

/** Goes to another page of the app without loading it anew. A page that is guarded is left when its person agrees, or when the app has to. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const isLeaving = new URL(to, location.href).pathname !== location.pathname;
  if (guard && isLeaving && !options.replace) void mayLeave().then((may) => may && go(to, options));
  else go(to, options);
}

function go(to: string, { replace = false, keepScroll = false }: NavigateOptions): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  if (!keepScroll) scrollTo(0, 0);
  tellLocation();
}

let guard: { ask: () => Promise<boolean>; pathname: string } | null = null;

/** Has `ask` decide whether the page of now may be left, by a link or the browser's buttons, until the function it gives is called. */
export function guardPage(ask: () => Promise<boolean>): () => void {
  handlePopBy(handlePop);
  const mine = { ask, pathname: location.pathname };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}

/** Whether the page may be left. Who has agreed once is not asked again. */
export async function mayLeave(): Promise<boolean> {
  const asked = guard;
  if (asked && !(await asked.ask())) return false;
  if (guard === asked) guard = null;
  return true;
}

/** The browser has left the page already: it comes back, and is left again when that was meant. */
function handlePop(): void {
  if (guard && guard.pathname !== location.pathname) {
    history.pushState(null, '', guard.pathname);
    void mayLeave().then((may) => may && history.back());
  } else tellLocation();
}
