/** Tells the server whether a user or the page itself made a request (security row A15). */
export const activityHeader = 'x-rx-activity';

export const backgroundActivity = 'background';

/** Marks background requests, which don't extend the session. */
export const backgroundHeaders = { [activityHeader]: backgroundActivity };
