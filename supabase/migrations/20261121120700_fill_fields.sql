-- Filled fields: what a post source knows of a profile goes into a founder's empty fields, which are marked until the user writes them.

-- The columns that a source may fill, with their names in a profile.
create function private.fillable_columns() returns table (column_name text, profile_key text, type text)
language sql immutable set search_path = '' as $$
  values ('company', 'company', 'text'), ('role_title', 'roleTitle', 'text'), ('industry', 'industry', 'text'),
    ('location', 'location', 'text'), ('email', 'email', 'text'), ('follower_count', 'followerCount', 'integer')
$$;

-- A field that the user changes is theirs from then on, and one that they empty stays empty. Undoing a change or a merge empties nothing
-- on purpose.
create function private.mark_written_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  written text[] := array(select c.column_name from private.fillable_columns() c where before -> c.column_name is distinct from after -> c.column_name);
begin
  -- Undoing a merge says itself which marks come back.
  if new.filled_fields = old.filled_fields then
    new.filled_fields := array(select field from unnest(old.filled_fields) field where field <> all (written));
  end if;
  if current_setting('tracker.undoing', true) is distinct from 'on' and current_setting('tracker.merging', true) is distinct from 'on' then
    new.emptied_fields := new.emptied_fields
      || array(select field from unnest(written) field where after -> field = 'null' and field <> all (new.emptied_fields));
  end if;
  return new;
end;
$$;
create trigger mark_written_fields before update of company, role_title, industry, location, email, follower_count on public.founders for each row
  when ((old.company, old.role_title, old.industry, old.location, old.email, old.follower_count)
      is distinct from (new.company, new.role_title, new.industry, new.location, new.email, new.follower_count)
    and current_setting('tracker.filling', true) is distinct from 'on')
  execute function private.mark_written_fields();

-- Fills the empty fields of a founder, whom the caller has locked, from a profile {company, roleTitle, …}; null for none. A value that the
-- table refuses is left out and costs no other one. The number of followers follows the source while nobody else has written it.
create function queue.fill_fields(of_user uuid, of_founder uuid, profile jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  known jsonb := (select to_jsonb(f) from public.founders f where f.user_id = of_user and f.id = of_founder);
  field record;
begin
  if coalesce(jsonb_typeof(profile), 'null') <> 'object' then
    return;
  end if;
  perform set_config('tracker.filling', 'on', true);
  for field in
    select c.column_name, c.type, btrim(regexp_replace(profile ->> c.profile_key, '\s+', ' ', 'g')) as value from private.fillable_columns() c
    where jsonb_typeof(profile -> c.profile_key) in ('string', 'number') and not known -> 'emptied_fields' ? c.column_name
      and (known -> c.column_name = 'null' or c.column_name = 'follower_count' and known -> 'filled_fields' ? c.column_name)
  loop
    continue when field.value in ('', coalesce(known ->> field.column_name, ''));
    begin
      execute format('update public.founders set %1$I = $1::%2$s, filled_fields = array_append(array_remove(filled_fields, %1$L), %1$L)
        where user_id = $2 and id = $3', field.column_name, field.type) using field.value, of_user, of_founder;
    exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
      null;
    end;
  end loop;
  perform set_config('tracker.filling', 'off', true);
end;
$$;

-- Empties the fields of a founder that are as a source filled them.
create function private.empty_filled_fields(of_user uuid, of_founder uuid) returns void
language sql set search_path = '' as $$
  update public.founders f set
    company = case when 'company' = any (f.filled_fields) then null else f.company end,
    role_title = case when 'role_title' = any (f.filled_fields) then null else f.role_title end,
    industry = case when 'industry' = any (f.filled_fields) then null else f.industry end,
    location = case when 'location' = any (f.filled_fields) then null else f.location end,
    email = case when 'email' = any (f.filled_fields) then null else f.email end,
    follower_count = case when 'follower_count' = any (f.filled_fields) then null else f.follower_count end
  where f.user_id = of_user and f.id = of_founder and f.filled_fields <> '{}'
$$;

-- Another profile has other fields: what was filled from the one before goes, and the new one may fill what the user had emptied.
create function private.forget_filled_fields(of_user uuid, of_founder uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('tracker.filling', 'on', true);
  perform private.empty_filled_fields(of_user, of_founder);
  update public.founders set filled_fields = '{}', emptied_fields = '{}' where user_id = of_user and id = of_founder;
  perform set_config('tracker.filling', 'off', true);
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
language sql set search_path = '' as $$ select private.undo_filled_fields(founder_id) $$;
revoke all on function public.undo_filled_fields(uuid) from public, anon, service_role;
grant execute on function public.undo_filled_fields(uuid) to authenticated;
