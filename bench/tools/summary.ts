import { type BenchRow, isMet } from './rows.ts';

/** A row with the script that reported it, or an expected row that is missing. */
export type Line = { bench: string } & ({ row: BenchRow } | { id: string; measure: string; reason: string });

export const heads = ['measure', 'goal', 'limit', 'peer', 'ours', 'result', 'row'] as const;
export const tableStart = '<!-- bench: what follows is written by `npm run bench` -->';
export const tableEnd = '<!-- bench: end -->';

/** The cells of a line, under {@link heads}. */
export function cellsOf(line: Line): string[] {
  if (!('row' in line))
    return [line.measure, '', '', '', '', `not measured: ${line.reason}`, `${line.bench}/${line.id}`];
  const { row, bench } = line;
  const met = isMet(row);
  return [
    row.measure,
    row.goal === null ? '' : 'atMost' in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`,
    row.limit === undefined ? '' : toFigure(row.limit),
    row.peer ?? '',
    `${toFigure(row.ours)} ${row.unit}`.trim(),
    met === null ? '' : met ? 'pass' : 'FAIL',
    `${bench}/${row.id}`,
  ];
}

/** What the rows of a script that failed are, by the table of the run before; without one, a line for the script itself. */
export function notMeasured(bench: string, reason: string, told: readonly string[], before: string): Line[] {
  const known = rowsIn(before)
    .map((cells) => ({ measure: cells[0] ?? '', row: cells.at(-1) ?? '' }))
    .filter(({ row }) => row.startsWith(`${bench}/`))
    .map(({ measure, row }) => ({ bench, id: row.slice(bench.length + 1), measure, reason }))
    .filter(({ id }) => !told.includes(id));
  return known.length > 0 ? known : [{ bench, id: '', measure: `bench/${bench}.ts`, reason }];
}

/** The cells of each line of the table in a document. */
export function rowsIn(document: string): string[][] {
  const table = document.split(tableStart)[1]?.split(tableEnd)[0] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The lines as a table of Markdown, with what there is to say about rows that are missed. */
export function toMarkdown(
  lines: readonly Line[],
  machine: string,
  notes: readonly [row: string, note: string][],
): string {
  const table = [heads, heads.map(() => '---'), ...lines.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
  const said = notes.map(([row, note]) => `- \`${row}\`: ${note}`);
  return [
    machine,
    '',
    ...table,
    ...(said.length > 0 ? ['', 'Missed, why, and what comes next:', '', ...said] : []),
  ].join('\n');
}

/** Replaces the text between the two marks; throws if they are missing. */
export function replaceTable(document: string, table: string): string {
  const [before, rest] = document.split(tableStart);
  const after = rest?.split(tableEnd)[1];
  if (before === undefined || after === undefined) throw new Error('the document has no place for the table');
  return `${before}${tableStart}\n\n${table}\n\n${tableEnd}${after}`;
}

/** The note of each missed row. */
export function notesFor(
  lines: readonly Line[],
  notes: Readonly<Record<string, string>>,
): [row: string, note: string][] {
  return lines.flatMap((line): [string, string][] => {
    if (!('row' in line) || isMet(line.row) !== false) return [];
    return [[`${line.bench}/${line.row.id}`, notes[line.row.id] ?? 'no reason is given yet.']];
  });
}

/** Three digits that count; a whole number as it is. */
function toFigure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
