import { buckets } from '@rxweb/contracts/uploads';
import type { ExportSheet, NamesFiles } from '../../kernel/feature/feature.ts';

export const shoesSheets: readonly ExportSheet[] = [
  {
    name: 'shoe-cases.csv',
    rows: (sql) => sql`
      select id as "case", patient_id, patient_name, patient_phone, diabetes_dx_date::text as diabetes_dx_date, shoe_size, status,
        delivered_on::text as delivered_on, billed_on::text as billed_on, next_deadline::text as next_deadline, request_due::text as request_due, missing, progress, notes, checklist, details,
        created_at, updated_at
      from public.dme_shoe_cases order by patient_name, id`,
  },
  {
    name: 'shoe-notes.csv',
    rows: (sql) => sql`
      select n.case_id as "case", c.patient_name, n.at, app.person_name(n.by_id) as by, n.text
      from public.dme_shoe_notes n join public.dme_shoe_cases c on c.id = n.case_id
      order by c.patient_name, n.case_id, n.at`,
  },
  {
    name: 'shoe-documents.csv',
    rows: (sql) => sql`
      select d.case_id as "case", c.patient_name, d.requirement, d.name, d.pages, d.dated::text as dated, d.author, d.credential, d.signed,
        d.added_at, app.person_name(d.added_by) as added_by, d.verified_at, app.person_name(d.verified_by) as verified_by, d.removed_at,
        app.person_name(d.removed_by) as removed_by
      from public.dme_shoe_documents d join public.dme_shoe_cases c on c.id = d.case_id
      order by c.patient_name, d.case_id, d.added_at, d.id`,
  },
];

export const nameDocuments: NamesFiles = (sql) => sql`
  select ${buckets.general} as bucket, object_name as file, name as title, 'case ' || case_id as of from public.dme_shoe_documents`;
