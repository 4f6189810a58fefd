-- What the assistant did and proposes: the log, and the store of parameters that a confirmation carries out. A row belongs to one
-- user and nobody else can see it. Nobody writes it directly: a row is added by record_action, and moves on only by settle_action.
create table public.assistant_actions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn integer not null,
  tool text not null constraint assistant_actions_tool_length check (char_length(tool) between 1 and 64),
  status text not null default 'proposed' constraint assistant_actions_status_known
    check (status in ('proposed', 'executed', 'already_exists', 'failed', 'cancelled', 'undone')),
  title text not null,
  params jsonb not null,
  -- {kind: insert | update | delete | value | none, table, ids, row, values, names, was, goes}: exactly what is carried out, once, and
  -- what the rows held when the user was asked; the ids of a value are several founders, the values come with a new founder (by field)
  -- or with a new field (by founder). The card is made from it.
  operation jsonb not null,
  changes jsonb not null default '[]',
  losses jsonb not null default '[]',
  message text,
  said_when_done text not null,
  said_when_there text not null,
  held_because text,
  user_words text,
  tainted boolean not null,
  confidence real not null constraint assistant_actions_confidence_range check (confidence between 0 and 1),
  model text not null,
  founder_id uuid,
  record_id uuid,
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  undone_at timestamptz,
  expires_at timestamptz not null default now() + interval '60 minutes',
  constraint assistant_actions_once unique (user_id, idempotency_key),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade
);
-- The log is read newest first, of one conversation or of all.
create index assistant_actions_conversation_idx on public.assistant_actions (user_id, conversation_id, created_at desc, id desc);
create index assistant_actions_user_id_idx on public.assistant_actions (user_id, created_at desc, id desc);

alter table public.assistant_actions enable row level security;
revoke all on public.assistant_actions from anon, authenticated, service_role;
grant select on public.assistant_actions to authenticated;
create policy "a user reads their own actions" on public.assistant_actions for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- What a turn did and proposed, in order.
create function private.actions_of_turn(owner uuid, session uuid, of_turn integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]') from public.assistant_actions a
  where a.user_id = owner and a.conversation_id = session and a.turn = of_turn
$$;

-- Writes one action down. The same key again gives the row that is there: a repeat does nothing twice.
create function private.record_action(given jsonb) returns public.assistant_actions
language plpgsql security definer set search_path = '' as $$
declare
  held public.conversations := private.hold_conversation((given ->> 'sessionId')::uuid);
  recorded public.assistant_actions;
begin
  insert into public.assistant_actions (user_id, conversation_id, turn, tool, status, title, params, operation, changes, losses, message,
    said_when_done, said_when_there, held_because, user_words, tainted, confidence, model, founder_id, record_id, idempotency_key, settled_at)
  values (held.user_id, held.id, (given ->> 'turn')::integer, given ->> 'tool', case when given ->> 'reason' is null then 'proposed' else 'failed' end,
    given ->> 'title', given -> 'params', given -> 'operation', given -> 'changes', given -> 'losses', given ->> 'reason',
    given ->> 'saidWhenDone', given ->> 'saidWhenThere', given ->> 'heldBecause', given ->> 'userWords', (given ->> 'tainted')::boolean,
    (given ->> 'confidence')::real, given ->> 'model', (given ->> 'founderId')::uuid, (given ->> 'recordId')::uuid, given ->> 'key',
    case when given ->> 'reason' is not null then now() end)
  on conflict (user_id, idempotency_key) do nothing
  returning * into recorded;
  if not found then
    select * into recorded from public.assistant_actions where user_id = held.user_id and idempotency_key = given ->> 'key';
  end if;
  return recorded;
end;
$$;

-- An action of the caller's, locked, and with it all that the assistant writes for them: two at once would miss each other's rows.
create function private.hold_action(action uuid) returns public.assistant_actions
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := private.caller('write');
  held public.assistant_actions;
begin
  perform private.check_writer();
  perform pg_advisory_xact_lock(hashtextextended('assistant:' || owner, 0));
  select * into held from public.assistant_actions where id = action and user_id = owner for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Action not found';
  end if;
  return held;
end;
$$;

-- Moves a proposed action of the caller's on to what came of it.
create function private.settle_action(action uuid, to_status text, outcome jsonb) returns public.assistant_actions
language plpgsql security definer set search_path = '' as $$
declare
  settled public.assistant_actions;
begin
  update public.assistant_actions
  set status = to_status,
    message = coalesce(outcome ->> 'message', case to_status when 'executed' then said_when_done when 'already_exists' then said_when_there else message end),
    record_id = coalesce((outcome ->> 'recordId')::uuid, record_id),
    founder_id = coalesce((outcome ->> 'founderId')::uuid, founder_id),
    settled_at = now()
  where id = action and user_id = private.caller('write') and status = 'proposed' and to_status in ('executed', 'already_exists', 'failed', 'cancelled')
  returning * into settled;
  if not found then
    raise exception using errcode = 'PT409', message = 'This has been settled already.';
  end if;
  return settled;
end;
$$;
grant execute on function private.record_action(jsonb), private.hold_action(uuid), private.settle_action(uuid, text, jsonb) to authenticated;

-- What is there already of a row that is to be added: its id, or null. Founders by address, open tasks by title, person and day,
-- notes by their words within ten minutes, fields by name. Runs as the caller.
create function private.find_same(of_table text, wanted jsonb) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return case of_table
    when 'founders' then (select id from public.founders where profile_url = private.canonical_profile_url(wanted ->> 'profile_url')
      and user_id = private.caller('write') limit 1)
    when 'tasks' then (select id from public.tasks where user_id = private.caller('write') and status <> 'done'
      and lower(btrim(title)) = lower(btrim(wanted ->> 'title')) and founder_id is not distinct from (wanted ->> 'founder_id')::uuid
      and due_on is not distinct from (wanted ->> 'due_on')::date limit 1)
    when 'notes' then (select id from public.notes where user_id = private.caller('write') and founder_id = (wanted ->> 'founder_id')::uuid
      and created_at > now() - interval '10 minutes'
      and lower(regexp_replace(btrim(content), '\s+', ' ', 'g')) = lower(regexp_replace(btrim(wanted ->> 'content'), '\s+', ' ', 'g')) limit 1)
    when 'custom_fields' then (select id from public.custom_fields where user_id = private.caller('write') and lower(name) = lower(wanted ->> 'name') limit 1)
  end;
end;
$$;

-- The parts of a document that are named: what an update compares.
create function private.parts_of(document jsonb, names jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, document -> key), '{}') from jsonb_object_keys(names) key
$$;

-- Refuses an operation that names no kind, no row or no ids where its kind needs them.
create function private.check_operation(operation jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  kind text := operation ->> 'kind';
begin
  if kind is null or kind not in ('none', 'insert', 'update', 'delete', 'value')
    or kind in ('insert', 'update', 'value') and (coalesce(jsonb_typeof(operation -> 'row'), 'null') <> 'object' or operation -> 'row' = '{}')
    or kind in ('update', 'delete') and coalesce(jsonb_typeof(operation -> 'ids'), 'null') <> 'array' then
    raise exception using errcode = 'PT400', message = 'This cannot be done.';
  end if;
end;
$$;
grant execute on function private.check_operation(jsonb) to authenticated;

-- Begins the batch of an action of the caller's: what is done from now on is the assistant's. Returns what to give to private.end_doing.
create function private.begin_action(action uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_batch(a.user_id, a.id, 'assistant', a.title) from public.assistant_actions a
  where a.id = action and a.user_id = private.caller('write') and a.status = 'proposed';
  if not found then
    raise exception using errcode = 'PT404', message = 'Action not found';
  end if;
  return private.begin_doing('assistant', action);
end;
$$;
grant execute on function private.begin_action(uuid), private.end_doing(text) to authenticated;

-- Carries an operation out as the caller, under the policies and grants of each table; {status, recordId, founderId}.
create function private.carry_out(operation jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  kind text := operation ->> 'kind';
  target text := operation ->> 'table';
  wanted jsonb := coalesce(operation -> 'row', '{}');
  columns text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(wanted) key);
  one uuid;
  was jsonb;
  becomes jsonb;
  is_changed boolean := false;
begin
  perform private.check_operation(operation);
  if kind = 'none' then
    return '{"status": "executed"}';
  end if;
  if target is null or target not in ('founders', 'notes', 'tasks', 'custom_fields', 'custom_field_values') then
    raise exception using errcode = 'PT400', message = 'This cannot be done.';
  end if;
  if kind = 'insert' then
    one := private.find_same(target, wanted);
    if one is not null then
      return jsonb_build_object('status', 'already_exists', 'recordId', one, 'founderId', case target when 'founders' then one end);
    end if;
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id', target, columns)
      into one using wanted;
    if target in ('founders', 'custom_fields') then
      perform private.write_value(jsonb_build_object('field_id', case target when 'founders' then v.key else one::text end,
        'founder_id', case target when 'founders' then one::text else v.key end, 'value', v.value))
      from jsonb_each(coalesce(operation -> 'values', '{}')) v;
    end if;
    return jsonb_build_object('status', 'executed', 'recordId', one, 'founderId', case target when 'founders' then one end);
  end if;
  if kind = 'value' then
    for one in select jsonb_array_elements_text(coalesce(operation -> 'ids', jsonb_build_array(wanted -> 'founder_id')))::uuid loop
      select to_jsonb(v.value) into was from public.custom_field_values v where v.field_id = (wanted ->> 'field_id')::uuid and v.founder_id = one;
      continue when was is not distinct from nullif(wanted -> 'value', 'null');
      perform private.write_value(wanted || jsonb_build_object('founder_id', one));
      is_changed := true;
    end loop;
    return jsonb_build_object('status', case when is_changed then 'executed' else 'already_exists' end);
  end if;
  for one in select jsonb_array_elements_text(operation -> 'ids')::uuid loop
    execute format('select to_jsonb(t), to_jsonb(jsonb_populate_record(t, $2)) from public.%I t where id = $1', target) into was, becomes using one, wanted;
    if was is null then
      raise exception using errcode = 'PT404', message = 'It is not there any more.';
    end if;
    if kind = 'delete' then
      execute format('delete from public.%I where id = $1', target) using one;
      is_changed := true;
    elsif private.parts_of(was, wanted) is distinct from private.parts_of(becomes, wanted) then
      perform private.write_fields(private.caller('write'), jsonb_build_object(one, wanted), target);
      is_changed := true;
    end if;
  end loop;
  return jsonb_build_object('status', case when is_changed then 'executed' else 'already_exists' end);
end;
$$;

-- Sets or (with null) clears a founder's value of a custom field.
create function private.write_value(wanted jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if coalesce(wanted -> 'value', 'null') = 'null' then
    delete from public.custom_field_values where field_id = (wanted ->> 'field_id')::uuid and founder_id = (wanted ->> 'founder_id')::uuid;
  else
    insert into public.custom_field_values as v (field_id, founder_id, value) values ((wanted ->> 'field_id')::uuid, (wanted ->> 'founder_id')::uuid, wanted -> 'value')
    on conflict on constraint custom_field_values_pkey do update set value = excluded.value;
  end if;
end;
$$;

grant execute on function private.find_same(text, jsonb), private.parts_of(jsonb, jsonb), private.carry_out(jsonb), private.write_value(jsonb) to authenticated;

-- What the rows that an operation changes hold in the columns that it changes, and how much goes with those that it deletes:
-- {was: {id: {column: value}}, goes: {notes, posts, tasks, values}}. A card shows it, and a confirmation compares it. Runs as the caller.
create function private.rows_before(operation jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kind text := operation ->> 'kind';
  target text := operation ->> 'table';
  wanted jsonb := coalesce(operation -> 'row', '{}');
  shown jsonb;
  was jsonb;
  goes jsonb := '{}';
begin
  if kind = 'value' then
    select jsonb_object_agg(f.id, jsonb_build_object('value', v.value)) into was from public.founders f
    left join public.custom_field_values v on v.field_id = (wanted ->> 'field_id')::uuid and v.founder_id = f.id
    where f.id in (select jsonb_array_elements_text(coalesce(operation -> 'ids', jsonb_build_array(wanted -> 'founder_id')))::uuid);
    return jsonb_build_object('was', coalesce(was, '{}'), 'goes', goes);
  end if;
  if kind not in ('update', 'delete') or target not in ('founders', 'notes', 'tasks', 'custom_fields') then
    return jsonb_build_object('was', '{}'::jsonb, 'goes', goes);
  end if;
  shown := case when kind = 'update' then wanted else
    case target when 'founders' then '{"name": 0}' when 'notes' then '{"content": 0}' when 'tasks' then '{"title": 0}' else '{"label": 0}' end::jsonb end;
  execute format('select coalesce(jsonb_object_agg(t.id, private.parts_of(to_jsonb(t), $2)), ''{}'') from public.%I t
    where t.id in (select jsonb_array_elements_text($1)::uuid)', target) into was using operation -> 'ids', shown;
  if kind = 'delete' and target = 'founders' then
    select jsonb_build_object(
      'notes', (select count(*) from public.notes n where n.founder_id in (select jsonb_object_keys(was)::uuid)),
      'posts', (select count(*) from public.posts p where p.founder_id in (select jsonb_object_keys(was)::uuid)),
      'tasks', (select count(*) from public.tasks t where t.founder_id in (select jsonb_object_keys(was)::uuid)),
      'values', (select count(*) from public.custom_field_values v where v.founder_id in (select jsonb_object_keys(was)::uuid))) into goes;
  elsif kind = 'delete' and target = 'custom_fields' then
    select jsonb_build_object('values', (select count(*) from public.custom_field_values v
      where v.field_id in (select jsonb_object_keys(was)::uuid))) into goes;
  end if;
  return jsonb_build_object('was', was, 'goes', goes);
end;
$$;

-- A value as a sentence quotes it.
create function private.quoted(value jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce(value, 'null') in ('null', '""', '[]') then 'empty' else '“' || left(value #>> '{}', 200) || '”' end
$$;

-- The person, task or column that a card names and that has another name now, in a sentence with both; null where there is none. It may be
-- used for something else by now. Runs as the caller.
create function private.renamed_since(operation jsonb) returns text
language sql stable set search_path = '' as $$
  select format('“%s” is called “%s” now, so nothing was changed.', left(n.name, 200), left(r.name, 200))
  from jsonb_each_text(case when jsonb_typeof(operation -> 'names') = 'object' then operation -> 'names' else '{}' end) as n (id, name)
  cross join lateral (select case when n.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then n.id::uuid end as id) k
  cross join lateral (
    select f.name from public.founders f where f.id = k.id
    union all select t.title from public.tasks t where t.id = k.id
    union all select c.label from public.custom_fields c where c.id = k.id
  ) r
  where r.name <> n.name limit 1
$$;

-- Why a change is not what the user was shown any more, in a sentence with both values; null while it is. Rows that are gone are not
-- looked at here: carrying the change out says so.
create function private.changed_since(action public.assistant_actions) returns text
language plpgsql stable set search_path = '' as $$
declare
  now_are jsonb := private.rows_before(action.operation);
  sentence text;
begin
  select format('%s was %s when you were asked and is %s now, so nothing was changed.',
    concat_ws(' · ', c.line ->> 'record', coalesce(c.line ->> 'field', p.key)), private.quoted(p.value), private.quoted(now_are #> array['was', r.key, p.key]))
  into sentence
  from jsonb_each(coalesce(action.operation -> 'was', '{}')) r
  cross join jsonb_each(r.value) p
  left join lateral (select line from jsonb_array_elements(action.changes) line where line ->> 'id' = r.key and line ->> 'column' = p.key limit 1) c on true
  where now_are -> 'was' ? r.key and p.value is distinct from now_are #> array['was', r.key, p.key]
  limit 1;
  if sentence is null then
    select format('%s %s would go with it now, not %s, so nothing was deleted.', g.value #>> '{}', g.key, coalesce(action.operation -> 'goes' ->> g.key, '0'))
    into sentence
    from jsonb_each(now_are -> 'goes') g
    where g.value::text::integer > coalesce(action.operation -> 'goes' ->> g.key, '0')::integer
    limit 1;
  end if;
  return coalesce(sentence, private.renamed_since(action.operation));
end;
$$;
grant execute on function private.renamed_since(jsonb), private.rows_before(jsonb), private.quoted(jsonb), private.changed_since(public.assistant_actions) to authenticated;

-- What a plan needs to know of the rows that it would change: private.rows_before, for the caller.
create function public.rows_before(operation jsonb) returns jsonb
language sql stable set search_path = '' as $$ select private.rows_before(operation) $$;

-- Carries out a proposed action of the caller's with what was stored. One that is settled already is given as it is; 409 when it waited
-- too long. Where the rows are not what the user was shown, nothing is changed and the action has failed, with both values.
create function public.perform_action(action_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held public.assistant_actions := private.hold_action(action_id);
  changed text;
  outcome jsonb;
  was text;
begin
  if held.status <> 'proposed' then
    return to_jsonb(held);
  end if;
  if held.expires_at < now() then
    raise exception using errcode = 'PT409', message = 'This request expired. Please ask again.';
  end if;
  changed := private.changed_since(held);
  if changed is not null then
    return to_jsonb(private.settle_action(held.id, 'failed', jsonb_build_object('message', changed)));
  end if;
  was := private.begin_action(held.id);
  outcome := private.carry_out(held.operation);
  perform private.end_doing(was);
  return to_jsonb(private.settle_action(held.id, outcome ->> 'status', outcome - 'status'));
end;
$$;

-- Writes an action down and, when it need not wait, carries it out in the same transaction: both or neither.
create function public.take_action(given jsonb, at_once boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  recorded public.assistant_actions := private.record_action(given);
begin
  return case when at_once and recorded.status = 'proposed' then public.perform_action(recorded.id) else to_jsonb(recorded) end;
end;
$$;

-- Lets go of a proposed action: cancelled, or failed for a reason.
create function public.drop_action(action_id uuid, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  held public.assistant_actions := private.hold_action(action_id);
begin
  if held.status <> 'proposed' then
    return to_jsonb(held);
  end if;
  return to_jsonb(private.settle_action(held.id, case when reason is null then 'cancelled' else 'failed' end, jsonb_build_object('message', reason)));
end;
$$;

-- An action is undone while its batch is, whatever undid it, and done once that undo is undone in turn.
create function private.follow_batch() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  action uuid := new.id;
  earlier uuid := new.undo_of;
  is_undone boolean := new.undone_at is not null;
begin
  while earlier is not null loop
    action := earlier;
    is_undone := not is_undone;
    select b.undo_of into earlier from public.batches b where b.user_id = new.user_id and b.id = action;
  end loop;
  update public.assistant_actions a
  set status = case when is_undone then 'undone' else 'executed' end, undone_at = case when is_undone then now() end,
    message = case when is_undone then 'Undone.' else a.said_when_done end
  where a.user_id = new.user_id and a.id = action and a.status in ('executed', 'undone');
  return null;
end;
$$;
create trigger follow_batch after update of undone_at on public.batches for each row
  when (old.undone_at is distinct from new.undone_at) execute function private.follow_batch();

grant execute on function public.rows_before(jsonb), public.perform_action(uuid), public.take_action(jsonb, boolean), public.drop_action(uuid, text)
  to authenticated;
