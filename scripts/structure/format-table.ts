import { isBetter, isFailing, type Row } from './compare.ts';

/** The figures as a table, with a mark on what changed. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    const cells = [row.name.padEnd(width), format(row.value).padStart(9), format(row.baseline).padStart(9)];
    return `${cells.join(' ')}  ${markOf(row)}`.trimEnd();
  });
  const head = `${'measure'.padEnd(width)} ${'now'.padStart(9)} ${'baseline'.padStart(9)}`;
  return [head, ...lines].join('\n');
}

function markOf(row: Row): string {
  if (isFailing(row)) return 'worse';
  if (!row.isGuarded) return '(not guarded)';
  return isBetter(row) ? 'better: write a new baseline' : '';
}

function format(value: number | null): string {
  return value === null ? '-' : value.toLocaleString('en-US');
}
