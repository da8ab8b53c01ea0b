import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { newer } from './new-store.ts';

const everyMs = 5 * 60_000;
let last = '';

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Reloads the store's facts, such as its hours, when the page becomes visible and every few minutes while it is. Returns how to stop. */
export function followStore(page: Page = document): () => void {
  const read = () => {
    if (!page.hidden) void readStore();
  };
  page.addEventListener('visibilitychange', read);
  const timer = setInterval(read, everyMs);
  read();
  return () => {
    page.removeEventListener('visibilitychange', read);
    clearInterval(timer);
  };
}

/** Without success, the page keeps what it knows. */
async function readStore(): Promise<void> {
  try {
    const answer = await fetch('/api/store', { headers: backgroundHeaders });
    // Not validated, as the page's first facts aren't: our own server just checked it.
    if (!answer.ok) return;
    const text = await answer.text();
    if (text !== last) newer.show(JSON.parse(text));
    last = text;
  } catch {
    // Offline: the next look asks again.
  }
}
