-- The weekly report: who gets it by mail, and what its weeks are read by. The server alone reads and writes it.

create table app.report_mails (
  user_id   uuid primary key references auth.users (id) on delete cascade,
  language  text not null check (language in ('en', 'es')),
  -- The Monday of the newest week that was mailed, or that was past when the mails were switched on.
  sent_week date not null,
  -- The next try. A server that is about to send moves it on, so that no other one sends too.
  next_at   timestamptz not null default '-infinity'
);
alter table app.report_mails enable row level security;
revoke all on app.report_mails from public, anon, authenticated;

insert into app.audit_actions (action, feature) values ('report_mail_changed', 'reports');

create index requests_created_at on app.requests (created_at);
create index conversations_created_at on app.conversations (created_at);
create index sms_alarms_at on app.sms_alarms (at);
