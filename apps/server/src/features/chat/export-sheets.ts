import type { ExportSheet } from '../../kernel/feature/feature.ts';

export const chatSheets: readonly ExportSheet[] = [
  {
    name: 'chat.csv',
    rows: (sql) => sql`
      select conversation_id as conversation, created_at as at, question, answer, state, attachments as files, care, care_note, care_reason
      from app.chat_turns order by conversation_id, id`,
  },
  {
    name: 'chat-messages-for-staff.csv',
    rows: (sql) => sql`
      select created_at as at, conversation_id as conversation, name, phone as number, message, language, answer_by, done_at
      from app.hand_offs order by created_at, id`,
  },
];
