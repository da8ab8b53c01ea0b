export type CsvValue = string | number | boolean | Date | object | null;

/** RFC 4180, with the line end. Times are ISO 8601 in UTC, lists and objects JSON. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const written =
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
