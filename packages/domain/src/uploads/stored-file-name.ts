const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const randomBytesNeeded = 16;

/**
 * The name a file is stored under: `<13-digit ms>-<26 random characters>.<extension>` (spec section 5). Only the extension comes from
 * the sender. Takes at least 16 random bytes, so that no name can be guessed; throws a RangeError on fewer.
 */
export function storedFileName(originalName: string, nowMs: number, randomBytes: Uint8Array): string {
  const timestamp = String(Math.trunc(nowMs)).padStart(13, '0');
  return `${timestamp}-${randomText(randomBytes)}.${safeExtension(originalName)}`;
}

/** Whether a name is of the form {@link storedFileName} gives: made of time and chance, so that nobody else's file can have it. */
export function isStoredFileName(name: string): boolean {
  return /^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$/.test(name);
}

/** Base 32: five bits a character, the last one padded. */
function randomText(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomBytesNeeded) throw new RangeError(`needs ${randomBytesNeeded} random bytes`);
  const bits = Array.from(randomBytes.slice(0, randomBytesNeeded), (byte) => byte.toString(2).padStart(8, '0')).join(
    '',
  );
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** The extension in small letters and digits, or `bin` when there is none worth keeping. */
function safeExtension(name: string): string {
  const extension =
    /[^./\\]\.([^./\\]+)$/
      .exec(name)?.[1]
      ?.toLowerCase()
      .replace(/[^a-z0-9]/g, '') ?? '';
  return /^[a-z0-9]{1,8}$/.test(extension) ? extension : 'bin';
}
