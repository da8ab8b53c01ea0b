-- The list of one owner's open requests, by promise: without it, all open requests are read.
create index requests_of_owner on app.requests (owner, (coalesce(due_at, 'infinity')), created_at, id)
  where state <> 'closed' and owner is not null;
