-- What an owner sets on screen: the store's settings as one document, every version kept. The server alone reads and writes it.

-- The current version of each kind of content. Servers read this one small table every second to follow each other.
create table app.content_state (
  kind    text primary key check (kind in ('settings', 'knowledge')),
  version bigint not null default 0 check (version >= 0)
);
alter table app.content_state enable row level security;
revoke all on app.content_state from public, anon, authenticated;

insert into app.content_state (kind) values ('settings'), ('knowledge');

create table app.settings_versions (
  version     bigint primary key check (version > 0),
  document    jsonb not null,
  -- `seed`: from store.json at the first start; `import`: by the operator's command.
  origin      text not null check (origin in ('seed', 'edit', 'revert', 'import')),
  -- With `revert`: the version that is back.
  reverted_to bigint references app.settings_versions (version),
  saved_at    timestamptz not null default now(),
  saved_by    uuid,
  check ((origin = 'revert') = (reverted_to is not null))
);
alter table app.settings_versions enable row level security;
revoke all on app.settings_versions from public, anon, authenticated;

insert into app.audit_actions (action, feature) values ('settings_changed', 'settings');
