const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const randomBytesNeeded = 16;

/**
 * Makes a stored name: `<13-digit ms>-<26 random characters>.<extension>` (spec section 5). Only the extension comes from the sender. Throws a RangeError on fewer than 16 random bytes.
 */
export function storedFileName(originalName: string, nowMs: number, randomBytes: Uint8Array): string {
  const timestamp = String(Math.trunc(nowMs)).padStart(13, '0');
  return `${timestamp}-${randomText(randomBytes)}.${safeExtension(originalName)}`;
}

/** Whether a name has the form of {@link storedFileName}, so it cannot belong to another file. */
export function isStoredFileName(name: string): boolean {
  return /^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$/.test(name);
}

/** Base 32: five bits per character, the last one padded. */
function randomText(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomBytesNeeded) throw new RangeError(`needs ${randomBytesNeeded} random bytes`);
  const bits = Array.from(randomBytes.slice(0, randomBytesNeeded), (byte) => byte.toString(2).padStart(8, '0')).join(
    '',
  );
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** The extension in lower case letters and digits, or `bin`. */
function safeExtension(name: string): string {
  const extension =
    /[^./\\]\.([^./\\]+)$/
      .exec(name)?.[1]
      ?.toLowerCase()
      .replace(/[^a-z0-9]/g, '') ?? '';
  return /^[a-z0-9]{1,8}$/.test(extension) ? extension : 'bin';
}
