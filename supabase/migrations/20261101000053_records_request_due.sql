-- The last day to answer an open records request (domain facts 2, G16), for the board, the list and Today: computed with the other list
-- columns, so every screen has the date of the case page. The server fills it in when it starts.

alter table public.dme_shoe_cases add column request_due date;
create index dme_shoe_cases_by_request on public.dme_shoe_cases (request_due, id) where not archived and request_due is not null;

-- Nothing reads the requests themselves any more.
drop index public.dme_shoe_cases_asked_for_records;
