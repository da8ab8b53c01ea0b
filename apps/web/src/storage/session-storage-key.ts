/** Our own key, so that a new backend address signs nobody out. */
export const sessionStorageKey = 'rx-auth';
