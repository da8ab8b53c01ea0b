import type { Sql } from '@rxweb/platform/sql/sql';

export interface EraseDeps {
  sql: Sql;
  supabase: { storage: { from(bucket: string): { remove(paths: string[]): PromiseLike<{ error: unknown }> } } };
}

export interface StoredName {
  bucket: string;
  path: string;
}

const batchSize = 100;

/** Skips missing files. Throws while storage is down. */
export async function eraseFiles({ sql, supabase }: EraseDeps, files: readonly StoredName[]): Promise<void> {
  for (const [bucket, named] of Map.groupBy(files, (file) => file.bucket)) {
    const paths = named.map(({ path }) => path);
    for (let from = 0; from < paths.length; from += batchSize) {
      const batch = paths.slice(from, from + batchSize);
      const { error } = await supabase.storage.from(bucket).remove(batch);
      if (error) throw error;
      await sql`delete from app.attachments where bucket = ${bucket} and path in ${sql(batch)}`;
      await sql`delete from app.file_checks where bucket = ${bucket} and path in ${sql(batch)}`;
    }
  }
}
