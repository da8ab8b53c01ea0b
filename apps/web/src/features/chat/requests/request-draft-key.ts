/** Apart from the form, so that clearing the chat loads nothing. */
export const requestDraftKey = 'rx-request-draft';
