/**
 * Sent with a log-out (security row W7), also for the Back button. Not `storage`: it holds a visitor's theme, text size and conversation.
 * Browsers honor it over TLS and on localhost only.
 */
export const clearSiteData = { 'clear-site-data': '"cache"' };
