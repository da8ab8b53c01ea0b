-- The board counts an owner's open cases by their deadline from the index alone.
create index dme_shoe_cases_open_of_owner on public.dme_shoe_cases
  ((coalesce(owner_id, '00000000-0000-0000-0000-000000000000')), (coalesce(next_deadline, 'infinity')))
  include (owner_id, next_deadline) where status = 'open' and not archived;
