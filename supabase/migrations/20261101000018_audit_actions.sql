-- The actions of the audit log are rows. A later migration inserts its own actions and repeats none. What staff read for an action is in
-- the contracts (packages/contracts/src/features.ts): wording is not schema.

create table app.audit_actions (
  action  text primary key,
  feature text not null
);
alter table app.audit_actions enable row level security;
revoke all on app.audit_actions from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('sign_in', 'session'),
  ('sign_in_refused', 'session'),
  ('session_ended', 'session'),
  ('access_refused', 'session'),
  ('password_changed', 'session'),
  ('second_factor_added', 'session'),
  ('second_factor_removed', 'session'),
  ('recovery_codes_made', 'session'),
  ('recovery_code_used', 'session'),
  ('user_created', 'users'),
  ('user_invited', 'users'),
  ('user_deleted', 'users'),
  ('role_changed', 'users'),
  ('user_blocked', 'users'),
  ('user_unblocked', 'users'),
  ('password_reset', 'users'),
  ('sessions_ended', 'users'),
  ('file_read', 'uploads'),
  ('messages_read', 'sms'),
  ('audit_read', 'audit'),
  ('audit_exported', 'audit'),
  ('cases_listed', 'shoes'),
  ('case_read', 'shoes'),
  ('case_created', 'shoes'),
  ('case_changed', 'shoes'),
  ('case_archived', 'shoes'),
  ('case_note_added', 'shoes'),
  ('case_document_added', 'shoes'),
  ('case_document_changed', 'shoes'),
  ('case_document_removed', 'shoes'),
  ('case_packet_made', 'shoes'),
  ('sms_sent', 'sms'),
  ('sms_canceled', 'sms'),
  ('sms_marked', 'sms'),
  ('sms_person_changed', 'sms'),
  ('sms_opt_out_changed', 'sms'),
  ('sms_note_added', 'sms'),
  ('sms_replies_changed', 'sms'),
  ('conversations_listed', 'conversations'),
  ('conversation_read', 'conversations'),
  ('conversation_erased', 'conversations'),
  ('hand_off_marked', 'conversations'),
  ('question_settled', 'conversations'),
  ('person_erased', 'audit'),
  ('data_exported', 'audit');

alter table app.audit_log drop constraint audit_log_action_check;

-- As before, with the lookup of the action. Not a foreign key: only a superuser may disable the triggers of one, and the database's owner has
-- to be able to disable all of this table's, to load many rows or to repair it. Writing a row takes less time than with the list.
create or replace function app.seal_audit_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.audit_head;
begin
  if not exists (select from app.audit_actions known where known.action = new.action) then
    raise exception 'violates the check constraint on audit_log.action: app.audit_actions has no action "%"', new.action
      using errcode = 'check_violation';
  end if;
  select * into head from app.audit_head for update;
  new.seq := head.seq + 1;
  new.at := clock_timestamp();
  new.previous_hash := head.hash;
  new.hash := app.audit_hash(new);
  update app.audit_head set seq = new.seq, hash = new.hash;
  return new;
end
$$;
