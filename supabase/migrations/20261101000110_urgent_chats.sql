-- A dangerous message in a live chat is a notice of its own kind, as an urgent text is.
alter table app.staff_notices drop constraint staff_notices_kind_check;
alter table app.staff_notices add constraint staff_notices_kind_check
  check (kind in ('urgent_text', 'urgent_chat', 'person_wanted', 'visitor_wrote', 'callback', 'request', 'assigned'));

drop trigger settle_notices on app.conversations;
create trigger settle_notices after delete on app.conversations
  for each row execute function app.settle_erased('urgent_chat', 'person_wanted', 'visitor_wrote');
