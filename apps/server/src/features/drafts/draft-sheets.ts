import type { ExportSheet } from '../../kernel/feature/feature.ts';

export const draftSheets: readonly ExportSheet[] = [
  {
    name: 'drafts.csv',
    rows: (sql) => sql`
      select d.updated_at as at, u.email as by, d.place, d.text
      from app.drafts d join auth.users u on u.id = d.user_id order by d.updated_at, d.user_id, d.place`,
  },
];
