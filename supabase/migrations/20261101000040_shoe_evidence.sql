-- What the papers of shoe cases say: their date, author and signature, as the person read them who verified the document.

alter table public.dme_shoe_documents
  add column dated      date,
  add column author     text check (author <> '' and length(author) <= 200),
  add column credential text check (credential in ('MD', 'DO', 'NP', 'PA', 'DPM', 'CNS', 'other')),
  -- By the author; stamps don't count.
  add column signed     boolean,
  drop constraint dme_shoe_documents_requirement_check,
  add constraint dme_shoe_documents_requirement_check check (requirement in (
    'foot_exam', 'agreement', 'visit_notes', 'certifying_statement', 'order', 'prescriber_notes', 'fitting', 'evaluation', 'proof_of_delivery',
    'invoice', 'abn', 'adr_letter', 'signature_log', 'other'));

-- Another file is another paper: nobody has read it yet.
create function app.forget_paper() returns trigger language plpgsql set search_path = '' as $$
begin
  new.verified_at := null;
  new.verified_by := null;
  new.dated := null;
  new.author := null;
  new.credential := null;
  new.signed := null;
  return new;
end
$$;
revoke all on function app.forget_paper from public, anon, authenticated;
create trigger forget_replaced_paper before update of object_name on public.dme_shoe_documents
  for each row when (old.object_name <> new.object_name) execute function app.forget_paper();
