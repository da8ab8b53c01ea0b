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

-- A foreign key, not a lookup in app.seal_audit_row: writing a row takes less time with either than with the list it replaces.
alter table app.audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_fkey foreign key (action) references app.audit_actions;
