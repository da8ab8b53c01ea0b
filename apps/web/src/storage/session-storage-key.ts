/** Where the session is kept. Named by us, so that a change of the backend's address signs nobody out. */
export const sessionStorageKey = 'rx-auth';
