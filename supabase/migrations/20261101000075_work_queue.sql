-- How each account wants its dashboard. The server alone reads and writes it.

create table app.dashboard_choices (
  user_id      uuid primary key references auth.users (id) on delete cascade,
  hides_sample boolean not null
);
alter table app.dashboard_choices enable row level security;
revoke all on app.dashboard_choices from public, anon, authenticated;

insert into app.audit_actions (action, feature) values ('queue_listed', 'today');

-- The work queue reads callbacks and alarms done since midnight.
create index hand_offs_done on app.hand_offs (done_at) where done_at is not null;
create index sms_alarms_closed on app.sms_alarms (closed_at) where closed_at is not null;
