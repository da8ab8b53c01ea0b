-- The weekly report reads a request's events from the index alone: those that answer it, make it ready, or are a call.
create index request_events_reported on app.request_events (request_id) include (at, source, what, step, need, outcome)
  where what in ('step', 'needs_you', 'text', 'called', 'moved', 'closed')
    or step in ('called', 'ready', 'confirmed', 'on_the_way') or need = 'call_us' or outcome = 'done';
