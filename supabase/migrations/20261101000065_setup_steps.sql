-- What is left of setting up a new installation. The setup link adds the steps with the first administrator; installations that were set up
-- before have none, so nothing asks them.
create table app.setup_steps (
  step       text primary key check (step in ('store', 'hours', 'pages', 'texts', 'try')),
  done       boolean not null default false,
  changed_at timestamptz not null default now(),
  changed_by uuid
);
alter table app.setup_steps enable row level security;
revoke all on app.setup_steps from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('setup_changed', 'setup'),
  ('test_mail_sent', 'setup');
