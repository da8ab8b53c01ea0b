import type { AnySql } from '@rxweb/platform/sql/sql';
import { ledgerSchema } from '../database/move-ledger.ts';
import type { StoredFile } from './side.ts';

/** The source that an unfinished move is of; null if there is none. */
export async function readUnfinished(sql: AnySql): Promise<string | null> {
  const [found] = await sql`select from pg_namespace where nspname = ${ledgerSchema}`;
  if (!found) return null;
  const [row] = await sql<{ source: string }[]>`select source from rx_move.state`;
  return row?.source ?? '';
}

export async function beginLedger(sql: AnySql, source: string): Promise<void> {
  await sql.unsafe(`
    begin;
    create schema rx_move;
    create table rx_move.state (source text not null, begun_at timestamptz not null default now());
    create table rx_move.files (
      bucket text, name text collate "C", mark text not null, sha256 text not null, primary key (bucket, name));
    insert into rx_move.state (source) values ('${source.replaceAll("'", "''")}');
    commit`);
}

export const endLedger = (sql: AnySql) => sql`drop schema rx_move cascade`;

/** Files that are in the target, with the sums of the bytes that the source gave. */
export const moved = {
  async read(sql: AnySql): Promise<Map<string, { mark: string; sha256: string }>> {
    const rows = await sql<{ key: string; mark: string; sha256: string }[]>`
      select bucket || '/' || name as key, mark, sha256 from rx_move.files`;
    return new Map(rows.map(({ key, ...row }) => [key, row]));
  },
  async note(sql: AnySql, { bucket, name }: StoredFile, mark: string, sha256: string): Promise<void> {
    await sql`
      insert into rx_move.files (bucket, name, mark, sha256) values (${bucket}, ${name}, ${mark}, ${sha256})
      on conflict (bucket, name) do update set mark = excluded.mark, sha256 = excluded.sha256`;
  },
};
