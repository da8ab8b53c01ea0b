let seconds: number | null = null;

/** A `fetch` that keeps how long a "too many" answer says to wait: the official client drops its headers. */
export const fetchAndNoteWait: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 429) seconds = Number(response.headers.get('retry-after')) || null;
  return response;
};

/** Of the last such answer; null if it didn't say. */
export const lastWaitSeconds = (): number | null => seconds;

/** Whether this error is such an answer, of the auth service or of `/api`. */
export const isTooMany = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 429;
