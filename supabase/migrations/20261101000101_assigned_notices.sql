-- What was assigned is named by its place too, such as `requests/…`.
create or replace function app.settle_erased() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.staff_notices set settled_at = now(), next_at = now()
  where subject = any (array[old.id::text, 'requests/' || old.id, 'sms/' || old.id]) and kind = any (tg_argv) and settled_at is null;
  return null;
end
$$;
