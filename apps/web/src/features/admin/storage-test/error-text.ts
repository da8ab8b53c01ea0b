/** What went wrong, in words for whoever tests. Storage services say the status as a text of their own. */
export function failureWords(error: unknown): string {
  const { status, statusCode, message } = Object(error);
  const known = words[Number(statusCode ?? status)];
  if (known) return known;
  return typeof message === 'string' && message !== '' ? message : 'no reason was given.';
}

const words: Record<number, string> = {
  401: 'you are not signed in any more.',
  403: 'your account may not do this.',
  404: 'there is no such file or bucket.',
  409: 'a file of this name is there already. Remove it first, or rename yours.',
  413: 'the file is larger than the bucket takes.',
  507: 'the storage is full.',
};
