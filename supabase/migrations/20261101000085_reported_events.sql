-- The weekly report reads what happened to each request from the index alone.
create index request_events_reported on app.request_events (request_id) include (at, source, what, step, need, outcome);
