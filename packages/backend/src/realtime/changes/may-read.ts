import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Claims, Core } from '../../core/core.ts';

/**
 * Whether the current role could see any row of the table: it may select the key, and some policy isn't always false.
 */
export async function mayRead(tx: TransactionSql, oid: number): Promise<boolean> {
  const [table] = await tx<{ selectable: boolean; by_policy: boolean }[]>`
    select row_security_active(c.oid) as by_policy,
      coalesce(
        (select bool_and(has_column_privilege(c.oid, key, 'select'))
          from pg_index i, unnest(i.indkey::int2[]) key where i.indrelid = c.oid and i.indisprimary),
        has_any_column_privilege(c.oid, 'select')) as selectable
    from pg_class c where c.oid = ${oid}`;
  if (!table?.selectable) return false;
  return !table.by_policy || policiesAllow(tx, oid);
}

/** The tables whose rows the claims could see. */
export function readableTables(core: Core, claims: Claims, oids: ReadonlySet<number>): Promise<Set<number>> {
  return core.asRole(claims, async (tx) => {
    const readable = new Set<number>();
    for (const oid of oids) if (await mayRead(tx, oid)) readable.add(oid);
    return readable;
  });
}

async function policiesAllow(tx: TransactionSql, oid: number): Promise<boolean> {
  const policies = await tx<{ permissive: boolean; by_row: boolean; condition: string | null }[]>`
    select p.polpermissive as permissive, pg_get_expr(p.polqual, p.polrelid) as condition,
      exists (
        select from pg_depend d
        where d.classid = 'pg_policy'::regclass and d.objid = p.oid
          and d.refclassid = 'pg_class'::regclass and d.refobjid = p.polrelid and d.deptype = 'n') as by_row
    from pg_policy p
    where p.polrelid = ${oid} and p.polcmd in ('r', '*')
      and exists (select from unnest(p.polroles) r where r = 0 or pg_has_role(r, 'usage'))`;
  // A condition without the table's columns is the same for all rows.
  const allows = async ({ by_row, condition }: (typeof policies)[number]) => {
    if (by_row || condition === null) return true;
    const [answer] = await tx.unsafe<{ allows: boolean | null }[]>(`select (${condition}) as allows`);
    return answer?.allows === true;
  };
  for (const policy of policies.filter(({ permissive }) => !permissive)) if (!(await allows(policy))) return false;
  for (const policy of policies.filter(({ permissive }) => permissive)) if (await allows(policy)) return true;
  return false;
}
