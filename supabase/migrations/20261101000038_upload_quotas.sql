-- Bytes that visitors have sent: by visitor and by network (IPv4 or /64) within a day, and by day for the whole store. Sums of days that
-- are over are deleted, so room returns by itself.
create table app.upload_bytes (
  -- 'visitor', 'network' or 'store', a colon, and who.
  key   text not null check (length(key) <= 200),
  day   date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (key, day)
);
create index upload_bytes_day on app.upload_bytes (day);
alter table app.upload_bytes enable row level security;
revoke all on app.upload_bytes from public, anon, authenticated;
