-- What staff typed and have not saved or sent, by account and place. Each sees only their own rows, in every way to them: the server also
-- reads and writes them as their owner.

create table app.drafts (
  user_id    uuid not null references auth.users (id) on delete cascade,
  -- The page and field, such as `sms:+15550100` or the address of a shoe case.
  place      text not null check (length(place) between 1 and 200),
  text       text not null check (length(text) between 1 and 100000),
  updated_at timestamptz not null default now(),
  primary key (user_id, place)
);
create index drafts_updated_at on app.drafts (updated_at);
alter table app.drafts enable row level security;
revoke all on app.drafts from public, anon, authenticated;
grant select, insert, update, delete on app.drafts to authenticated;

create policy "staff have their own drafts" on app.drafts for all to authenticated
  using (user_id = (select auth.uid()) and (select app.staff_role()) is not null)
  with check (user_id = (select auth.uid()) and (select app.staff_role()) is not null);

-- Opens the copy that a browser keeps, encrypted, of what the server doesn't have yet.
create table app.draft_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key     bytea not null check (octet_length(key) = 32)
);
alter table app.draft_keys enable row level security;
revoke all on app.draft_keys from public, anon, authenticated;

-- The oldest go: who has this many has long forgotten them.
create function app.limit_drafts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.drafts d where d.user_id = new.user_id and d.place in (
    select o.place from app.drafts o where o.user_id = new.user_id order by o.updated_at desc, o.place offset 100);
  return null;
end
$$;
revoke all on function app.limit_drafts from public, anon, authenticated;

create trigger limit_drafts after insert on app.drafts for each row execute function app.limit_drafts();
