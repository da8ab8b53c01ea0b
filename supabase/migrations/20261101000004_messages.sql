-- Text messages, both ways. Only administrators may read them; nobody changes them but the server.

create table public.messages (
  id           uuid primary key default gen_random_uuid(),
  direction    text not null check (direction in ('inbound', 'outbound')),
  from_phone   text not null,
  to_phone     text not null,
  body         text not null,
  status       text not null check (status in ('queued', 'delivered', 'failed', 'read')),
  sent_at      timestamptz,
  received_at  timestamptz,
  created_at   timestamptz not null default now()
);
create index messages_newest_first on public.messages (created_at desc, id);

alter table public.messages enable row level security;
revoke all on public.messages from public, anon, authenticated;
grant select on public.messages to authenticated;
grant all on public.messages to service_role;
create policy "administrators read messages" on public.messages for select to authenticated
  using ((select app.staff_role()) = 'admin');

-- The inbox is read again when a message comes or changes.
alter publication supabase_realtime add table public.messages;
