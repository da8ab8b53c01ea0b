import { buckets } from '@rxweb/contracts/uploads';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { type EraseFinding, type EraseRule, isRow } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { type EraseDeps, eraseFiles } from '../../kernel/files/erase-files.ts';

interface ShoeCase {
  id: string;
  documents: string[];
  keepUntil: string | null;
}

interface Found extends EraseFinding {
  cases: readonly ShoeCase[];
}

/** A number only lists its cases, since each has its own retention period. */
export const shoesErase: EraseRule<Found> = {
  order: 3,
  counted: 'cases',

  async find(sql, subject) {
    if ('conversation' in subject || isRow(subject)) return null;
    const isErasable = 'shoeCase' in subject;
    const cases = await findCases(
      sql,
      isErasable
        ? sql`id = ${subject.shoeCase}`
        : sql`right(regexp_replace(patient_phone, '\\D', '', 'g'), 10) = right(${subject.phone}, 10)`,
    );
    const [first] = cases;
    if (!first) return null;
    const remark = isErasable ? '' : ' (stays: erase it with --case)';
    return {
      lines: cases.map((one) => describe(one) + remark),
      target: first.id,
      count: cases.length,
      isErasable,
      keepUntil: first.keepUntil,
      cases,
    };
  },

  async erase(deps, { cases }) {
    for (const one of cases) await eraseCase(deps, one);
  },
};

function findCases(sql: Sql, condition: Fragment): Promise<ShoeCase[]> {
  return sql<ShoeCase[]>`
    select id, array(select object_name from public.dme_shoe_documents d where d.case_id = c.id) as documents,
      case when delivered_on + interval '7 years' > current_date then (delivered_on + interval '7 years')::date::text end as "keepUntil"
    from public.dme_shoe_cases c where ${condition} order by created_at`;
}

function describe({ id, documents, keepUntil }: ShoeCase): string {
  const time = keepUntil ? `, records to be kept until ${keepUntil}` : '';
  return `Case ${id} with ${documents.length} documents${time}`;
}

async function eraseCase(deps: EraseDeps, { id, documents }: ShoeCase): Promise<void> {
  await eraseFiles(
    deps,
    documents.map((path) => ({ bucket: buckets.general, path })),
  );
  await inTransaction(deps.sql, async (sql) => {
    for (const table of ['dme_shoe_documents', 'dme_shoe_notes', 'dme_shoe_changes'])
      await sql`delete from public.${sql(table)} where case_id = ${id}`;
    await sql`delete from public.dme_shoe_cases where id = ${id}`;
  });
}

/** The cases of a number, or one case, with their documents. */
export const findCaseTargets: FindsAuditTargets = async (sql, subject) => {
  if ('conversation' in subject || isRow(subject)) return [];
  const condition =
    'shoeCase' in subject
      ? sql`c.id = ${subject.shoeCase}`
      : sql`right(regexp_replace(c.patient_phone, '\\D', '', 'g'), 10) = right(${subject.phone}, 10)`;
  const rows = await sql<{ target: string }[]>`
    select c.id::text as target from public.dme_shoe_cases c where ${condition}
    union all
    select ${`${buckets.general}/`} || d.object_name from public.dme_shoe_cases c
      join public.dme_shoe_documents d on d.case_id = c.id where ${condition}`;
  return rows.map(({ target }) => target);
};
