/** A cell that is a number is set to the right, rounded to what can be read off it. */
export type Cell = string | number | null;

/** Prints rows under their heads, in columns. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) => row.map(toText));
  const widths = heads.map((head, column) => Math.max(head.length, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], isNumber: (column: number) => boolean) =>
    cells
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  const lines = rows.map((row, index) => line(texts[index] ?? [], (column) => typeof row[column] === 'number'));
  say(
    `\n${title}\n${line(heads, (column) => rows.some((row) => typeof row[column] === 'number'))}\n${lines.join('\n')}\n`,
  );
}

/** One line of progress. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function toText(cell: Cell): string {
  if (cell === null) return '-';
  if (typeof cell === 'string') return cell;
  return cell >= 100 ? cell.toFixed(0) : cell.toFixed(cell >= 10 ? 1 : 2);
}
