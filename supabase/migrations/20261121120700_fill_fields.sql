-- Filled fields: what a post source knows of a profile goes into a founder's empty fields, which are marked until the user writes them.

-- The columns that a source may fill.
create function private.fillable_columns() returns text[]
language sql immutable set search_path = '' as $$ select array_agg(column_name) from private.person_columns() where is_filled $$;

-- A field that the user changes is theirs from then on, and one that they empty stays empty. Undoing a change or a merge empties nothing
-- on purpose.
create function private.mark_written_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  written text[] := array(select name from unnest(private.fillable_columns()) name where before -> name is distinct from after -> name);
begin
  -- Undoing a merge says itself which marks come back.
  if new.filled_fields = old.filled_fields then
    new.filled_fields := array(select field from unnest(old.filled_fields) field where field <> all (written));
  end if;
  if (current_setting('tracker.batch', true) ~ '^(undo|redo|merge|address) ') is not true then
    new.emptied_fields := new.emptied_fields
      || array(select field from unnest(written) field where after -> field = 'null' and field <> all (new.emptied_fields));
  end if;
  return new;
end;
$$;
do $$ begin
  execute format('create trigger mark_written_fields before update of %1$s on public.founders for each row
    when ((%2$s) is distinct from (%3$s) and (current_setting(''tracker.batch'', true) ~ ''^(source|address) '') is not true)
    execute function private.mark_written_fields()',
    (select string_agg(quote_ident(name), ', ') from unnest(private.fillable_columns()) name),
    (select string_agg('old.' || quote_ident(name), ', ') from unnest(private.fillable_columns()) name),
    (select string_agg('new.' || quote_ident(name), ', ') from unnest(private.fillable_columns()) name));
end $$;

-- Fills the empty fields of a founder, whom the caller has locked, from a profile {company, roleTitle, …}; null for none. A value that the
-- table refuses is left out and costs no other one. The number of followers follows the source while nobody else has written it.
create function queue.fill_fields(of_user uuid, of_founder uuid, profile jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  known jsonb := (select to_jsonb(f) from public.founders f where f.user_id = of_user and f.id = of_founder);
  field record;
  was text;
begin
  if coalesce(jsonb_typeof(profile), 'null') <> 'object' then
    return;
  end if;
  was := private.begin_doing('source');
  for field in
    select c.column_name, btrim(regexp_replace(profile ->> c.key, '\s+', ' ', 'g')) as value from private.person_columns() c
    where c.is_filled and jsonb_typeof(profile -> c.key) in ('string', 'number') and not known -> 'emptied_fields' ? c.column_name
      and (known -> c.column_name = 'null' or c.column_name = 'follower_count' and known -> 'filled_fields' ? c.column_name)
  loop
    continue when field.value in ('', coalesce(known ->> field.column_name, ''));
    begin
      perform private.write_fields(of_user, jsonb_build_object(of_founder, jsonb_build_object(field.column_name, field.value)));
      update public.founders set filled_fields = array_append(array_remove(filled_fields, field.column_name), field.column_name)
      where user_id = of_user and id = of_founder;
    exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
      null;
    end;
  end loop;
  perform private.end_doing(was);
end;
$$;

-- Empties the fields of a founder that are as a source filled them.
create function private.empty_filled_fields(of_user uuid, of_founder uuid) returns void
language sql set search_path = '' as $$
  select private.write_fields(of_user, jsonb_build_object(of_founder,
    (select coalesce(jsonb_object_agg(field, null), '{}') from public.founders f, unnest(f.filled_fields) field
      where f.user_id = of_user and f.id = of_founder)))
$$;

-- Another profile has other fields: what was filled from the one before goes, and the new one may fill what the user had emptied.
create function private.forget_filled_fields(of_user uuid, of_founder uuid) returns void
language plpgsql set search_path = '' as $$
declare
  was text := private.begin_doing('address');
begin
  perform private.empty_filled_fields(of_user, of_founder);
  update public.founders set filled_fields = '{}', emptied_fields = '{}' where user_id = of_user and id = of_founder;
  perform private.end_doing(was);
end;
$$;

-- Takes back what a source filled in one of the caller's founders; it counts as emptied by the user, so no source fills it again.
create function private.undo_filled_fields(founder uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
begin
  perform 1 from public.founders where user_id = me and id = founder for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  end if;
  perform private.empty_filled_fields(me, founder);
end;
$$;
grant execute on function private.undo_filled_fields(uuid) to authenticated;
create function public.undo_filled_fields(founder_id uuid) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.undo_filled_fields(founder_id) $$;
grant execute on function public.undo_filled_fields(uuid) to authenticated;
