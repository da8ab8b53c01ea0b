-- How far the papers of a case are, for the list and the board: computed with `missing` when the case or one of its documents changes.

alter table public.dme_shoe_cases
  -- Papers verified, on file and needed; null until the server has computed it for a case from before.
  add column progress     jsonb,
  -- The next step, as far as it doesn't depend on the day; null for none.
  add column next_action  jsonb,
  -- The rules that computed it and the columns beside it. The server computes rows of older rules again when it starts.
  add column summary_form smallint not null default 0;
create index dme_shoe_cases_by_summary on public.dme_shoe_cases (summary_form);

-- Verified before anyone wrote down what the papers say: to be verified again. Who did it then stays in the audit log.
update public.dme_shoe_documents set verified_at = null, verified_by = null where verified_at is not null and dated is null and requirement <> 'other';

analyze public.dme_shoe_cases;
