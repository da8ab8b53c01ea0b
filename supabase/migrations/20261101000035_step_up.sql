-- Accounts show the password or a passkey again before a change of how they sign in, and the audit log records it.

insert into app.audit_actions (action, feature, target_kind) values ('identity_confirmed', 'session', 'account');
