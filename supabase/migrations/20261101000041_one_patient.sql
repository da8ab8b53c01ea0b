-- One patient across cases, however the id was typed; and a search that reads no accents. docs/shoes.md says which cases are one patient's.

-- A text as it is searched: lower case, no accents, one apostrophe. Built from immutable parts, which the extension unaccent is not.
create function app.search_form(typed text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select replace(replace(replace(lower(translate(
    regexp_replace(normalize(typed, NFD), '[\u0300-\u036f]', '', 'g'), 'ĐđŁłØøı’‘ʼ`´', 'DdLlOoi''''''''''')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- The store's id of a patient without case, accents, spaces, dashes, and zeros before the number. Never empty.
create function app.patient_key(patient_id text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(nullif(regexp_replace(regexp_replace(app.search_form(normalize(patient_id, NFKC)),
    '[\s\u2010-\u2015\u2212-]', '', 'g'), '^([a-z]*)0+(?=[0-9])', '\1'), ''), patient_id)
$$;

-- A Medicare Beneficiary Identifier without spaces and dashes; null if it is none (CMS: 11 characters, no S, L, O, I, B or Z).
create function app.medicare_key(medicare_id text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select substring(upper(regexp_replace(medicare_id, '[\s\u2010-\u2015-]', '', 'g')) from
    '^[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y][0-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y][0-9][AC-HJKMNP-RT-Y]{2}[0-9]{2}$')
$$;
revoke all on function app.search_form, app.patient_key, app.medicare_key from public, anon, authenticated;
grant execute on function app.search_form, app.patient_key, app.medicare_key to service_role;

drop index public.dme_shoe_cases_by_patient, public.dme_shoe_cases_since;
alter table public.dme_shoe_cases drop column search_text;
alter table public.dme_shoe_cases
  add column patient_key text not null generated always as (app.patient_key(patient_id)) stored,
  add column medicare_id text generated always as (app.medicare_key(details -> 'patient' ->> 'medicareId')) stored,
  add column birth_date  text generated always as (details -> 'patient' ->> 'birthDate') stored,
  add column search_text text not null generated always as (app.search_form(
    patient_name || ' ' || patient_id || ' ' || app.patient_key(patient_id) || ' ' || coalesce(patient_phone, '') || ' ' ||
    regexp_replace(coalesce(patient_phone, ''), '\D', '', 'g'))) stored;

create index dme_shoe_cases_by_words on public.dme_shoe_cases using gin (search_text extensions.gin_trgm_ops);
create index dme_shoe_cases_of_patient on public.dme_shoe_cases (patient_key, delivered_on);
create index dme_shoe_cases_of_medicare on public.dme_shoe_cases (medicare_id, birth_date) where medicare_id is not null;
-- The recall: whether the patient had something since, under the same id or the same Medicare id.
create index dme_shoe_cases_since on public.dme_shoe_cases (patient_key, delivered_on, updated_at, id) where not archived and brought_pairs;

analyze public.dme_shoe_cases;
