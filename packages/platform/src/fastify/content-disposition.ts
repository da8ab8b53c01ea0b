const tokenPattern = /^[A-Za-z0-9!#$&+.^_`|~-]+$/;
const maxFileNameChars = 255;

/**
 * A `Content-Disposition` for a download (RFC 6266): an ASCII `filename` and the true one by RFC 5987. Removes
 * characters that could break the header or mislead.
 */
export function toAttachment(fileName: string): string {
  const name = cleanFileName(fileName);
  if (name === '') return 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const plain = tokenPattern.test(ascii) ? ascii : `"${ascii}"`;
  return `attachment; filename=${plain}; filename*=UTF-8''${encodeExtended(name)}`;
}

function cleanFileName(fileName: string): string {
  const cleaned = fileName
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\]/g, '_')
    .trim();
  return Array.from(cleaned).slice(0, maxFileNameChars).join('');
}

/** Percent-encodes all but RFC 5987's attr-char; encodeURIComponent leaves four more. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
