import type { ShoeRequirement } from '@rxweb/contracts/shoes/documents';

export interface Page {
  section: string;
  title: string;
  subtitle?: string;
  /** Comes back signed, or with notes behind it, as this document. */
  returns?: ShoeRequirement;
  /** The page code, without the page number. */
  code?: string;
  blocks: readonly Block[];
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; tone?: Tone }
  | { kind: 'list'; items: readonly string[] }
  /** Null leaves a blank to fill in by hand. */
  | { kind: 'fields'; rows: readonly Field[] }
  /** Empty boxes: only the signer may check them. */
  | { kind: 'boxes'; items: readonly string[] }
  | Table
  /** Signature lines side by side, the first widest. */
  | { kind: 'lines'; labels: readonly string[] }
  /** An on-screen signature: an SVG path in its box. */
  | { kind: 'signature'; path: string };

export type Tone = 'small' | 'strong' | 'italic';
export type Field = readonly [label: string, value: string | null];

export interface Table {
  kind: 'table';
  columns: readonly { title: string; share: number }[];
  rows: readonly (readonly Cell[])[];
}

export type Cell = string | { mark: Mark; text: string };
export type Mark = 'pass' | 'warning' | 'fail' | 'unknown' | 'not_applicable';

export function textOf(sheets: readonly Page[]): string {
  return sheets.flatMap(({ title, subtitle, blocks }) => [title, subtitle ?? '', ...blocks.map(blockText)]).join('\n');
}

function blockText(block: Block): string {
  if (block.kind === 'heading' || block.kind === 'text') return block.text;
  if (block.kind === 'list') return block.items.join('\n');
  if (block.kind === 'fields') return block.rows.map(([label, value]) => `${label}: ${value ?? '____'}`).join('\n');
  if (block.kind === 'boxes') return block.items.map((text) => `[ ] ${text}`).join('\n');
  if (block.kind === 'lines') return block.labels.map((label) => `${label}: ____`).join('\n');
  if (block.kind === 'signature') return '(signature)';
  const rows = block.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)).join(' | '));
  return [block.columns.map(({ title }) => title).join(' | '), ...rows].join('\n');
}
