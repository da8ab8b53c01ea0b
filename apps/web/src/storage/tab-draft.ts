import { tabDraftKey } from './tab-draft-key.ts';

/*
 * Work of staff that is not saved yet, kept for this tab over a reload. It may name patients: it is there only while its page is shown with
 * something unsaved in it, and nowhere else than in the tab's own storage (security row W7).
 */

/** Whether it is kept; some browsers refuse. */
export function keepTabDraft(text: string): boolean {
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

export function dropTabDraft(): void {
  try {
    sessionStorage.removeItem(tabDraftKey);
  } catch {
    // Where nothing is kept there is nothing to drop.
  }
}
