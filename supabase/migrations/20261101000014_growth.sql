-- Lists, searches and badges that take as long in a store of many years as in a new one: what each of them reads, in the order it is shown.

-- Shoe cases: each filter in the order of the list, each owner's lanes in the order of the board, and what a search looks in.
-- What has no deadline comes last, by a value that a page can begin at; nobody's cases have an owner's id that nobody has.
create index dme_shoe_cases_soonest on public.dme_shoe_cases ((coalesce(next_deadline, 'infinity')), updated_at desc, id) where not archived;
create index dme_shoe_cases_by_status on public.dme_shoe_cases (status, (coalesce(next_deadline, 'infinity')), updated_at desc, id);
create index dme_shoe_cases_by_owner on public.dme_shoe_cases
  ((coalesce(owner_id, '00000000-0000-0000-0000-000000000000')), (coalesce(next_deadline, 'infinity')), updated_at desc, id) where not archived;
create index dme_shoe_cases_lane on public.dme_shoe_cases ((missing[1]), (coalesce(next_deadline, 'infinity')), updated_at desc, id)
  where not archived and missing <> '{}';
create index dme_shoe_cases_lane_of_owner on public.dme_shoe_cases
  ((coalesce(owner_id, '00000000-0000-0000-0000-000000000000')), (missing[1]), (coalesce(next_deadline, 'infinity')), updated_at desc, id)
  where not archived and missing <> '{}';
-- What an index that is partial computes is not among the statistics.
create statistics public.dme_shoe_cases_owners on (coalesce(owner_id, '00000000-0000-0000-0000-000000000000')) from public.dme_shoe_cases;
create statistics public.dme_shoe_cases_lanes on (missing[1]) from public.dme_shoe_cases;
create index dme_shoe_cases_by_missing on public.dme_shoe_cases using gin (missing) where not archived and missing <> '{}';
create index dme_shoe_cases_by_words on public.dme_shoe_cases using gin (search_text extensions.gin_trgm_ops);
-- The recall: longest ago first, and whether the patient had something since.
create index dme_shoe_cases_by_recall on public.dme_shoe_cases (delivered_on, patient_name, patient_id) where not archived and brought_pairs;
create index dme_shoe_cases_since on public.dme_shoe_cases (patient_id, delivered_on, updated_at, id) where not archived and brought_pairs;
drop index public.dme_shoe_cases_by_deadline, public.dme_shoe_cases_by_lane, public.dme_shoe_cases_by_delivery;

-- Texts: the people of each view, and their names and numbers.
create index sms_people_by_last on public.sms_people (last_at desc, id);
create index sms_people_snoozed on public.sms_people (snoozed_until) where not is_done and snoozed_until is not null;
create index sms_people_open on public.sms_people (assigned_to) where not is_done;
create index sms_people_done on public.sms_people (last_at desc) where is_done;
create index sms_people_silent on public.sms_people (name, phone) where last_at is null;
create index sms_people_by_words on public.sms_people using gin (search_text extensions.gin_trgm_ops);

-- With all that a page of the list is found by, so that the table is not read for it.
drop index public.messages_by_status;
create index messages_by_status on public.messages (status, created_at desc, id) include (person_id);

-- Conversations: when a card was shown last and how many questions are open stands in their row, so that a view of them is one walk.
alter table app.conversations
  add column care_at timestamptz,
  add column open_questions integer not null default 0;

-- Questions that stand for themselves have no conversation, and match none here.
create function app.note_in_conversation() returns trigger language plpgsql set search_path = '' as $$
declare
  is_open  boolean := coalesce(new.outcome = 'unknown' and new.settled_at is null, false);
  was_open boolean := tg_op = 'UPDATE' and coalesce(old.outcome = 'unknown' and old.settled_at is null, false);
begin
  update app.conversations c set
    care_at = case when new.care in ('emergency', 'poison', 'crisis') then greatest(c.care_at, new.created_at) else c.care_at end,
    open_questions = c.open_questions + is_open::integer - was_open::integer
  where c.id = new.conversation_id;
  return null;
end
$$;
revoke all on function app.note_in_conversation from public, anon, authenticated;
create trigger note_asked after insert on app.chat_turns for each row
  when (new.care in ('emergency', 'poison', 'crisis') or new.outcome = 'unknown') execute function app.note_in_conversation();
create trigger note_answered after update of care, outcome, settled_at on app.chat_turns for each row
  when ((old.care, old.outcome, old.settled_at) is distinct from (new.care, new.outcome, new.settled_at))
  execute function app.note_in_conversation();

update app.conversations c set care_at = said.care_at, open_questions = said.open
  from (
    select conversation_id, max(created_at) filter (where care in ('emergency', 'poison', 'crisis')) as care_at,
      count(*) filter (where outcome = 'unknown' and settled_at is null) as open
    from app.chat_turns
    where care in ('emergency', 'poison', 'crisis') or outcome = 'unknown' and settled_at is null
    group by conversation_id
  ) said where said.conversation_id = c.id;
create index conversations_with_care on app.conversations (last_at desc, id) where care_at is not null;
create index conversations_care_at on app.conversations (care_at) where care_at is not null;
create index conversations_unanswered on app.conversations (last_at desc, id) where open_questions > 0;
drop index app.chat_turns_care, app.chat_turns_care_in, app.chat_turns_open_in;

create index hand_offs_first_due on app.hand_offs ((coalesce(answer_by, 'infinity')), created_at, conversation_id) where done_at is null;
create index hand_offs_by_words on app.hand_offs
  using gin (translate(lower(name), 'áéíóúüñ', 'aeiouun') extensions.gin_trgm_ops, phone extensions.gin_trgm_ops);

-- What the server's own rounds look for: answers a stopped server left, files no question names, questions without a conversation.
create index chat_turns_answering on app.chat_turns (created_at) where state = 'answering';
create index chat_turns_files on app.chat_turns using gin (attachments jsonb_path_ops) where attachments <> '[]';
create index chat_turns_alone on app.chat_turns (id) where conversation_id is null;
create index pipeline_outbox_conversation on app.pipeline_outbox (conversation_id, text);

-- The audit log: what was refused, and what one person did or had done to them of one kind.
create index audit_log_refused on app.audit_log (seq) where outcome = 'refused';

-- What the planner knows of the new columns and of what the indexes compute.
analyze public.dme_shoe_cases, public.messages, public.sms_people, app.conversations, app.chat_turns, app.hand_offs, app.audit_log;
