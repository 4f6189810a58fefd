-- A label as far as people tell columns apart by it: without case, accents and spaces. The contract's `labelKey` does the same.
create function private.label_key(label text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(lower(normalize(label, NFKD) collate pg_catalog.pg_c_utf8), '[\u0300-\u036f\s]', '', 'g')
$$;
grant execute on function private.label_key(text) to authenticated, service_role;

-- Custom fields: columns of a user's own, and their values by founder. Rows belong to one user and nobody else can see them.
create table public.custom_fields (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint custom_fields_name_shape check (name ~ '^[A-Za-z0-9_]{1,100}$'),
  label text not null constraint custom_fields_label_length check (btrim(label) <> '' and char_length(label) <= 100),
  type text not null constraint custom_fields_type_known check (type in ('text', 'number', 'date', 'select', 'multiselect', 'boolean')),
  options text[] not null default '{}' constraint custom_fields_options_shape check (private.is_option_list(options)),
  required boolean not null default false,
  created_at timestamptz not null default now(),
  constraint custom_fields_options_needed check ((type in ('select', 'multiselect')) = (cardinality(options) > 0)),
  constraint custom_fields_user_id_id_unique unique (user_id, id)
);
-- The label's comes first: who gives both twice sees the label, and is told of it.
create unique index custom_fields_label_unique on public.custom_fields (user_id, private.label_key(label));
create unique index custom_fields_name_unique on public.custom_fields (user_id, lower(name));

create table public.custom_field_values (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  field_id uuid not null,
  founder_id uuid not null,
  value jsonb not null,
  primary key (user_id, field_id, founder_id),
  constraint custom_field_values_field_fkey foreign key (user_id, field_id) references public.custom_fields (user_id, id) on delete cascade,
  constraint custom_field_values_founder_fkey foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- The table reads a page of founders with all their values.
create index custom_field_values_founder_id_idx on public.custom_field_values (user_id, founder_id);

alter table public.custom_fields enable row level security;
alter table public.custom_field_values enable row level security;
revoke all on public.custom_fields, public.custom_field_values from anon, authenticated, service_role;
grant select, delete on public.custom_fields, public.custom_field_values to authenticated;
grant insert (name, label, type, options, required), update (name, label, type, options, required) on public.custom_fields to authenticated;
grant insert (field_id, founder_id, value), update (value) on public.custom_field_values to authenticated;

create policy "a user reads their own fields" on public.custom_fields for select to authenticated using (user_id = (select private.caller('read', 'write')));
create policy "a user adds fields of their own" on public.custom_fields for insert to authenticated with check (user_id = (select private.caller('write')));
create policy "a user changes their own fields" on public.custom_fields for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own fields" on public.custom_fields for delete to authenticated using (user_id = (select private.caller('write')));

create policy "a user reads their own values" on public.custom_field_values for select to authenticated using (user_id = (select private.caller('read', 'write')));
create policy "a user adds values of their own" on public.custom_field_values for insert to authenticated with check (user_id = (select private.caller('write')));
create policy "a user changes their own values" on public.custom_field_values for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
create policy "a user deletes their own values" on public.custom_field_values for delete to authenticated using (user_id = (select private.caller('write')));

-- Whether a value fits a field: text is a string, number one that a browser can hold, date a real yyyy-mm-dd, select one of the options,
-- multiselect a list of different options, boolean true or false. Null of no value: an undo that empties a cell asks too.
create function private.fits_field(value jsonb, type text, options text[]) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  written text := value #>> '{}';
begin
  case type
    when 'text' then return jsonb_typeof(value) = 'string' and btrim(written) <> '' and char_length(written) <= 10000;
    when 'number' then return jsonb_typeof(value) = 'number' and abs(written::numeric) <= 1.7976931348623157e308;
    when 'boolean' then return jsonb_typeof(value) = 'boolean';
    when 'select' then return jsonb_typeof(value) = 'string' and written = any (options);
    when 'multiselect' then
      return jsonb_typeof(value) = 'array' and jsonb_array_length(value) > 0 and not exists (
        select 1 from jsonb_array_elements(value) item
        group by item having count(*) > 1 or jsonb_typeof(item) <> 'string' or (item #>> '{}') <> all (options));
    when 'date' then
      if jsonb_typeof(value) <> 'string' or written !~ '^\d{4}-\d{2}-\d{2}$' then
        return false;
      end if;
      return make_date(substr(written, 1, 4)::int, substr(written, 6, 2)::int, substr(written, 9, 2)::int) is not null;
    else return false;
  end case;
exception when datetime_field_overflow then
  return false;
end;
$$;
grant execute on function private.fits_field(jsonb, text, text[]) to authenticated, service_role;

create function private.check_value() returns trigger
language plpgsql set search_path = '' as $$
declare
  field public.custom_fields;
begin
  select * into field from public.custom_fields where user_id = new.user_id and id = new.field_id for share;
  if found and not private.fits_field(new.value, field.type, field.options) then
    raise exception using errcode = 'PT400', message = format('%s does not take this value.', field.label);
  end if;
  return new;
end;
$$;
create trigger check_value before insert or update on public.custom_field_values
  for each row execute function private.check_value();

-- A required value can be changed but not taken away, unless its field or founder goes with it.
create function private.keep_required_value() returns trigger
language plpgsql set search_path = '' as $$
declare
  field public.custom_fields;
begin
  select * into field from public.custom_fields where user_id = old.user_id and id = old.field_id;
  if found and field.required and exists (select 1 from public.founders where user_id = old.user_id and id = old.founder_id) then
    raise exception using errcode = 'PT400', message = format('%s is required', field.label);
  end if;
  return old;
end;
$$;
-- Where many founders go at once, each of their values would be asked in vain; an undo has asked already.
create trigger keep_required_value before delete on public.custom_field_values for each row
  when ((current_setting('tracker.batch', true) ~ '^(delete|undo|redo|merge) ') is not true) execute function private.keep_required_value();

-- A field may change its type or lose an option only while no value is in the way.
create function private.check_field_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  broken bigint;
begin
  select count(*) into broken from public.custom_field_values v
  where v.user_id = new.user_id and v.field_id = new.id and not private.fits_field(v.value, new.type, new.options);
  if broken > 0 then
    raise exception using errcode = 'PT409',
      message = format('%s has %s that this change would break. Change or clear them first.', new.label,
        case broken when 1 then '1 value' else broken || ' values' end);
  end if;
  return new;
end;
$$;
create trigger check_field_change before update of type, options on public.custom_fields
  for each row execute function private.check_field_change();

-- Changes of a field of the caller's what is given of {label, name, type, required, options}; of the options {added, removed}, which are
-- put into those of now: another tab changed them, maybe. Gives the field, or null when it is not there.
create function public.change_custom_field(field_id uuid, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  field public.custom_fields;
  new_type text;
  added text[] := array(select jsonb_array_elements_text(given -> 'options' -> 'added'));
  removed text[] := array(select jsonb_array_elements_text(given -> 'options' -> 'removed'));
  new_options text[] := '{}';
begin
  perform private.check_writer();
  select * into field from public.custom_fields f where f.id = field_id for update;
  if not found then
    return null;
  end if;
  new_type := coalesce(given ->> 'type', field.type);
  if new_type in ('select', 'multiselect') then
    new_options := array(select o.option from unnest(field.options) with ordinality as o (option, place)
      where o.option <> all (removed) order by o.place);
    new_options := new_options || array(select a.option from unnest(added) with ordinality as a (option, place)
      where a.option <> all (new_options) order by a.place);
    if cardinality(new_options) > 50 then
      raise exception using errcode = 'PT400', message = 'A field can have up to 50 options.';
    end if;
  elsif cardinality(added) > 0 then
    raise exception using errcode = 'PT409', message = format('%s has no options any more: its type was changed.', field.label);
  end if;
  update public.custom_fields f set label = coalesce(given ->> 'label', f.label), name = coalesce(given ->> 'name', f.name), type = new_type,
    options = new_options, required = coalesce((given ->> 'required')::boolean, f.required)
  where f.id = field_id returning * into field;
  return to_jsonb(field) - 'user_id';
end;
$$;
grant execute on function public.change_custom_field(uuid, jsonb) to authenticated;
