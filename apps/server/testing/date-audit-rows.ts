import type { Sql } from '@rxweb/platform/sql/sql';

/** Gives the rows of an unsealed audit log these times, in order: the clock of a row is the database's. */
export async function dateAuditRows(sql: Sql, days: readonly string[]): Promise<void> {
  await sql.unsafe(`
    do $$
    declare
      entry app.audit_log;
      link  bytea := sha256('');
      days  timestamptz[] := array[${days.map((day) => `'${day}+00'`).join(', ')}];
    begin
      alter table app.audit_log disable trigger all;
      for entry in select * from app.audit_log order by seq loop
        entry.at := coalesce(days[entry.seq], entry.at);
        entry.previous_hash := link;
        link := app.audit_hash(entry);
        update app.audit_log set at = entry.at, previous_hash = entry.previous_hash, hash = link where seq = entry.seq;
      end loop;
      update app.audit_head set hash = link;
      alter table app.audit_log enable trigger all;
    end
    $$`);
}
