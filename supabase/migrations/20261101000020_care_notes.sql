-- The note shown above an answer, and why a card or note was shown. Both go with their turn.
alter table app.chat_turns
  add column care_note   text check (care_note in ('medical', 'talk')),
  -- { kind, note, segment, signs, isSetAside }: what the safety check found; read by staff only.
  add column care_reason jsonb;
