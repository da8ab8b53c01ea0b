-- How links in mails ended, for whoever opens one again: by their hashes, for 30 days.

create table if not exists auth.spent_links (
  token_hash text primary key,
  how        text not null check (how in ('used', 'expired', 'replaced')),
  at         timestamptz not null default now()
);

-- Whoever uses a link says so in auth.link_end; what is younger than a day otherwise was replaced or voided.
create or replace function auth.note_spent_link() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into auth.spent_links (token_hash, how) values (old.token_hash, case
    when nullif(current_setting('auth.link_end', true), '') is not null then current_setting('auth.link_end', true)
    when old.created_at <= (now() at time zone 'utc') - interval '24 hours' then 'expired'
    else 'replaced' end)
  on conflict (token_hash) do nothing;
  return null;
end
$$;

drop trigger if exists note_spent_link on auth.one_time_tokens;
create trigger note_spent_link after delete on auth.one_time_tokens
  for each row execute function auth.note_spent_link();
drop trigger if exists note_replaced_link on auth.one_time_tokens;
create trigger note_replaced_link after update of token_hash on auth.one_time_tokens
  for each row execute function auth.note_spent_link();

alter table auth.spent_links owner to supabase_auth_admin;
alter table auth.spent_links enable row level security;
alter function auth.note_spent_link() owner to supabase_auth_admin;
