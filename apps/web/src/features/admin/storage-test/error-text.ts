/** What went wrong, in words for whoever tests. Storage services say the status as a text of their own. */
export function errorText(error: unknown): string {
  const { status, statusCode, message } = Object(error);
  const known = words[Number(statusCode ?? status)];
  if (known) return known;
  return typeof message === 'string' && message !== '' ? message : 'no reason was given.';
}

const words: Record<number, string> = {
  401: 'you’re no longer signed in.',
  403: 'your account isn’t allowed to do this.',
  404: 'that file or bucket doesn’t exist.',
  409: 'a file with this name already exists. Remove it first, or rename yours.',
  413: 'the file is too large for the bucket.',
  507: 'the storage is full.',
};
