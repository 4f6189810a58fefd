-- Conversations with the assistant, and what was said in them. A row belongs to one user and nobody else can see it; it is written
-- by the functions below only, and what was written stays as it is until the whole conversation goes.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  mode text not null constraint conversations_mode_known check (mode in ('agent', 'ask')),
  -- How many messages the user has sent.
  turns integer not null default 0,
  -- Whether text that somebody else may have written has been before the model. It never becomes false again.
  tainted boolean not null default false,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What came of the whole conversation, for whoever ends it twice.
  result jsonb,
  constraint conversations_user_id_id_unique unique (user_id, id)
);
-- The purge reads the oldest.
create index conversations_last_message_at_idx on public.conversations (last_message_at);

create table public.conversation_messages (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid not null,
  turn integer not null,
  role text not null constraint conversation_messages_role_known check (role in ('user', 'assistant')),
  content text not null constraint conversation_messages_content_length check (char_length(content) <= 40000),
  -- Who answered; null for the user's own words.
  model text,
  -- In which mode the user said it; null for an answer.
  mode text,
  created_at timestamptz not null default now(),
  constraint conversation_messages_turn_once unique (conversation_id, turn, role),
  foreign key (user_id, conversation_id) references public.conversations (user_id, id) on delete cascade
);
-- A turn reads the end of its conversation.
create index conversation_messages_conversation_idx on public.conversation_messages (user_id, conversation_id, turn);

alter table public.conversations enable row level security;
alter table public.conversation_messages enable row level security;
revoke all on public.conversations, public.conversation_messages from anon, authenticated, service_role;
grant select on public.conversations, public.conversation_messages to authenticated;
create policy "a user reads their own conversations" on public.conversations for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user reads their own messages" on public.conversation_messages for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- The caller's conversation, locked; 404 when it is not theirs.
create function private.hold_conversation(session uuid) returns public.conversations
language plpgsql security definer set search_path = '' as $$
declare
  held public.conversations;
begin
  select * into held from public.conversations where id = session and user_id = private.caller('write') for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Conversation not found';
  end if;
  return held;
end;
$$;

-- Begins a turn with the user's words, in a new conversation when there is no session; gives what the turn needs to know in one go.
create function private.begin_turn(session uuid, of_mode text, words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := private.caller('write');
  held public.conversations;
begin
  if owner is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  if session is null then
    insert into public.conversations (user_id, mode) values (owner, of_mode) returning * into held;
  else
    held := private.hold_conversation(session);
  end if;
  if held.ended_at is not null then
    raise exception using errcode = 'PT409', message = 'This conversation has ended. Start a new one.';
  end if;
  if held.turns >= 200 then
    raise exception using errcode = 'PT409', message = 'This conversation is very long. Start a new one.';
  end if;
  update public.conversations set turns = turns + 1, mode = of_mode, last_message_at = now() where id = held.id returning * into held;
  insert into public.conversation_messages (user_id, conversation_id, turn, role, content, mode)
  values (owner, held.id, held.turns, 'user', words, of_mode);
  return jsonb_build_object(
    'sessionId', held.id, 'turn', held.turns, 'tainted', held.tainted,
    'history', (select coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content, 'turn', m.turn) order by m.turn, m.role desc), '[]')
      from public.conversation_messages m where m.user_id = owner and m.conversation_id = held.id and m.turn between held.turns - 8 and held.turns - 1),
    'user', (select jsonb_build_object('name', p.name, 'company', p.company, 'jobTitle', p.job_title, 'goals', p.goals, 'timeZone', p.time_zone,
      'stages', p.founder_stages, 'statuses', p.founder_statuses) from public.profiles p where p.id = owner));
end;
$$;

-- Ends a turn with the answer, and notes that the conversation has seen text of others.
create function private.end_turn(session uuid, of_turn integer, words text, by_model text, is_tainted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.conversations := private.hold_conversation(session);
begin
  insert into public.conversation_messages (user_id, conversation_id, turn, role, content, model)
  values (held.user_id, held.id, of_turn, 'assistant', left(words, 40000), by_model)
  on conflict (conversation_id, turn, role) do nothing;
  update public.conversations set tainted = tainted or is_tainted, last_message_at = now() where id = held.id;
end;
$$;

-- Closes a conversation with its result; the first result stays.
create function private.close_conversation(session uuid, with_result jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.conversations := private.hold_conversation(session);
begin
  if held.ended_at is null then
    update public.conversations set ended_at = now(), result = with_result where id = held.id returning * into held;
  end if;
  return held.result;
end;
$$;

revoke all on function private.hold_conversation(uuid) from public;
grant execute on function private.begin_turn(uuid, text, text), private.end_turn(uuid, integer, text, text, boolean),
  private.close_conversation(uuid, jsonb) to authenticated;

create function public.begin_turn(session_id uuid, mode text, message text) returns jsonb
language sql set search_path = '' as $$ select private.begin_turn(session_id, mode, message) $$;
create function public.end_turn(session_id uuid, turn integer, reply text, model text, tainted boolean) returns void
language sql set search_path = '' as $$ select private.end_turn(session_id, turn, reply, model, tainted) $$;
create function public.close_conversation(session_id uuid, result jsonb) returns jsonb
language sql set search_path = '' as $$ select private.close_conversation(session_id, result) $$;
revoke all on function public.begin_turn(uuid, text, text), public.end_turn(uuid, integer, text, text, boolean),
  public.close_conversation(uuid, jsonb) from public, anon, service_role;
grant execute on function public.begin_turn(uuid, text, text), public.end_turn(uuid, integer, text, text, boolean),
  public.close_conversation(uuid, jsonb) to authenticated;

-- What one recording costs is a unit of this.
insert into private.budgets values ('transcription', 200);

-- Conversations, with their messages and actions, go 30 days after their last message.
create function private.purge_conversations() returns integer
language sql security definer set search_path = '' as $$
  with purged as (delete from public.conversations where last_message_at < now() - interval '30 days' returning 1)
  select count(*)::integer from purged
$$;
select cron.schedule('purge-conversations', '47 3 * * *', 'select private.purge_conversations()');

-- The caller's founders whom a text names: in full, by a part of the name, or by their company; the surest first, at most twelve, each
-- with a card of what there is to know in short. Runs as the caller.
create function public.find_named_people(words text) returns jsonb
language sql stable set search_path = '' as $$
  with said as (
    select ' ' || regexp_replace(lower(words), '[^[:alnum:]]+', ' ', 'g') || ' ' as text,
      regexp_split_to_array(regexp_replace(lower(words), '[''’]s\y', '', 'g'), '[^[:alnum:]]+') as parts
  ), named as (
    select f.*, case
      when said.text like '% ' || regexp_replace(lower(f.name), '[^[:alnum:]]+', ' ', 'g') || ' %' then 'name'
      when exists (select 1 from regexp_split_to_table(lower(f.name), '[^[:alnum:]]+') part where char_length(part) > 2 and part = any (said.parts)) then 'part'
      when f.company is not null and char_length(f.company) > 2
        and said.text like '% ' || regexp_replace(lower(f.company), '[^[:alnum:]]+', ' ', 'g') || ' %' then 'company' end as by
    from public.founders f, said
  ), surest as (
    select * from named where by is not null order by array_position(array['name', 'part', 'company'], by), name, id limit 12
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'company', s.company, 'stage', s.stage, 'status', s.status, 'by', s.by,
    'card', jsonb_strip_nulls(jsonb_build_object('id', s.id, 'name', s.name, 'company', s.company, 'roleTitle', s.role_title, 'stage', s.stage,
      'status', s.status, 'industry', s.industry, 'location', s.location, 'email', s.email, 'priorityScore', s.priority_score,
      'lastTouchAt', s.last_touch_at, 'lastPostDate', s.last_post_date, 'lastPostSummary', s.last_post_summary,
      'latestNote', (select left(n.content, 300) from public.notes n where n.user_id = s.user_id and n.founder_id = s.id order by n.created_at desc limit 1),
      'openTasks', (select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'dueDate', t.due_on)) from (select id, title, due_on from public.tasks
        where user_id = s.user_id and founder_id = s.id and status <> 'done' order by due_on nulls last limit 3) t))))
    order by array_position(array['name', 'part', 'company'], s.by), s.name, s.id), '[]')
  from surest s
$$;
revoke all on function public.find_named_people(text) from public, anon, service_role;
grant execute on function public.find_named_people(text) to authenticated;
