-- Booked times of requests, and slots held for a visitor who is filling in the form. The server alone reads and writes them.

create table app.appointments (
  id           uuid primary key default gen_random_uuid(),
  -- Null: a hold.
  request_id   uuid unique references app.requests (id) on delete cascade,
  service      text not null check (service ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  service_key  bigint generated always as (hashtextextended(service, 0)) stored,
  -- One of the places of the service at a time, from 1.
  lane         int not null check (lane >= 1),
  starts_at    timestamptz not null,
  minutes      int not null check (minutes > 0),
  -- With the time kept free after it.
  during       tstzrange not null check (lower(during) = starts_at and upper(during) >= starts_at + minutes * interval '1 minute'),
  -- A hold's browser, and its end.
  holder_hash  bytea unique,
  held_until   timestamptz,
  -- One more with each change, for calendars.
  sequence     int not null default 0,
  booked_at    timestamptz not null default now(),
  canceled_at  timestamptz,
  -- The reminder of this time was sent, or can't be.
  reminded_at  timestamptz,
  check ((request_id is null) = (held_until is not null) and (request_id is null) = (holder_hash is not null)),
  -- No place twice at a time. As ranges, so that it needs no extension.
  constraint appointments_once exclude using gist (
    int8range(service_key, service_key, '[]') with &&,
    int4range(lane, lane, '[]') with &&,
    during with &&
  ) where (canceled_at is null)
);
create index appointments_by_time on app.appointments (starts_at) where canceled_at is null;
create index appointments_held on app.appointments (held_until) where held_until is not null;

alter table app.appointments enable row level security;
revoke all on app.appointments from public, anon, authenticated;
