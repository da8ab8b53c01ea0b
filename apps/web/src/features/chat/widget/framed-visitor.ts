import { visitorHeader } from '@rxweb/contracts/widget';
import { ownHeaders } from '../../../api/send-request.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { keptIn } from '../../../storage/browser-storage.ts';

const secretKey = 'rx-widget-visitor';
const secretBytes = 32;
const secretForm = /^[\w-]{43}$/;

/**
 * Names the visitor by a header on every request, since a frame on another website may keep no cookie. The secret lasts as long as the tab (docs/decisions/0049).
 */
export function nameFramedVisitor(): void {
  const kept = keptIn(() => sessionStorage);
  let secret = kept.get(secretKey);
  if (!secret || !secretForm.test(secret)) {
    secret = newSecret();
    kept.set(secretKey, secret);
  }
  ownHeaders[visitorHeader] = secret;
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A link can't send the header, so the visitor's own file comes by a request. */
export async function saveOwnFile(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href, { headers: ownHeaders });
  if (answer.ok) saveFile(await answer.blob(), link.download);
}
