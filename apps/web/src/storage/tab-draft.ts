import { tabDraftKey } from './tab-draft-key.ts';

/*
 * Unsaved staff work, kept in the tab's own storage across reloads. It may name patients, so it exists only while its
 * page is shown with unsaved changes (security row W7).
 */

/** Returns false if storage is blocked. */
export function saveTabDraft(text: string): boolean {
  try {
    sessionStorage.setItem(tabDraftKey, text);
    return true;
  } catch {
    return false;
  }
}

export function readTabDraft(): string | null {
  try {
    return sessionStorage.getItem(tabDraftKey);
  } catch {
    return null;
  }
}

export function clearTabDraft(): void {
  try {
    sessionStorage.removeItem(tabDraftKey);
  } catch {
    // Blocked storage holds nothing to drop.
  }
}
