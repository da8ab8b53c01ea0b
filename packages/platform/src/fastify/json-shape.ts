export interface JsonShape {
  maxDepth: number;
  maxKeys?: number;
}

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether possible JSON stays within a depth and number of keys. Stops at the limit: parsing deep nesting would block
 * the process.
 */
export function isShallow(json: string, { maxDepth, maxKeys = Number.POSITIVE_INFINITY }: JsonShape): boolean {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === quote) at = endOfText(json, at);
    else if (unit === openBracket || unit === openBrace) depth += 1;
    else if (unit === closeBracket || unit === closeBrace) depth -= 1;
    else if (unit === colon) keys += 1;
    if (depth > maxDepth || keys > maxKeys) return false;
  }
  return true;
}

/** The end of the quoted text that starts here; the end of the input if unclosed. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end > 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
