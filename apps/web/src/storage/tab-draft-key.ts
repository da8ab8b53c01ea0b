/** Where work of staff that is not saved yet is kept; see `tab-draft.ts`. */
export const tabDraftKey = 'rx-tab-draft';
