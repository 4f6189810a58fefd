-- Filled fields: what a post source knows of a profile goes into a founder's empty fields, which are marked until the user writes them.

-- The columns that a source may fill.
create function private.fillable_columns() returns text[]
language sql immutable set search_path = '' as $$ select array_agg(column_name) from private.person_columns() where 'filled' = any (uses) $$;

-- Whether an undo takes back what a source did.
create function private.is_undo_of_source(of_user uuid, batch uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from public.batches b join public.batches o on o.user_id = b.user_id and o.id = b.undo_of
    where b.user_id = of_user and b.id = batch and o.source = 'source')
$$;

-- A field that the user changes is theirs from then on, and one that they empty stays empty. Undoing a change or a merge empties nothing
-- on purpose, but undoing what a source filled does: it would be filled again.
create function private.mark_written_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  doing text := coalesce(current_setting('tracker.batch', true), '');
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  written text[] := array(select name from unnest(private.fillable_columns()) name where before -> name is distinct from after -> name);
begin
  -- Undoing a merge says itself which marks come back.
  if new.filled_fields = old.filled_fields then
    new.filled_fields := array(select field from unnest(old.filled_fields) field where field <> all (written));
  end if;
  if doing !~ '^(undo|redo|merge|address) ' or doing ~ '^undo ' and private.is_undo_of_source(new.user_id, split_part(doing, ' ', 2)::uuid) then
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
  was text;
begin
  if not exists (select 1 from public.founders f where f.user_id = of_user and f.id = of_founder and (f.filled_fields <> '{}' or f.emptied_fields <> '{}'))
    and not exists (select 1 from public.suggestions s where s.user_id = of_user and s.founder_id = of_founder) then
    return;
  end if;
  was := private.begin_doing('address');
  perform private.empty_filled_fields(of_user, of_founder);
  update public.founders set filled_fields = '{}', emptied_fields = '{}' where user_id = of_user and id = of_founder;
  delete from public.suggestions s where s.user_id = of_user and s.founder_id = of_founder;
  perform private.end_doing(was);
end;
$$;
