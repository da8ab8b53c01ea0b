-- Where from: what our server says about its transaction, or else what the embedded sign-in service says (auth.address), so that its changes
-- of passwords, factors and sessions carry an address too. Without the zone that a link-local address may carry.
create or replace function app.acting_address() returns inet
  language sql stable set search_path = ''
as $$
  select nullif(split_part(coalesce(app.acting('app.address'), app.acting('auth.address')), '%', 1), '')::inet
$$;
