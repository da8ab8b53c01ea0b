export type UploadMethod = 'signed' | 'direct' | 'proxy';

/**
 * The ways to store a file, in the order to try them (spec section 7). Browsers refuse an insecure address on a secure page, so there the
 * way through our own server comes first. `storageUrl` may be relative to the page.
 */
export function uploadMethods(pageUrl: string, storageUrl: string): UploadMethod[] {
  const page = new URL(pageUrl);
  const isMixed = page.protocol === 'https:' && new URL(storageUrl, page).protocol === 'http:';
  return isMixed ? ['proxy', 'signed', 'direct'] : ['signed', 'direct', 'proxy'];
}
