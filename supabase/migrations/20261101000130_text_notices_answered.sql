-- An answer that the carrier has ends the notice of its thread.
create trigger settle_answered after update of hand_over on public.messages
  for each row when (new.direction = 'outbound' and new.sent_by is not null and new.hand_over = 'taken' and old.hand_over is distinct from 'taken')
  execute function app.settle_answered();
