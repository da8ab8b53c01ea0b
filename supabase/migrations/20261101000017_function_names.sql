-- Functions that only triggers call, under names that say what they do. The triggers keep their names, since `rx check` looks for them.

alter function app.note_session() rename to audit_session;
alter function app.note_staff() rename to audit_staff;
alter function app.note_password() rename to audit_password;
alter function app.note_second_factor() rename to audit_second_factor;
alter function app.note_first_admin() rename to record_first_admin;
alter function app.note_in_conversation() rename to touch_conversation;
