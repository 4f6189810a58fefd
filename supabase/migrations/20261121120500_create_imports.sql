-- Imports: people from a file, first handed over as they are, then taken in chunk by chunk, with a line on what became of each row.
-- Rows belong to one user and nobody else can see them; only functions write here.
create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file_name text not null constraint imports_file_name_length check (btrim(file_name) <> '' and char_length(file_name) <= 300),
  row_count integer not null constraint imports_row_count_range check (row_count between 1 and 50000),
  -- What happens to someone who is followed already: their empty fields are filled, or all that the file has is taken over, or nothing.
  known_people text not null default 'fill' constraint imports_known_people_known check (known_people in ('fill', 'replace', 'leave')),
  -- Whether new people's posts are fetched, behind everything else in the user's lane.
  refresh boolean not null default false,
  state text not null default 'uploading' constraint imports_state_known check (state in ('uploading', 'ready', 'running', 'done', 'cancelled')),
  -- SHA-256 of all the rows and additions as the browser uploads them: by it the same file is known again when an upload was interrupted.
  digest text constraint imports_digest_is_sha256 check (digest ~ '^[0-9a-f]{64}$'),
  -- What the import adds to the user's lists and columns when it runs: {options: {stage | status | field id: [option]},
  -- fields: [{label, type, options}]}. Rows name a new column's values by "new:" and its label.
  additions jsonb not null default '{}' constraint imports_additions_shape
    check (jsonb_typeof(additions) = 'object' and octet_length(additions::text) <= 500000
      and coalesce(jsonb_typeof(additions -> 'fields'), 'array') = 'array' and coalesce(jsonb_typeof(additions -> 'options'), 'object') = 'object'
      and not coalesce(jsonb_path_exists(additions, 'strict $.options.* ? (@.type() != "array")', silent => true), false)
      and not coalesce(jsonb_path_exists(additions, 'strict $.fields[*].options ? (@.type() != "array" && @.type() != "null")', silent => true), false)),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint imports_user_id_id_unique unique (user_id, id)
);
create index imports_user_id_created_at_idx on public.imports (user_id, created_at desc);
create index imports_created_at_idx on public.imports (created_at);

create table public.import_rows (
  user_id uuid not null,
  import_id uuid not null,
  -- The line of the file.
  row_number integer not null constraint import_rows_row_number_positive check (row_number > 0),
  -- {name, guessedName, profileUrl, company, …, note, kept, values: {field id: value}}; contract/imports.ts has its shape.
  document jsonb not null constraint import_rows_document_shape check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 200000
    and coalesce(jsonb_typeof(document -> 'values'), 'object') = 'object' and coalesce(jsonb_typeof(document -> 'kept'), 'object') = 'object'),
  name text,
  -- Canonical; null when the row has none that is one.
  profile_url text,
  -- Lower case; null when the row has none that is one.
  email text,
  outcome text constraint import_rows_outcome_known check (outcome in ('created', 'updated', 'unchanged', 'skipped', 'refused')),
  -- What a dry run found would come of it.
  expected text constraint import_rows_expected_known check (expected in ('created', 'updated', 'unchanged', 'skipped', 'refused')),
  reason text,
  -- The cells that are in no column: [{field, label, value, reason, kind}], from private.left_out.
  left_out jsonb not null default '[]',
  founder_id uuid,
  -- Someone who is most likely the same person: one of the user's people, or a row further up; why; and what the user wants done.
  twin_id uuid,
  twin_row integer,
  twin_reason text constraint import_rows_twin_reason_known check (twin_reason in ('profile', 'email', 'name', 'similar')),
  decision text constraint import_rows_decision_known check (decision in ('add', 'update', 'skip')),
  primary key (user_id, import_id, row_number),
  constraint import_rows_user_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint import_rows_import_fkey foreign key (user_id, import_id) references public.imports (user_id, id) on delete cascade,
  constraint import_rows_founder_fkey foreign key (user_id, founder_id) references public.founders (user_id, id) on delete set null (founder_id),
  constraint import_rows_twin_fkey foreign key (user_id, twin_id) references public.founders (user_id, id) on delete set null (twin_id)
);
create index import_rows_waiting_idx on public.import_rows (user_id, import_id, row_number) where outcome is null;
create index import_rows_unexpected_idx on public.import_rows (user_id, import_id, row_number) where expected is null;
create index import_rows_profile_url_idx on public.import_rows (user_id, import_id, profile_url, row_number);
create index import_rows_email_idx on public.import_rows (user_id, import_id, email, row_number) where email is not null;
create index import_rows_twins_idx on public.import_rows (user_id, import_id, row_number) where twin_reason is not null;
create index import_rows_founder_id_idx on public.import_rows (user_id, founder_id);
create index import_rows_twin_id_idx on public.import_rows (user_id, twin_id);

alter table public.imports enable row level security;
alter table public.import_rows enable row level security;
revoke all on public.imports, public.import_rows from anon, authenticated, service_role;
grant select, delete on public.imports to authenticated;
grant insert (file_name, row_count, known_people, refresh, digest, additions) on public.imports to authenticated;
grant select on public.import_rows to authenticated;
create policy "a user reads their own imports" on public.imports for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user begins imports of their own" on public.imports for insert to authenticated
  with check (user_id = (select private.caller('write')));
create policy "a user forgets their own imports" on public.imports for delete to authenticated
  using (user_id = (select private.caller('write')));
create policy "a user reads their own import rows" on public.import_rows for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- An import knows people by their e-mail where it has no profile.
create index founders_email_idx on public.founders (user_id, lower(email)) where email is not null;

-- One of the caller's imports, locked, so that two tabs never take the same rows; refuses what is not theirs or not in this state.
create function private.hold_import(import uuid, states text[]) returns public.imports
language plpgsql set search_path = '' as $$
declare
  held public.imports;
begin
  select * into held from public.imports where id = import and user_id = private.caller('write') for update;
  if held.id is null then
    raise exception using errcode = 'PT404', message = 'Import not found';
  elsif held.state <> all (states) then
    raise exception using errcode = 'PT409', message = format('This import is %s.', held.state);
  end if;
  return held;
end;
$$;

-- How far one of the caller's imports is: {state, total, uploaded, left, refresh, outcomes: {created, …}, expected: {created, …}}.
create function public.import_progress(import_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('state', i.state, 'total', i.row_count, 'refresh', i.refresh,
    'uploaded', (select count(*) from public.import_rows r where r.user_id = i.user_id and r.import_id = i.id),
    'left', (select count(*) from public.import_rows r where r.user_id = i.user_id and r.import_id = i.id and r.outcome is null),
    'outcomes', (select coalesce(jsonb_object_agg(o.outcome, o.count), '{}') from (select r.outcome, count(*) from public.import_rows r
      where r.user_id = i.user_id and r.import_id = i.id and r.outcome is not null group by 1) o),
    'expected', (select coalesce(jsonb_object_agg(o.expected, o.count), '{}') from (select r.expected, count(*) from public.import_rows r
      where r.user_id = i.user_id and r.import_id = i.id and r.expected is not null group by 1) o))
  from public.imports i where i.id = import_progress.import_id
$$;

-- A document that can be stored: of one with more text than that, each text is cut, which `cut` says.
create function private.storable_document(document jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when octet_length(document::text) <= 200000 then document else (
    select jsonb_object_agg(e.key, case when jsonb_typeof(e.value) = 'string' then to_jsonb(left(e.value #>> '{}', 2000)) else '{}' end)
      || '{"cut": true}' from jsonb_each(document) e) end
$$;

-- Takes up to 1,000 rows [{row, document}] of the caller's import as they are; a row that is there already stays.
create function private.upload_import_rows(import uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.imports := private.hold_import(import, array['uploading', 'ready']);
  uploaded bigint;
begin
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 1000 then
    raise exception using errcode = 'PT400', message = 'Send at most 1,000 rows at once.';
  end if;
  insert into public.import_rows (user_id, import_id, row_number, document, name, profile_url, email)
  select held.user_id, held.id, (g ->> 'row')::integer, private.storable_document(g -> 'document'),
    left(coalesce(g -> 'document' ->> 'name', g -> 'document' ->> 'guessedName'), 200),
    private.canonical_profile_url(g -> 'document' ->> 'profileUrl'), lower(e.email)
  from jsonb_array_elements(given) g
  -- What is longer is nobody's address; the row's own document still has it.
  left join lateral (select private.first_email(g -> 'document' ->> 'email') as email) e on char_length(e.email) <= 320
  on conflict on constraint import_rows_pkey do nothing;
  select count(*) into uploaded from public.import_rows r where r.user_id = held.user_id and r.import_id = held.id;
  if uploaded > held.row_count then
    raise exception using errcode = 'PT400', message = format('This import has %s rows and no more.', held.row_count);
  elsif uploaded = held.row_count then
    update public.imports set state = 'ready' where id = held.id;
  end if;
end;
$$;
grant execute on function private.upload_import_rows(uuid, jsonb) to authenticated;
create function public.upload_import_rows(import_id uuid, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_writer();
  perform private.upload_import_rows(import_id, given -> 'rows');
  return public.import_progress(import_id);
end;
$$;

-- Fills what the row has into a founder who is followed already: their empty fields, or all that it has (`over`). Whether anything changed.
create function private.fill_founder(held public.imports, founder uuid, doc jsonb, over boolean) returns boolean
language plpgsql set search_path = '' as $$
declare
  own jsonb := (select to_jsonb(f) from public.founders f where f.user_id = held.user_id and f.id = founder);
  filled jsonb := (select coalesce(jsonb_object_agg(d.key, d.value), '{}') from jsonb_each(private.as_columns(doc - 'profileUrl')) d
    where own ->> d.key is null or over and own ->> d.key <> d.value #>> '{}');
  changed_values integer;
begin
  if filled <> '{}' then
    perform private.write_fields(held.user_id, jsonb_build_object(founder, filled));
  end if;
  insert into public.custom_field_values as v (user_id, field_id, founder_id, value)
  select held.user_id, c.id, founder, g.value from jsonb_each(coalesce(doc -> 'values', '{}')) g
  join public.custom_fields c on c.user_id = held.user_id and c.id::text = g.key
  on conflict on constraint custom_field_values_pkey do update set value = excluded.value where over and v.value <> excluded.value;
  get diagnostics changed_values = row_count;
  return filled <> '{}' or changed_values > 0;
end;
$$;

-- The values of a row that a founder has otherwise already, which stay as they are: lines of the row's report.
create function private.own_values(of_user uuid, founder uuid, doc jsonb, context jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(l.line -> 0 || jsonb_build_object('own', l.own)), '[]') from (
    select private.left_out(g.key, private.import_label(g.key), g.value, 'differs from what you have', 'own') as line, o.value as own
    from public.founders f cross join lateral jsonb_each_text(private.as_document(f) - 'profileUrl') o join jsonb_each_text(doc) g on g.key = o.key
    where f.user_id = of_user and f.id = founder and o.value <> g.value and not (o.key = 'email' and lower(o.value) = lower(g.value))
    union all
    select private.left_out(g.key, context -> 'fields' -> g.key ->> 'label', g.value #>> '{}', 'differs from what you have', 'own'), v.value #>> '{}'
    from jsonb_each(doc -> 'values') g join public.custom_field_values v
      on v.user_id = of_user and v.founder_id = founder and v.field_id::text = g.key
    where v.value <> g.value) l
$$;

-- Logs a touch of the day when someone was last contacted, once; whether that is news. Of someone who was there before, the history has it.
create function private.import_touch(of_user uuid, founder uuid, at timestamptz, is_new boolean) returns boolean
language plpgsql set search_path = '' as $$
declare
  touch public.activities;
begin
  if at is null or exists (select 1 from public.activities a where a.user_id = of_user and a.founder_id = founder and a.type = 'touch'
    and a.happened_at = least(at, now())) then
    return false;
  end if;
  touch := private.log_activity(of_user, founder, 'touch', jsonb_build_object('channel', 'other', 'message', ''), least(at, now()), true);
  if not is_new and current_setting('tracker.batch', true) !~ ' unrecorded$' then
    insert into public.changes (user_id, batch_id, noun, record, founder_id, after)
    values (of_user, private.current_batch(array[of_user]), 'touches', founder, founder, jsonb_build_object('touch', to_jsonb(touch)));
  end if;
  return true;
end;
$$;

-- Who a row is about among the user's people, or null: by the LinkedIn URL, by the user's decision, or without a URL by the email.
create function private.person_of_row(r public.import_rows) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  founder uuid;
begin
  if r.profile_url is not null then
    select f.id into founder from public.founders f where f.user_id = r.user_id and f.profile_url = r.profile_url;
    if founder is null and r.decision = 'update' then
      founder := coalesce((select f.id from public.founders f where f.user_id = r.user_id and f.id = r.twin_id),
        (select private.person_of_row(t) from public.import_rows t
          where t.user_id = r.user_id and t.import_id = r.import_id and t.row_number = r.twin_row and t.row_number < r.row_number));
    end if;
  elsif r.email is not null then
    select f.id into founder from public.founders f where f.user_id = r.user_id and lower(f.email) = r.email order by f.created_at limit 1;
  end if;
  return founder;
end;
$$;

-- The rows further up that are about the same person as this one.
create function private.earlier_rows(r public.import_rows) returns setof public.import_rows
language plpgsql stable set search_path = '' as $$
begin
  if r.profile_url is not null then
    return query select p.* from public.import_rows p
      where p.user_id = r.user_id and p.import_id = r.import_id and p.profile_url = r.profile_url and p.row_number < r.row_number
        and coalesce(p.outcome, p.expected) is distinct from 'refused' and p.decision is distinct from 'skip' order by p.row_number;
    if not found and r.decision = 'update' and r.twin_row < r.row_number then
      return query select p.* from public.import_rows p where p.user_id = r.user_id and p.import_id = r.import_id and p.row_number = r.twin_row
        and coalesce(p.outcome, p.expected) is distinct from 'refused' and p.decision is distinct from 'skip';
    end if;
  elsif r.email is not null then
    return query select p.* from public.import_rows p
      where p.user_id = r.user_id and p.import_id = r.import_id and p.email = r.email and p.row_number < r.row_number
        and p.profile_url is not null and coalesce(p.outcome, p.expected) is distinct from 'refused' and p.decision is distinct from 'skip'
      order by p.row_number;
  end if;
end;
$$;

-- The report on a row that is refused: nobody has a note with its cells.
create function private.without_notes(report jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when c.line ->> 'kind' = 'noted' then c.line || '{"kind": "invalid"}' else c.line end order by c.place), '[]')
  from jsonb_array_elements(report) with ordinality c (line, place)
$$;

-- Takes in one row: {outcome, reason, founderId, leftOut, change}. Only a row that cannot be told apart from others is refused; what does not fit
-- its column is reported and kept in a note. `change` is the id of the history's line that says who was added.
create function private.import_row(held public.imports, r public.import_rows, context jsonb, is_dry boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  given jsonb := jsonb_strip_nulls(r.document);
  fit jsonb := private.fit_import_row(given, context);
  doc jsonb := fit -> 'document';
  notes jsonb := fit -> 'notes';
  report jsonb := fit -> 'leftOut';
  earlier public.import_rows;
  founder uuid := private.person_of_row(r);
  new_name text := coalesce(doc ->> 'name', btrim(left(given ->> 'guessedName', 200)), private.name_from_profile(r.profile_url));
  rule text := held.known_people;
  has_note boolean := false;
  has_touch boolean := false;
  is_new boolean := false;
  note text;
  change bigint;
  setting text := current_setting('tracker.batch', true);
begin
  if r.decision = 'skip' then
    return jsonb_build_object('outcome', 'skipped', 'reason', 'You chose to skip this row.');
  elsif given ? 'cut' then
    report := report || private.left_out('row', 'The row', r.row_number::text, 'has more text than can be stored: each text was cut at 2,000 characters', 'invalid');
  end if;
  select * into earlier from private.earlier_rows(r) limit 1;
  if founder is null and earlier.row_number is not null and is_dry then
    -- Taken in by an earlier part of this dry run, which was rolled back since.
    perform private.import_row(held, e, context, is_dry) from private.earlier_rows(r) e;
    founder := private.person_of_row(r);
  end if;
  if r.profile_url is null and doc ->> 'profileUrl' is not null then
    notes := notes || to_jsonb(private.note_parts(format('%s: %s', private.import_label('profileUrl'), doc ->> 'profileUrl')));
    report := report || private.left_out('profileUrl', private.import_label('profileUrl'), doc ->> 'profileUrl', 'is not the URL of a LinkedIn profile');
  end if;
  if founder is null and r.profile_url is null then
    return jsonb_build_object('outcome', 'refused', 'leftOut', private.without_notes(report), 'reason', case
      when doc ->> 'profileUrl' is not null then 'This is not the URL of a LinkedIn profile.'
      when r.email is not null then 'No LinkedIn URL, and no existing person has this email.'
      else 'No LinkedIn URL and no email.' end);
  elsif founder is null then
    -- One line of the history says it, also of the values that came with them and go with them; all lines are written at once, in this order.
    perform set_config('tracker.batch', concat_ws(' ', 'import', held.id, 'unrecorded'), true);
    -- The list is newest first: so the file's first row is on top.
    founder := private.add_founder(r.user_id, private.as_columns(doc || jsonb_build_object('name', new_name, 'profileUrl', r.profile_url)),
      held.started_at - r.row_number * interval '1 microsecond');
    is_new := founder is not null;
    if not is_new then
      -- Someone else followed them a moment ago: another tab, another import, the extension.
      select f.id into founder from public.founders f where f.user_id = r.user_id and f.profile_url = r.profile_url;
    elsif doc -> 'values' <> '{}' then
      insert into public.custom_field_values (user_id, field_id, founder_id, value)
      select r.user_id, g.key::uuid, founder, g.value from jsonb_each(doc -> 'values') g;
    end if;
    perform set_config('tracker.batch', setting, true);
  end if;
  if is_new then
    change := nextval('public.changes_id_seq');
    if held.refresh then
      perform queue.enqueue_refresh(r.user_id, founder, 5::smallint);
    end if;
  else
    if r.profile_url is not null and not exists (select 1 from public.founders f
      where f.user_id = r.user_id and f.id = founder and f.profile_url = r.profile_url) then
      report := report || private.left_out('profileUrl', private.import_label('profileUrl'), r.profile_url, 'differs from what you have', 'own');
    end if;
    -- Someone who a row further up added gets what that one did not have.
    if earlier.row_number is not null and (rule = 'replace' or (select f.created_at > held.started_at - interval '51 milliseconds'
      and f.created_at < held.started_at from public.founders f where f.user_id = r.user_id and f.id = founder)) then
      rule := 'fill';
    end if;
    if rule = 'leave' then
      return jsonb_build_object('founderId', founder, 'outcome', 'unchanged', 'reason', 'You have this person already, and nothing was changed.');
    elsif rule = 'fill' then
      report := report || private.own_values(r.user_id, founder, doc, context);
    end if;
  end if;
  for note in select jsonb_array_elements_text(notes) loop
    if is_new or not exists (select 1 from public.notes n where n.user_id = r.user_id and n.founder_id = founder and n.content = note) then
      insert into public.notes (user_id, founder_id, content) values (r.user_id, founder, note);
      has_note := true;
    end if;
  end loop;
  has_touch := private.import_touch(r.user_id, founder, (doc ->> 'lastTouchAt')::timestamptz, is_new);
  return jsonb_build_object('founderId', founder, 'leftOut', report, 'change', change, 'outcome', case when is_new then 'created'
    when private.fill_founder(held, founder, doc, rule = 'replace') or has_note or has_touch then 'updated' else 'unchanged' end,
    'reason', case when earlier.row_number is not null then format('Same person as in row %s.', earlier.row_number)
      when is_new and doc ->> 'name' is null then 'Named after the LinkedIn URL.' end);
exception when check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation or sqlstate 'PT400' then
  return jsonb_build_object('outcome', 'refused', 'leftOut', private.without_notes(report), 'reason', private.refusal_of(sqlstate, sqlerrm));
end;
$$;

-- A name for someone whose row has none: jane-doe-1a2b3c is most likely Jane Doe.
create function private.name_from_profile(profile_url text) returns text
language sql immutable strict set search_path = '' as $$
  select initcap(coalesce(nullif(btrim(regexp_replace(private.profile_stem(profile_url), '[-_.]+', ' ', 'g')), ''), regexp_replace(profile_url, '^.*/', '')))
$$;

-- A sentence for a person from what refused a row.
create function private.refusal_of(state text, message text) returns text
language sql immutable set search_path = '' as $$
  select case when state = 'PT400' then message else 'This row cannot be stored.' end
$$;

-- Adds to the user's lists and columns what the import is to add, as far as it is not there yet. Refuses what a list cannot hold.
create function private.add_for_import(held public.imports) returns void
language plpgsql set search_path = '' as $$
declare
  item record;
  field record;
  own public.custom_fields;
  wanted text[];
  own_name text;
begin
  for field in select f ->> 'label' as label, f ->> 'type' as type, coalesce(array(select jsonb_array_elements_text(f -> 'options')), '{}') as options
    from jsonb_array_elements(coalesce(held.additions -> 'fields', '[]')) f loop
    if not exists (select 1 from public.custom_fields c where c.user_id = held.user_id and lower(c.label) = lower(btrim(field.label))) then
      own_name := left(coalesce(nullif(regexp_replace(lower(btrim(field.label)), '[^a-z0-9]', '_', 'g'), ''), 'field'), 90);
      insert into public.custom_fields (user_id, name, label, type, options, created_at) values (held.user_id,
        case when exists (select 1 from public.custom_fields c where c.user_id = held.user_id and lower(c.name) = own_name)
          then own_name || '_' || substr(md5(random()::text), 1, 6) else own_name end, btrim(field.label), field.type, field.options, clock_timestamp());
    end if;
  end loop;
  for item in select o.key, array(select jsonb_array_elements_text(o.value)) as options from jsonb_each(coalesce(held.additions -> 'options', '{}')) o loop
    if item.key in ('stage', 'status') then
      select case item.key when 'stage' then p.founder_stages else p.founder_statuses end into wanted from public.profiles p where p.id = held.user_id;
    else
      select * into own from public.custom_fields c where c.user_id = held.user_id and c.id::text = item.key and c.type in ('select', 'multiselect');
      continue when own.id is null;
      wanted := own.options;
    end if;
    item.options := array(select distinct o from unnest(item.options) o
      where private.choice_key(o) <> all (array(select private.choice_key(w) from unnest(wanted) w)) order by o);
    continue when cardinality(item.options) = 0;
    if cardinality(wanted || item.options) > 50 then
      raise exception using errcode = 'PT409', message = format('A list can have 50 options. %s would have %s.',
        case when item.key in ('stage', 'status') then private.import_label(item.key) else own.label end, cardinality(wanted || item.options));
    elsif item.key = 'stage' then
      update public.profiles p set founder_stages = wanted || item.options where p.id = held.user_id;
    elsif item.key = 'status' then
      update public.profiles p set founder_statuses = wanted || item.options where p.id = held.user_id;
    else
      update public.custom_fields c set options = wanted || item.options where c.user_id = held.user_id and c.id = own.id;
    end if;
  end loop;
end;
$$;

-- Takes in the next rows of the caller's import, up to `most`, or only finds out what would come of them: then nothing else changes.
-- A dry run does the very same and takes it back, so that it cannot be wrong in another way than the run. On a busy server it takes
-- fewer rows rather than longer than a request may.
create function private.run_import(import uuid, most integer, is_dry boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.imports := private.hold_import(import, case when is_dry then array['ready'] else array['ready', 'running'] end);
  r public.import_rows;
  context jsonb;
  result jsonb;
  results jsonb[] := '{}';
  ends_at timestamptz := clock_timestamp() + interval '2 seconds';
  was text;
begin
  held.started_at := coalesce(held.started_at, now());
  perform private.plan_for(least(held.row_count, most));
  begin
    was := private.begin_doing('import', held.id);
    if is_dry then
      perform set_config('tracker.batch', concat_ws(' ', 'import', held.id, 'unrecorded'), true);
    else
      perform private.add_batch(held.user_id, held.id, 'import', held.file_name);
    end if;
    perform private.add_for_import(held);
    context := private.import_context(held.user_id);
    for r in select * from public.import_rows p where p.user_id = held.user_id and p.import_id = held.id
      and case when is_dry then p.expected is null else p.outcome is null end
      order by p.row_number limit least(greatest(most, 1), 1000) loop
      result := private.import_row(held, r, context, is_dry);
      results := results || (result || jsonb_build_object('row', r.row_number));
      if r.profile_url is not null and result ->> 'outcome' = 'refused' then
        -- A row further on may have the same profile and be fit.
        update public.import_rows p set outcome = case when is_dry then p.outcome else 'refused' end, expected = 'refused'
        where p.user_id = r.user_id and p.import_id = r.import_id and p.row_number = r.row_number;
      end if;
      exit when clock_timestamp() > ends_at;
    end loop;
    if is_dry then
      raise exception using errcode = 'TRDRY';
    end if;
    insert into public.changes (user_id, id, batch_id, noun, record, founder_id, after) overriding system value
    select held.user_id, (t ->> 'change')::bigint, held.id, 'founders', f, f, '{}' from unnest(results) t cross join lateral (select (t ->> 'founderId')::uuid as f) p
    where t ->> 'outcome' = 'created';
    perform private.end_doing(was);
  exception when sqlstate 'TRDRY' then
    null;
  end;
  update public.import_rows p
  set outcome = case when is_dry then p.outcome else t ->> 'outcome' end, expected = case when is_dry then t ->> 'outcome' else p.expected end,
    reason = t ->> 'reason', left_out = coalesce(t -> 'leftOut', '[]'), founder_id = case when is_dry then null else (t ->> 'founderId')::uuid end
  from unnest(results) t
  where p.user_id = held.user_id and p.import_id = held.id and p.row_number = (t ->> 'row')::integer;
  if not is_dry then
    update public.imports i set state = case when left_over.some then 'running' else 'done' end, started_at = held.started_at,
      finished_at = case when left_over.some then null else now() end
    from (select exists (select 1 from public.import_rows p where p.user_id = held.user_id and p.import_id = held.id and p.outcome is null) as some) left_over
    where i.id = held.id;
    perform private.summarise(held.user_id, held.id) from public.imports i where i.id = held.id and i.state = 'done';
  end if;
end;
$$;
grant execute on function private.run_import(uuid, integer, boolean) to authenticated;
create function public.run_import(import_id uuid, most integer default 500, is_dry boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_writer();
  perform private.run_import(import_id, most, is_dry);
  return public.import_progress(import_id);
end;
$$;

-- Leaves the rest of the caller's import out; what it has taken in stays.
create function private.cancel_import(import uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_import(import, array['uploading', 'ready', 'running']);
  update public.imports set state = 'cancelled', finished_at = now() where id = import;
end;
$$;
grant execute on function private.cancel_import(uuid) to authenticated;
create function public.cancel_import(import_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_writer();
  perform private.cancel_import(import_id);
  return public.import_progress(import_id);
end;
$$;

-- Changes what the caller's import does with people who are followed already and with new ones; the dry run is forgotten.
create function private.plan_import(import uuid, known text, wants_refresh boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if wants_refresh is null or known is null or known not in ('fill', 'replace', 'leave') then
    raise exception using errcode = 'PT400', message = 'This is no way to import people.';
  end if;
  perform private.hold_import(import, array['uploading', 'ready']);
  update public.imports set known_people = known, refresh = wants_refresh where id = import;
  update public.import_rows set expected = null, reason = null, left_out = '[]'
  where user_id = private.caller('write') and import_id = import and expected is not null;
end;
$$;
grant execute on function private.plan_import(uuid, text, boolean) to authenticated;
create function public.plan_import(import_id uuid, known_people text, refresh boolean) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.check_writer();
  perform private.plan_import(import_id, known_people, refresh);
  return public.import_progress(import_id);
end;
$$;

grant execute on function public.import_progress(uuid), public.upload_import_rows(uuid, jsonb), public.run_import(uuid, integer, boolean),
  public.cancel_import(uuid), public.plan_import(uuid, text, boolean) to authenticated;

create function private.purge_imports() returns void
language sql set search_path = '' as $$ delete from public.imports where created_at < now() - interval '30 days' $$;
select cron.schedule('purge-imports', '51 3 * * *', 'select private.purge_imports()');
