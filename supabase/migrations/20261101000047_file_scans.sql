-- What the virus scanner says of each file, and when it is asked again. `pending`: a scanner is set up and hasn't said anything yet; `failed`: it
-- was asked and couldn't tell, `found` says why.
alter table app.file_checks drop constraint file_checks_scan_check;
alter table app.file_checks
  add constraint file_checks_scan_check check (scan in ('unscanned', 'pending', 'clean', 'infected', 'failed')),
  add column scan_tries   integer not null default 0,
  -- Null: not by itself, because the scanner would say the same.
  add column next_scan_at timestamptz default now(),
  -- When staff deleted an infected file. Its row stays and says what it was.
  add column deleted_at   timestamptz;
drop index app.file_checks_unscanned;
create index file_checks_waiting on app.file_checks (next_scan_at) where scan in ('pending', 'failed') and refused is null;
create index file_checks_unscanned on app.file_checks (checked_at) where scan = 'unscanned' and refused is null;

insert into app.audit_actions (action, feature, target_kind) values
  ('file_infected', 'uploads', 'file'),
  ('file_deleted', 'uploads', 'file');

-- Texts bring documents, contact cards, sound and video, too. Their bytes decide; the server refuses the rest.
update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif', 'image/svg+xml',
  'application/pdf', 'text/plain', 'application/octet-stream'] where id = 'sms-pictures';
-- Why a file of a text couldn't be kept: one of the reasons of app.file_checks, `too_large`, or `unreachable`; null for those lost before.
alter table app.sms_pictures add column reason text check (length(reason) <= 40);
