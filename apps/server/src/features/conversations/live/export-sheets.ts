import type { ExportSheet } from '../../../kernel/feature/feature.ts';

export const liveSheets: readonly ExportSheet[] = [
  {
    name: 'chat-with-staff.csv',
    rows: (sql) => sql`
      select conversation_id as conversation, seq as number, created_at as at, author, kind, staff_name as staff, text, attachments as files,
        channel, care, care_reason
      from app.live_messages order by conversation_id, seq`,
  },
];
