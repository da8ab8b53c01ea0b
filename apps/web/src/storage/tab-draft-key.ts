/** Unsaved staff work; see `tab-draft.ts`. */
export const tabDraftKey = 'rx-tab-draft';
