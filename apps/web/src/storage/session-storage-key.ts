/** Our own key, so users stay signed in when the backend's address changes. */
export const sessionStorageKey = 'rx-auth';
