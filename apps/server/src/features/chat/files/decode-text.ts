/** Decodes the start of a file: UTF-16 or UTF-8 by byte order mark, else UTF-8, else windows-1252. Null if it isn't text. */
export function decodeText(bytes: Uint8Array, maxBytes: number): string | null {
  const head = bytes.subarray(0, maxBytes);
  const text = utf16(head) ?? utf8(head) ?? new TextDecoder('windows-1252').decode(head);
  return text.includes('\0') ? null : text;
}

function utf16(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes, { stream: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes, { stream: true });
  return null;
}

/** Null if invalid. A character cut at the end is fine. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
