-- The pages that the assistant answers from, every version of them. The server alone reads and writes them.

create table app.knowledge_versions (
  version  bigint not null check (version > 0),
  id       text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  language text not null check (language in ('en', 'es')),
  -- Null: the page is taken away.
  document jsonb,
  -- Seen by staff only, until it is published.
  is_draft boolean not null default false,
  -- `seed`: from the knowledge folder at the first start; `import`: by the operator's command.
  origin   text not null check (origin in ('seed', 'edit', 'revert', 'import')),
  saved_at timestamptz not null default now(),
  saved_by uuid,
  primary key (id, language, version),
  check (not is_draft or document is not null)
);
alter table app.knowledge_versions enable row level security;
revoke all on app.knowledge_versions from public, anon, authenticated;

-- Questions of the store's own that must keep leading to the same page.
create table app.knowledge_questions (
  language text not null check (language in ('en', 'es')),
  question text not null check (length(question) between 3 and 160),
  -- A page's id or a fact such as `hours`.
  expects  text not null,
  added_at timestamptz not null default now(),
  added_by uuid,
  primary key (language, question)
);
alter table app.knowledge_questions enable row level security;
revoke all on app.knowledge_questions from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('knowledge_changed', 'knowledge'),
  ('knowledge_question_changed', 'knowledge');
