export type UploadMethod = 'signed' | 'direct' | 'proxy';

/**
 * Upload methods in the order to try (spec section 7). Browsers block an insecure address on a secure page, so the proxy comes first there.
 * `storageUrl` may be relative.
 */
export function uploadMethods(pageUrl: string, storageUrl: string): UploadMethod[] {
  const page = new URL(pageUrl);
  const isMixed = page.protocol === 'https:' && new URL(storageUrl, page).protocol === 'http:';
  return isMixed ? ['proxy', 'signed', 'direct'] : ['signed', 'direct', 'proxy'];
}
