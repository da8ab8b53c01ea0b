/** A UUID in lower case, to be used inside a larger pattern. */
export const uuidPattern = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

const anyCase = new RegExp(`^${uuidPattern}$`, 'i');

/** Whether text is a UUID, in either case. */
export function isUuid(text: string): boolean {
  return anyCase.test(text);
}
