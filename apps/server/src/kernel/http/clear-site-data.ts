/**
 * What an answer to a log-out carries (security row W7): the browser forgets pages and answers it keeps, also those for the Back button.
 * Not `storage`: theme, text size and the conversation of whoever sits there as a visitor are theirs to keep; the client takes its own
 * session away. Browsers heed it over TLS and on this machine only.
 */
export const clearSiteData = { 'clear-site-data': '"cache"' };
