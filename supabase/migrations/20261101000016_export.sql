-- In an emergency the operator writes out what is kept of patients; the log keeps who did and why.

alter table app.audit_log drop constraint audit_log_action_check;
alter table app.audit_log add constraint audit_log_action_check check (action in (
  'sign_in', 'sign_in_refused', 'session_ended', 'access_refused', 'password_changed', 'second_factor_added', 'second_factor_removed',
  'recovery_codes_made', 'recovery_code_used', 'user_created', 'user_invited', 'user_deleted', 'role_changed', 'user_blocked',
  'user_unblocked', 'password_reset', 'sessions_ended', 'file_read', 'messages_read', 'audit_read', 'audit_exported',
  'cases_listed', 'case_read', 'case_created', 'case_changed', 'case_archived', 'case_note_added', 'case_document_added',
  'case_document_changed', 'case_document_removed', 'case_packet_made', 'sms_sent', 'sms_canceled', 'sms_marked', 'sms_person_changed',
  'sms_opt_out_changed', 'sms_note_added', 'sms_replies_changed', 'conversations_listed', 'conversation_read', 'conversation_erased',
  'hand_off_marked', 'question_settled', 'person_erased', 'data_exported'));
