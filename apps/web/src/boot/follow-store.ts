import { backgroundHeaders } from '@rxweb/contracts/shared/activity';
import { newer } from './new-store.ts';

const everyMs = 5 * 60_000;
let last = '';

/** An open page learns of changed hours when someone looks at it again, and every few minutes while someone does. */
export function followStore(page: Pick<Document, 'hidden' | 'addEventListener'> = document): void {
  const read = () => {
    if (!page.hidden) void readStore();
  };
  page.addEventListener('visibilitychange', read);
  setInterval(read, everyMs);
  read();
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
