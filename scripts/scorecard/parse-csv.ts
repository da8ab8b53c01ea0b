/** Rows of a CSV text (RFC 4180): quoted fields may hold separators, line breaks and doubled quotes. The first row is the head. */
export function parseCsv(text: string, separator = ','): Record<string, string>[] {
  const [head = [], ...rows] = fieldsOf(text.replace(/^\uFEFF/, ''), separator);
  return rows
    .filter((row) => row.some((field) => field !== ''))
    .map((row) => Object.fromEntries(head.map((name, column) => [name.trim(), row[column] ?? ''])));
}

function fieldsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    rows.at(-1)?.push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field === '') isQuoted = true;
    else if (sign === separator) endField();
    else if (sign === '\n') {
      endField();
      rows.push([]);
    } else if (sign !== '\r' || text[at + 1] !== '\n') field += sign;
  }
  endField();
  return rows;
}
