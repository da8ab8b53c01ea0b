-- The buckets of the product and who may touch what is in them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('chat-uploads', 'chat-uploads', false, 10485760, array[
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'image/heif', 'image/svg+xml',
    'application/pdf', 'text/plain', 'text/markdown', 'text/csv', 'application/json',
    'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-powerpoint', 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/octet-stream']),
  ('rxweb-uploads', 'rxweb-uploads', false, 26214400, null),
  ('rxweb-public', 'rxweb-public', true, 26214400, null),
  ('rxweb-private', 'rxweb-private', false, 26214400, null)
on conflict (id) do nothing;

-- Visitors: may add a file under a name made of time and chance, and nothing else. They cannot list, read or change.
create policy "visitors add files for the chat" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'chat-uploads' and name ~ '^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$');

create policy "staff read what visitors sent" on storage.objects for select to authenticated
  using (bucket_id = 'chat-uploads' and (select app.staff_role()) is not null);

-- Documents of cases.
create policy "pharmacists add documents" on storage.objects for insert to authenticated
  with check (bucket_id = 'rxweb-uploads' and (select app.staff_role()) in ('pharmacist', 'admin')
    and name ~ '^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$');
create policy "pharmacists read documents" on storage.objects for select to authenticated
  using (bucket_id = 'rxweb-uploads' and (select app.staff_role()) in ('pharmacist', 'admin'));

-- The storage test of the admin panel.
create policy "admins use the demo folder" on storage.objects for all to authenticated
  using (bucket_id in ('rxweb-public', 'rxweb-private') and name like 'demo/%' and (select app.staff_role()) = 'admin')
  with check (bucket_id in ('rxweb-public', 'rxweb-private') and name like 'demo/%' and (select app.staff_role()) = 'admin');
create policy "staff see the buckets" on storage.buckets for select to authenticated
  using ((select app.staff_role()) is not null);
