-- The work queue and today's counts read what waits for staff by its promise. What waits for visitors may be older and more.
create index requests_for_staff on app.requests ((coalesce(due_at, 'infinity')), created_at, id)
  where state in ('received', 'working');
