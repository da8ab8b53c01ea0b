-- Whichever server closes the alarm: an older one knows only the alarm's own id.
create trigger settle_closed after update of closed_at on app.sms_alarms
  for each row when (new.closed_at is not null) execute function app.settle_erased('urgent_text');
