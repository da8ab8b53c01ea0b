import type { ExportSheet } from '../../kernel/feature/feature.ts';

export const chatSheets: readonly ExportSheet[] = [
  {
    name: 'chat.csv',
    rows: (sql) => sql`
      select conversation_id as conversation, created_at as at, question, answer, state, attachments as files, care, care_note, care_reason
      from app.chat_turns order by conversation_id, id`,
  },
  {
    name: 'chat-sent-to-model.csv',
    rows: (sql) => sql`
      select t.conversation_id as conversation, d.turn_id as turn, d.at, d.purpose, d.vendor, d.model, d.texts, d.pictures
      from app.model_disclosures d join app.chat_turns t on t.id = d.turn_id order by d.turn_id, d.at, d.id`,
  },
  {
    name: 'chat-messages-for-staff.csv',
    rows: (sql) => sql`
      select created_at as at, conversation_id as conversation, name, phone as number, message, text_consent,
        language, answer_by, done_at
      from app.hand_offs order by created_at, id`,
  },
];
