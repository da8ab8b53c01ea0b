import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';

type Fields = Omit<SmsLabel, 'id'>;

/** Oldest first. */
export async function listLabels(sql: AnySql): Promise<SmsLabel[]> {
  return sql<SmsLabel[]>`select id, name, color from app.sms_labels order by position`;
}

/** One change of the labels at a time, so that their number and names hold. */
export async function lockLabels(tx: TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('labels of texts', 0))`;
}

export async function insertLabel(tx: TransactionSql, fields: Fields): Promise<string> {
  const [row] = await tx<[{ id: string }]>`insert into app.sms_labels ${tx(fields, 'name', 'color')} returning id`;
  return row.id;
}

/** False for an unknown id. */
export async function replaceLabel(tx: TransactionSql, id: string, fields: Fields): Promise<boolean> {
  const { count } = await tx`update app.sms_labels set ${tx(fields, 'name', 'color')} where id = ${id}`;
  return count > 0;
}

/** False for an unknown id. */
export async function deleteLabel(tx: TransactionSql, id: string): Promise<boolean> {
  const { count } = await tx`delete from app.sms_labels where id = ${id}`;
  return count > 0;
}

/** Unknown labels are left out: someone may have just removed them. */
export async function replaceLabels(tx: TransactionSql, personId: string, labelIds: readonly string[]): Promise<void> {
  await tx`delete from app.sms_person_labels where person_id = ${personId} and label_id <> all (${[...labelIds]}::uuid[])`;
  for (const id of labelIds) await addLabel(tx, [personId], id);
}

export async function addLabel(tx: TransactionSql, peopleIds: readonly string[], labelId: string): Promise<void> {
  await tx`
    insert into app.sms_person_labels (label_id, person_id)
    select l.id, p.id from app.sms_labels l, unnest(${[...peopleIds]}::uuid[]) p (id) where l.id = ${labelId}
    on conflict do nothing`;
}

export async function takeLabel(tx: TransactionSql, peopleIds: readonly string[], labelId: string): Promise<void> {
  await tx`
    delete from app.sms_person_labels where label_id = ${labelId} and person_id = any (${[...peopleIds]}::uuid[])`;
}
