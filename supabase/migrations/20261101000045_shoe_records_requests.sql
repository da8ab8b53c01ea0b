-- Open requests for records (domain facts 2, G16), found without reading every case.
create index dme_shoe_cases_asked_for_records on public.dme_shoe_cases (id)
  where not archived and jsonb_typeof(details -> 'recordsRequest') = 'object';
