-- That there was an administrator once. From then on a set-up link makes nobody, whatever became of that administrator.

create table app.first_admin (
  only_row boolean primary key default true check (only_row),
  made_at  timestamptz not null default now()
);
alter table app.first_admin enable row level security;
revoke all on app.first_admin from public, anon, authenticated;

create function app.note_first_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.first_admin default values on conflict do nothing;
  return null;
end
$$;

create trigger note_first_admin
  after insert or update of role on app.staff
  for each row when (new.role = 'admin') execute function app.note_first_admin();

insert into app.first_admin (made_at)
  select min(created_at) from app.staff where role = 'admin' having count(*) > 0;
