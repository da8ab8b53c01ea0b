/** One figure about the code. Lower is better. */
export interface Measure {
  name: string;
  value: number;
  /** What the figure counts, a line each. */
  places: string[];
  /** The check fails when this figure grows. Others, such as the program's size, are only shown. */
  isGuarded: boolean;
}

export type Figures = Record<string, number>;

export interface Row extends Measure {
  /** Null for a measure that the baseline does not have yet. */
  baseline: number | null;
}

export function figuresOf(measures: readonly Measure[]): Figures {
  return Object.fromEntries(measures.map(({ name, value }) => [name, value]));
}

export function readFigures(json: string): Figures {
  const figures: unknown = JSON.parse(json);
  if (typeof figures !== 'object' || figures === null) throw new Error('The baseline is not an object.');
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value !== 'number') throw new Error(`The baseline of "${name}" is not a number.`);
  }
  return { ...figures };
}

export function compare(measures: readonly Measure[], baseline: Figures): Row[] {
  return measures.map((measure) => ({ ...measure, baseline: baseline[measure.name] ?? null }));
}

/** A guarded measure without a baseline fails too, so a renamed measure cannot drop its limit. */
export function isFailing({ isGuarded, value, baseline }: Row): boolean {
  return isGuarded && (baseline === null || value > baseline);
}

function isBetter({ value, baseline }: Row): boolean {
  return baseline !== null && value < baseline;
}

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
