import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/**
 * The last entry of a backup. Rows are in `rows/<schema>.<table>/<number>` in PostgreSQL's COPY text format, with one
 * checksum per table; files in `files/<version>`, secrets in `secrets/<name>`.
 */
export const manifestFormat = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: count, bytes: count, sha256 }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.array(z.object({ version: z.uuid(), bytes: count, sha256 })),
  /** Files of the audit log's archive; none in older backups. */
  archives: z.array(z.object({ name: z.string().regex(/^[\w-]+\.jsonl$/), bytes: count, sha256 })).default([]),
  secrets: z.array(z.object({ name: z.enum(['keys.json', 'auth-secret.json']), bytes: count, sha256 })),
});

export type Manifest = z.infer<typeof manifestFormat>;
export type TableEntry = Manifest['tables'][number];
export type TableName = Pick<TableEntry, 'schema' | 'name' | 'columns'>;

export const manifestName = 'manifest.json';
export const rowsName = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>, part: number): string =>
  `rows/${schema}.${name}/${String(part).padStart(6, '0')}`;
export const fileName = (version: string): string => `files/${version}`;
export const archivedName = (name: string): string => `archives/${name}`;
export const secretName = (name: string): string => `secrets/${name}`;
