-- Letters of shoe cases that were made to be sent (domain facts 2, G22), and the codes on their pages, by which an answer finds its case and
-- document. Only the server reads and writes them.

create table app.shoe_faxes (
  id          uuid primary key default gen_random_uuid(),
  case_id     uuid not null references public.dme_shoe_cases (id) on delete cascade,
  at          timestamptz not null default now(),
  by_id       uuid not null,
  recipient   text not null check (recipient in ('certifier', 'prescriber', 'examiner', 'supervisor')),
  name        text check (length(name) <= 200),
  -- Digits only; null when it is written by hand.
  number      text check (number ~ '^\d{1,40}$'),
  pages       integer not null check (pages > 0),
  outcome     text not null default 'made' check (outcome in ('made', 'sent', 'failed', 'not_sent', 'wrong_number')),
  outcome_at  timestamptz,
  outcome_by  uuid,
  check ((outcome = 'made') = (outcome_at is null) and (outcome_at is null) = (outcome_by is null))
);
create index shoe_faxes_of_case on app.shoe_faxes (case_id, at);
create index shoe_faxes_by_number on app.shoe_faxes (number) where number is not null;
alter table app.shoe_faxes enable row level security;
revoke all on app.shoe_faxes from public, anon, authenticated;

-- A random code says nothing of the patient. Each packet has its own.
create table app.shoe_page_codes (
  code        text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  case_id     uuid not null references public.dme_shoe_cases (id) on delete cascade,
  fax_id      uuid not null references app.shoe_faxes (id) on delete cascade,
  requirement text not null,
  unique (fax_id, requirement)
);
create index shoe_page_codes_of_case on app.shoe_page_codes (case_id);
alter table app.shoe_page_codes enable row level security;
revoke all on app.shoe_page_codes from public, anon, authenticated;

insert into app.audit_actions (action, feature) values ('case_fax_marked', 'shoes');
