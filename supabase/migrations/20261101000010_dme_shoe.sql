-- Cases of diabetic shoes: what is recorded of one delivery, its notes, its papers, and who changed what. Pharmacists and administrators read
-- them; only the server writes, so that every change has its version and its author.

create table public.dme_shoe_cases (
  id                uuid primary key default gen_random_uuid(),
  patient_id        text not null check (patient_id <> ''),
  patient_name      text not null check (patient_name <> ''),
  patient_phone     text,
  shoe_size         text,
  diabetes_dx_date  date,
  notes             text,
  checklist         jsonb not null,
  details           jsonb not null,
  owner_id          uuid references auth.users (id) on delete set null,
  archived          boolean not null default false,
  version           integer not null default 1,
  -- No references: cases outlive the accounts of those who wrote them.
  created_by        uuid not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),

  -- What the list and the board sort and count by, computed from the details at every save. None of it depends on the day it is read.
  missing           text[] not null check (missing <@ array[
    'visit', 'exam', 'certification', 'order', 'evaluation', 'delivery', 'proof_of_delivery', 'claim']),
  delivered_on      date,
  billed_on         date,
  runs_out_first    text check (runs_out_first in ('visit', 'exam', 'certification')),
  next_deadline     date,
  waiting_since     date,
  status            text not null generated always as (case
    when archived then 'archived' when billed_on is not null then 'billed'
    when delivered_on is not null then 'delivered' else 'open' end) stored,
  -- Shoes or inserts; what is not known counts as both. Modifications alone are neither.
  brought_pairs     boolean not null generated always as ((
    '0' = all (array[details -> 'items' ->> 'depthPairs', details -> 'items' ->> 'customPairs', details -> 'items' ->> 'insertPairs'])
  ) is not true) stored,
  search_text       text not null generated always as (lower(
    patient_name || ' ' || patient_id || ' ' || coalesce(patient_phone, '') || ' ' || regexp_replace(coalesce(patient_phone, ''), '\D', '', 'g')
  )) stored
);
create index dme_shoe_cases_by_deadline on public.dme_shoe_cases (next_deadline nulls last, updated_at desc, id) where not archived;
create index dme_shoe_cases_by_lane on public.dme_shoe_cases ((missing[1]), next_deadline nulls last, updated_at desc, id)
  where not archived and missing <> '{}';
create index dme_shoe_cases_by_patient on public.dme_shoe_cases (patient_id, delivered_on);
create index dme_shoe_cases_by_delivery on public.dme_shoe_cases (delivered_on) where not archived and brought_pairs;
create index dme_shoe_cases_waiting on public.dme_shoe_cases (waiting_since) where waiting_since is not null and not archived;

-- Each change: the dotted path of what changed, with its value before and after.
create table public.dme_shoe_changes (
  case_id  uuid not null references public.dme_shoe_cases (id),
  version  integer not null,
  at       timestamptz not null default now(),
  by_id    uuid not null,
  changes  jsonb not null,
  primary key (case_id, version)
);

create table public.dme_shoe_notes (
  id       uuid primary key default gen_random_uuid(),
  case_id  uuid not null references public.dme_shoe_cases (id),
  at       timestamptz not null default now(),
  by_id    uuid not null,
  text     text not null check (text <> '')
);
create index dme_shoe_notes_of_case on public.dme_shoe_notes (case_id, at);

-- The files are objects of the bucket rxweb-uploads. A document that is taken from its case keeps its row and its file.
create table public.dme_shoe_documents (
  id           uuid primary key default gen_random_uuid(),
  case_id      uuid not null references public.dme_shoe_cases (id),
  requirement  text not null check (requirement in (
    'foot_exam', 'visit_notes', 'certifying_statement', 'order', 'fitting', 'evaluation', 'proof_of_delivery', 'abn', 'other')),
  object_name  text not null unique,
  name         text not null check (name <> ''),
  type         text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  size         bigint not null check (size > 0),
  pages        integer,
  added_at     timestamptz not null default now(),
  added_by     uuid not null,
  verified_at  timestamptz,
  verified_by  uuid,
  removed_at   timestamptz,
  removed_by   uuid,
  check ((verified_at is null) = (verified_by is null)),
  check ((removed_at is null) = (removed_by is null))
);
create index dme_shoe_documents_of_case on public.dme_shoe_documents (case_id, added_at);

do $$
declare
  name text;
begin
  foreach name in array array['dme_shoe_cases', 'dme_shoe_changes', 'dme_shoe_notes', 'dme_shoe_documents'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('create policy "pharmacists read cases" on public.%I for select to authenticated
      using ((select app.staff_role()) in (''pharmacist'', ''admin''))', name);
  end loop;
end
$$;

alter table app.audit_log drop constraint audit_log_action_check;
alter table app.audit_log add constraint audit_log_action_check check (action in (
  'sign_in', 'sign_in_refused', 'session_ended', 'access_refused', 'password_changed', 'second_factor_added', 'second_factor_removed',
  'recovery_codes_made', 'recovery_code_used', 'user_created', 'user_invited', 'user_deleted', 'role_changed', 'user_blocked',
  'user_unblocked', 'password_reset', 'sessions_ended', 'file_read', 'messages_read', 'audit_read', 'audit_exported',
  'cases_listed', 'case_read', 'case_created', 'case_changed', 'case_archived', 'case_note_added', 'case_document_added',
  'case_document_changed', 'case_document_removed', 'case_packet_made'));
