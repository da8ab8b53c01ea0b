import type { AnySql } from '@rxweb/platform/sql/sql';
import type { NamesFiles } from '../../kernel/feature/feature.ts';

export interface StoredFile {
  bucket: string;
  name: string;
  version: string | null;
  at: Date;
  size: number | null;
  title: string | null;
  of: string | null;
}

export async function listStoredFiles(sql: AnySql, lists: readonly NamesFiles[]): Promise<StoredFile[]> {
  const titles = new Map<string, Pick<StoredFile, 'title' | 'of'>>();
  for (const list of lists)
    for (const { bucket, file, title, of } of await list(sql)) titles.set(`${bucket}/${file}`, { title, of });
  const files = await sql<Omit<StoredFile, 'title' | 'of'>[]>`
    select bucket_id as bucket, name, version, created_at as at, (metadata ->> 'size')::bigint::float8 as size
    from storage.objects order by bucket_id, created_at, name`;
  return files.map((file) => ({
    ...file,
    ...(titles.get(`${file.bucket}/${file.name}`) ?? { title: null, of: null }),
  }));
}
