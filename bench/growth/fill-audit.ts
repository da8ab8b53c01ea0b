import type { Sql } from '@rxweb/platform/sql/sql';

/** Of so many actors each has as many rows as the others. */
const actors = 20;

/** Puts rows into the audit log as its trigger seals them, in one go: the chain of hashes holds. */
export async function fillAudit(sql: Sql, rows: number): Promise<void> {
  await sql`alter table app.audit_log disable trigger seal_audit_row`;
  await sql.unsafe(`
    do $$
    declare
      head    app.audit_head := (select h from app.audit_head h);
      entry   app.audit_log;
      actions text[] := array['sign_in', 'sign_in', 'messages_read', 'case_read', 'cases_listed', 'conversation_read', 'sms_sent', 'file_read'];
    begin
      for i in 1..${rows} loop
        entry.seq := head.seq + 1;
        entry.at := now() - (${rows} - i) * interval '1 minute';
        -- A needle: as many in a large log as in a small one.
        entry.action := case when i % ${rows / 40} = 0 then 'role_changed' else actions[1 + i % 8] end;
        entry.outcome := case when i % ${rows / 40} = 1 then 'refused' else 'ok' end;
        entry.actor_id := md5((i % ${actors})::text)::uuid;
        entry.target := md5((i % (${rows} / 10))::text)::uuid::text;
        entry.address := '192.0.2.1';
        entry.previous_hash := head.hash;
        entry.hash := app.audit_hash(entry);
        insert into app.audit_log select entry.*;
        head.seq := entry.seq;
        head.hash := entry.hash;
      end loop;
      update app.audit_head set seq = head.seq, hash = head.hash;
    end
    $$`);
  await sql`alter table app.audit_log enable trigger seal_audit_row`;
  await sql`vacuum (analyze) app.audit_log`;
}
