import { roles } from '@rxweb/contracts/shared/roles';
import type { SecondFactorRules } from '@rxweb/contracts/users';
import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import type { Actor } from '../../kernel/http/actor.ts';

export async function readRules(sql: AnySql): Promise<SecondFactorRules> {
  const rows = await sql<{ role: keyof SecondFactorRules; requiredFrom: Date }[]>`
    select role, required_from as "requiredFrom" from app.second_factor_rules`;
  const rules: SecondFactorRules = { admin: null, pharmacist: null, employee: null };
  for (const { role, requiredFrom } of rows) rules[role] = requiredFrom.toISOString();
  return rules;
}

/** Holds from the next request of each person on. The audit log keeps each role's date. */
export async function setRules(sql: Sql, actor: Actor, rules: SecondFactorRules): Promise<SecondFactorRules> {
  const { userId: actorId, address } = actor;
  return inTransaction(sql, async (tx) => {
    await tx`delete from app.second_factor_rules`;
    for (const role of roles) {
      const from = rules[role];
      if (from !== null) await tx`insert into app.second_factor_rules (role, required_from) values (${role}, ${from})`;
    }
    const detail = roles.map((role) => `${role}: ${rules[role]?.slice(0, 10) ?? 'not required'}`).join(', ');
    await writeAuditEntries(tx, [{ action: 'second_factor_rules_changed', actorId, detail, address }]);
    return readRules(tx);
  });
}
