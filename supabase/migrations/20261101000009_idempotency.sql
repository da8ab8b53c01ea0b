-- Forms that were carried out, by the key their page gave them: sent again, they are answered as the first time (security row R12). An answer
-- may hold a link that signs somebody in, so it is sealed with the key, of which only a hash is kept.

create table app.idempotency_keys (
  key_hash   bytea primary key check (octet_length(key_hash) = 32),
  sealed     bytea not null,
  -- False while what belongs to the answer is still on its way, such as a mail.
  is_settled boolean not null,
  created_at timestamptz not null default now()
);
alter table app.idempotency_keys enable row level security;
create index idempotency_keys_created_at on app.idempotency_keys (created_at);

revoke all on app.idempotency_keys from public, anon, authenticated;
