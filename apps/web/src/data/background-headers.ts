/** Marks background requests, which don't extend the session (security row A15). */
export const backgroundHeader = ['x-rx-activity', 'background'] as const;

export const backgroundHeaders = { [backgroundHeader[0]]: backgroundHeader[1] };
