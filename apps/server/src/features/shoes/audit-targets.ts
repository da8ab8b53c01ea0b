import { buckets } from '@rxweb/contracts/uploads';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';

/** The cases of a number, or one case, with their documents. */
export const findCaseTargets: FindsAuditTargets = async (sql, subject) => {
  if ('conversation' in subject) return [];
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
