-- A notice that a text waits ends with its thread.
drop trigger settle_notices on public.sms_people;
create trigger settle_notices after delete on public.sms_people for each row execute function app.settle_erased('assigned', 'text');

-- A thread that is done, or whose person opted out, waits for nothing.
create trigger settle_waiting after update of is_done, opted_out_at on public.sms_people
  for each row when (new.is_done or new.opted_out_at is not null) execute function app.settle_erased('text');
