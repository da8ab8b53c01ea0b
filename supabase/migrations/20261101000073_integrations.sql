-- Keys of other programs, and the notices that a pharmacy system asks to be sent. The server alone reads and writes them.

create table app.integration_keys (
  id           uuid primary key default gen_random_uuid(),
  name         text not null check (char_length(name) between 1 and 60),
  scope        text not null check (scope in ('notices', 'requests', 'shoes')),
  -- SHA-256 of the secret.
  key_hash     bytea not null unique,
  -- Derived from the secret, to check signatures with; only for notices.
  signing_key  bytea,
  created_at   timestamptz not null default now(),
  created_by   uuid not null,
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  revoked_by   uuid,
  check ((scope = 'notices') = (signing_key is not null)),
  check ((revoked_at is null) = (revoked_by is null))
);

-- One row for each order and kind that a pharmacy system named, and what came of it.
create table app.order_notices (
  id         bigint generated always as identity primary key,
  -- The pharmacy system's own number of the order.
  order_id   text not null check (char_length(order_id) between 1 and 64),
  kind       text not null check (kind in ('ready', 'waiting', 'delivery', 'appointment')),
  source     text not null check (source in ('api', 'import', 'folder')),
  phone      text,
  result     text not null check (result in ('sent', 'held', 'no_consent', 'opted_out', 'limited', 'bad_phone', 'not_connected')),
  message_id uuid references public.messages (id) on delete set null,
  at         timestamptz not null default now(),
  unique (order_id, kind)
);
create index order_notices_at on app.order_notices (at desc, id desc);
create index order_notices_of_phone on app.order_notices (phone, at) where message_id is not null;
create index order_notices_message on app.order_notices (message_id) where message_id is not null;

alter table app.integration_keys enable row level security;
alter table app.order_notices enable row level security;
revoke all on app.integration_keys, app.order_notices from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('integration_key_created', 'integrations'),
  ('integration_key_revoked', 'integrations'),
  ('integration_read', 'integrations'),
  ('notices_sent', 'sms'),
  ('notices_read', 'sms');
