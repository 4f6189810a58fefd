-- What of a row of a file fits the columns it is for. A value that does not fit never costs the person, and is not lost: it is left out,
-- reported, and kept as it is in a note.

-- What two spellings of a choice have in common: no case, no accents, no white space, hyphens or underscores.
create function private.choice_key(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(lower(extensions.unaccent('extensions.unaccent', value)), '[\s\u00a0\u202f_-]+', '', 'g');
end;
$$;

-- A list to choose from as an import looks it up: {options: {spelling: option}, listing}. The exact spelling wins (after "_", which no key
-- of a choice has in it), and a key that several options share means none of them.
create function private.choice_map(options text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'options', coalesce((select jsonb_object_agg(k.key, k.option) from (
      select '_' || o as key, o as option from unnest(options) o
      union all select private.choice_key(o), min(o) from unnest(options) o group by 1 having count(*) = 1) k), '{}'),
    'listing', array_to_string(options[:8], ', ') || case when cardinality(options) > 8 then format(' and %s more', cardinality(options) - 8) else '' end)
$$;

create function private.choice_of(map jsonb, value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(map -> 'options' ->> ('_' || btrim(value)), map -> 'options' ->> private.choice_key(value));
end;
$$;

-- Yes or no in the languages that files come in; null for anything else. The browser's list is in features/imports/choices.ts.
create function private.yes_or_no(value text) returns boolean
language sql immutable strict set search_path = '' as $$
  select case
    when private.choice_key(value) = any (array['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', 'on', 'checked', 'ja', 'j', 'wahr', 'oui', 'vrai',
      'si', 's', 'sim', 'verdadero', 'verdadeiro', 'vero', 'tak', 'ano', 'igen', 'da', 'да', 'evet', 'kylla', 'はい', '是']) then true
    when private.choice_key(value) = any (array['no', 'n', 'false', 'f', '0', 'off', 'unchecked', 'nein', 'falsch', 'non', 'faux', 'nao',
      'falso', 'nie', 'ne', 'nem', 'nu', 'нет', 'hayir', 'nej', 'nei', 'nee', 'ei', 'いいえ', '否']) then false
  end
$$;

-- The first email address in a text, or null.
create function private.first_email(value text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  address text := substring(value from '[^\s<>,;:"()@]+@[^\s<>,;:"()@]+\.[^\s<>,;:"()@.]+');
begin
  return case when char_length(address) <= 320 then address end;
end;
$$;

-- When someone was last contacted: a day (then noon in the user's time zone) or a moment in ISO form; null for anything else.
create function private.touch_time(value text, zone text) returns timestamptz
language plpgsql stable strict set search_path = '' as $$
begin
  if value ~ '^\d{4}-\d{2}-\d{2}$' then
    return (value::date + time '12:00') at time zone zone;
  elsif value ~ '^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}' then
    return value::timestamptz;
  end if;
  return null;
exception when datetime_field_overflow or invalid_datetime_format or invalid_parameter_value then
  return null;
end;
$$;

-- What an import's rows are held against, read once for many rows: the user's lists, columns and time zone.
create function private.import_context(of_user uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('zone', p.time_zone, 'stage', private.choice_map(p.founder_stages), 'status', private.choice_map(p.founder_statuses),
    'fields', coalesce((select jsonb_object_agg(k.key, f.field) from public.custom_fields c
      cross join lateral (select private.choice_map(c.options) || jsonb_build_object('id', c.id, 'type', c.type, 'label', c.label) as field) f
      cross join lateral unnest(array[c.id::text, 'new:' || lower(c.label)]) as k (key)
      where c.user_id = of_user), '{}'))
  from public.profiles p where p.id = of_user
$$;

-- One line of the report on a row: {field, label, value, reason, kind}. `kind` is noted (in a note), own (the person has another value, which
-- stays), or invalid (nowhere).
create function private.left_out(field text, label text, value text, reason text, kind text default 'noted') returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(jsonb_build_object('field', field, 'label', label, 'value', value, 'reason', reason, 'kind', kind))
$$;

create function private.import_label(field text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(private.person_fields() -> field ->> 'label', field);
end;
$$;

-- A row's own columns as far as they fit: {document, leftOut, noted}. `noted` are lines for a note. Takes `document` without nulls.
create function private.fit_document(document jsonb, context jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  doc jsonb := document;
  report jsonb := '[]';
  noted text[] := '{}';
  field text;
  limited_to integer;
  value text;
  found_value text;
  touched_at timestamptz;
begin
  foreach field in array private.person_keys('text', 'long-text') loop
    value := doc ->> field;
    continue when value is null;
    limited_to := (private.person_fields() -> field ->> 'most')::integer;
    if btrim(value) = '' then
      doc := doc - field;
    elsif char_length(value) > limited_to then
      noted := noted || format('%s: %s', private.import_label(field), value);
      report := report || private.left_out(field, private.import_label(field), value,
        format('is longer than %s characters', to_char(limited_to, 'FM999,999')));
      doc := case field when 'name' then jsonb_set(doc, '{name}', to_jsonb(btrim(left(value, 200)))) else doc - field end;
    end if;
  end loop;
  if doc ? 'email' then
    value := btrim(doc ->> 'email');
    found_value := private.first_email(value);
    if found_value is null then
      if value <> '' then
        noted := noted || format('Email: %s', value);
        report := report || private.left_out('email', private.import_label('email'), value, 'is not a valid email address');
      end if;
      doc := doc - 'email';
    else
      if lower(value) not in (lower(found_value), 'mailto:' || lower(found_value)) then
        noted := noted || format('Email: %s', value);
        report := report || private.left_out('email', private.import_label('email'), value, 'has more in it than one address: the first was taken');
      end if;
      doc := jsonb_set(doc, '{email}', to_jsonb(found_value));
    end if;
  end if;
  foreach field in array private.person_keys('select') loop
    value := doc ->> field;
    continue when value is null;
    found_value := private.choice_of(context -> field, value);
    if found_value is not null then
      doc := jsonb_set(doc, array[field], to_jsonb(found_value));
    else
      doc := doc - field;
      if btrim(value) <> '' then
        noted := noted || format('%s: %s', private.import_label(field), btrim(value));
        report := report || private.left_out(field, private.import_label(field), value, 'is not one of ' || (context -> field ->> 'listing'));
      end if;
    end if;
  end loop;
  foreach field in array private.person_keys('number') loop
    value := btrim(doc ->> field);
    continue when value is null;
    limited_to := (private.person_fields() -> field ->> 'most')::integer;
    if value ~ '^\+?\d{1,12}(\.0*)?$' and value::numeric <= limited_to then
      doc := jsonb_set(doc, array[field], to_jsonb(trunc(value::numeric)));
    else
      doc := doc - field;
      if value <> '' then
        noted := noted || format('%s: %s', private.import_label(field), value);
        report := report || private.left_out(field, private.import_label(field), value,
          'is not a whole number' || case when limited_to <= 100 then format(' from 0 to %s', limited_to) else '' end);
      end if;
    end if;
  end loop;
  if doc ? 'lastTouchAt' then
    value := btrim(doc ->> 'lastTouchAt');
    doc := doc - 'lastTouchAt';
    touched_at := private.touch_time(value, context ->> 'zone');
    if touched_at <= now() + interval '1 day' then
      doc := doc || jsonb_build_object('lastTouchAt', touched_at);
    elsif value <> '' then
      noted := noted || format('Last contacted: %s', value);
      report := report || private.left_out('lastTouchAt', 'Last contacted', value,
        case when touched_at is null then 'is not a date' else 'is in the future' end);
    end if;
  end if;
  return jsonb_build_object('document', doc, 'leftOut', report, 'noted', to_jsonb(noted));
end;
$$;

-- A custom value as its column takes it: {value, leftOut, noted}, each only where there is one.
create function private.fit_value(field jsonb, given jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  written text := btrim(given #>> '{}');
  type text := field ->> 'type';
  fitting jsonb;
  report jsonb := '[]';
  noted text[] := '{}';
  item text;
begin
  if type = 'multiselect' then
    fitting := '[]';
    for item in select btrim(i) from jsonb_array_elements_text(case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end) i loop
      if private.choice_of(field, item) is null and item <> '' then
        noted := noted || item;
        report := report || private.left_out(field ->> 'id', field ->> 'label', item, 'is not one of ' || (field ->> 'listing'));
      elsif item <> '' and not fitting ? private.choice_of(field, item) then
        fitting := fitting || to_jsonb(private.choice_of(field, item));
      end if;
    end loop;
    return jsonb_strip_nulls(jsonb_build_object('value', nullif(fitting, '[]'), 'leftOut', report,
      'noted', case when noted <> '{}' then format('%s: %s', field ->> 'label', array_to_string(noted, '; ')) end));
  elsif written = '' then
    return jsonb_build_object('leftOut', report);
  end if;
  fitting := case type
    when 'select' then to_jsonb(private.choice_of(field, written))
    when 'boolean' then case jsonb_typeof(given) when 'boolean' then given else to_jsonb(private.yes_or_no(written)) end
    when 'number' then case when jsonb_typeof(given) = 'number' then given
      when written ~ '^[+-]?\d{1,30}(\.\d{1,30})?$' then to_jsonb(written::numeric) end
    else to_jsonb(given #>> '{}') end;
  if fitting is not null and (type = 'select' or private.fits_field(fitting, type, '{}')) then
    return jsonb_build_object('value', fitting, 'leftOut', report);
  end if;
  return jsonb_build_object('noted', format('%s: %s', field ->> 'label', given #>> '{}'), 'leftOut', private.left_out(field ->> 'id',
    field ->> 'label', written, case type when 'select' then 'is not one of ' || (field ->> 'listing') when 'boolean' then 'is neither yes nor no'
      when 'number' then 'is not a number' when 'date' then 'is not a date' else 'is longer than 10,000 characters' end));
end;
$$;

-- A row as it can be stored: {document, leftOut, notes}. The values of custom columns are by their ids; whatever is to be kept in notes,
-- by the user's choice or because it does not fit, is cut into notes of their length.
create function private.fit_import_row(given jsonb, context jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  fit jsonb := private.fit_document(given - 'values' - 'kept' - 'note', context);
  report jsonb := fit -> 'leftOut';
  lines text[] := array(select jsonb_array_elements_text(fit -> 'noted'));
  fitting jsonb := '{}';
  field jsonb;
  one jsonb;
  item record;
begin
  for item in select * from jsonb_each(coalesce(given -> 'values', '{}')) loop
    field := context -> 'fields' -> case when item.key like 'new:%' then lower(item.key) else item.key end;
    if field is null then
      report := report || private.left_out(item.key, 'A deleted column', item.value #>> '{}', 'has no column any more');
      lines := lines || format('A deleted column: %s', item.value #>> '{}');
      continue;
    end if;
    one := private.fit_value(field, item.value);
    report := report || (one -> 'leftOut');
    if one ? 'value' then
      fitting := fitting || jsonb_build_object(field ->> 'id', one -> 'value');
    end if;
    if one ? 'noted' then
      lines := lines || (one ->> 'noted');
    end if;
  end loop;
  for item in select * from jsonb_each_text(coalesce(given -> 'kept', '{}')) loop
    lines := lines || format('%s: %s', item.key, item.value);
  end loop;
  return jsonb_build_object('document', (fit -> 'document') || jsonb_build_object('values', fitting), 'leftOut', report,
    'notes', to_jsonb(private.note_parts(given ->> 'note') || private.note_parts(array_to_string(lines, E'\n'))));
end;
$$;

-- A text as notes of at most 10,000 characters each.
create function private.note_parts(content text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(btrim(content, E' \t\r\n'), '') = '' then
    return '{}';
  elsif char_length(content) <= 10000 then
    return array[content];
  end if;
  return (select array_agg(part order by place) from (
    select n as place, substr(content, n * 10000 + 1, 10000) as part from generate_series(0, (char_length(content) - 1) / 10000) n) parts
    where btrim(part, E' \t\r\n') <> '');
end;
$$;
