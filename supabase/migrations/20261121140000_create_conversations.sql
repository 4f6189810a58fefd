-- Conversations with the assistant, and what was said in them. A row belongs to one user and nobody else can see it; it is written
-- by the functions below only, and what was written stays as it is until the whole conversation goes.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  mode text not null constraint conversations_mode_known check (mode in ('agent', 'ask')),
  -- How many messages the user has sent.
  turns integer not null default 0,
  -- Whether text that someone else may have written has been before the model. It never becomes false again.
  tainted boolean not null default false,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What came of the whole conversation, for anyone who ends it twice.
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
  -- Made by anyone who sends a message: the same id again is the same message. Null for answers.
  message_id uuid,
  -- When the last try to answer it began.
  tried_at timestamptz,
  -- What of an answer is no text.
  detail jsonb,
  created_at timestamptz not null default now(),
  constraint conversation_messages_turn_once unique (conversation_id, turn, role),
  constraint conversation_messages_message_id_once unique (user_id, message_id),
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
  perform private.check_writer();
  select * into held from public.conversations where id = session and user_id = private.caller('write') for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'Conversation not found';
  end if;
  return held;
end;
$$;

-- An earlier try of the same message by its own id, or nothing. Two tries at once wait for each other here.
create function private.hold_message(owner uuid, of_message uuid) returns public.conversation_messages
language plpgsql set search_path = '' as $$
declare
  said public.conversation_messages;
begin
  perform pg_advisory_xact_lock(hashtextextended('message:' || owner || ':' || of_message, 0));
  select * into said from public.conversation_messages where user_id = owner and message_id = of_message;
  return said;
end;
$$;

-- What of a user an answer depends on.
create function private.chat_user(owner uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', p.name, 'company', p.company, 'jobTitle', p.job_title, 'goals', p.goals, 'timeZone', p.time_zone,
    'stages', p.founder_stages, 'statuses', p.founder_statuses, 'weekStart', p.week_start) from public.profiles p where p.id = owner
$$;

-- What the last turn of a conversation that changed or proposed something did, in order: what "undo" and "make it Friday" are about. Before
-- it the cards that were cancelled since, which "redo" is about.
create function private.last_changes(owner uuid, session uuid, before_turn integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  changed_turn integer;
  changed_at timestamptz;
  cancelled_turn integer;
  cancelled_at timestamptz;
begin
  select a.turn, greatest(a.settled_at, a.undone_at, case when a.status = 'proposed' then a.created_at end) into changed_turn, changed_at
    from public.assistant_actions a
    where a.user_id = owner and a.conversation_id = session and a.turn < before_turn and a.status in ('executed', 'undone', 'proposed')
    order by 2 desc nulls last, a.turn desc limit 1;
  select a.turn, a.settled_at into cancelled_turn, cancelled_at from public.assistant_actions a
    where a.user_id = owner and a.conversation_id = session and a.turn < before_turn and a.status = 'cancelled'
    order by a.settled_at desc nulls last, a.turn desc limit 1;
  if cancelled_turn is null or cancelled_turn = changed_turn or cancelled_at < changed_at then
    return private.actions_of_turn(owner, session, changed_turn);
  end if;
  return jsonb_path_query_array(private.actions_of_turn(owner, session, cancelled_turn), '$[*] ? (@.status == "cancelled")')
    || coalesce(private.actions_of_turn(owner, session, changed_turn), '[]');
end;
$$;

-- Begins a turn with the user's words, in a new conversation when there is no session, and gives all that the turn needs to know in
-- one go. `given` is {sessionId, messageId, mode, message, isPaid}. A message that was sent before is the same turn again: with
-- its answer when it has a good one, else to be answered again, its actions with it. A model that costs is paid for here.
create function private.begin_turn(given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := private.caller('write');
  session uuid := (given ->> 'sessionId')::uuid;
  words text := given ->> 'message';
  held public.conversations;
  said public.conversation_messages;
  answer public.conversation_messages;
begin
  if owner is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  if given ->> 'messageId' is not null then
    said := private.hold_message(owner, (given ->> 'messageId')::uuid);
  end if;
  if said.id is not null and (said.content <> words or session <> said.conversation_id) then
    raise exception using errcode = 'PT409', message = 'This message id belongs to another message.';
  end if;
  session := coalesce(said.conversation_id, session);
  if session is null then
    insert into public.conversations (user_id, mode) values (owner, given ->> 'mode') returning * into held;
  else
    held := private.hold_conversation(session);
  end if;
  if said.id is not null then
    select * into answer from public.conversation_messages where conversation_id = held.id and turn = said.turn and role = 'assistant';
    if answer.id is not null and answer.detail ->> 'error' is null then
      return jsonb_build_object('answered', true, 'sessionId', held.id, 'turn', said.turn, 'reply', answer.content, 'model', answer.model,
        'detail', coalesce(answer.detail, '{}'), 'actions', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]')
          from public.assistant_actions a where a.user_id = owner and a.id in (select jsonb_array_elements_text(answer.detail -> 'actionIds')::uuid)));
    end if;
    -- A function lives for 150 seconds: a try without an answer by then is a dead one.
    if answer.id is null and said.tried_at > now() - interval '150 seconds' then
      raise exception using errcode = 'PT409', message = 'This message is still being answered.';
    end if;
  end if;
  if held.ended_at is not null then
    raise exception using errcode = 'PT409', message = 'This conversation has ended. Start a new one.';
  end if;
  if held.turns >= 200 then
    raise exception using errcode = 'PT409', message = 'This conversation is very long. Start a new one.';
  end if;
  if (given ->> 'isPaid')::boolean and not private.spend(owner, 'language_model', 1) then
    raise exception using errcode = 'PT429', message = 'Today''s budget for the language model is used up. Please try again tomorrow.';
  end if;
  if said.id is null then
    update public.conversations set turns = turns + 1, mode = given ->> 'mode', last_message_at = now() where id = held.id returning * into held;
    insert into public.conversation_messages (user_id, conversation_id, turn, role, content, mode, message_id, tried_at)
    values (owner, held.id, held.turns, 'user', words, given ->> 'mode', (given ->> 'messageId')::uuid, now()) returning * into said;
  else
    delete from public.conversation_messages where id = answer.id;
    update public.conversation_messages set tried_at = now() where id = said.id;
  end if;
  return jsonb_build_object(
    'answered', false, 'sessionId', held.id, 'turn', said.turn, 'tainted', held.tainted, 'user', private.chat_user(owner),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content, 'turn', m.turn) order by m.turn, m.role desc), '[]')
      from public.conversation_messages m where m.user_id = owner and m.conversation_id = held.id and m.turn between said.turn - 8 and said.turn - 1),
    'people', private.named_people(owner, words),
    'columns', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'label', c.label, 'type', c.type, 'options', c.options) order by c.label), '[]')
      from public.custom_fields c where c.user_id = owner),
    -- What the last answer left to be referred to, and what the last change did.
    'state', (select m.detail -> 'state' from public.conversation_messages m
      where m.conversation_id = held.id and m.role = 'assistant' and m.turn < said.turn order by m.turn desc limit 1),
    'changes', private.last_changes(owner, held.id, said.turn),
    -- What the last answer asked about, or reminded of, also of other conversations.
    'waiting', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at, a.id), '[]') from public.assistant_actions a
      where a.user_id = owner and a.status = 'proposed' and ((a.conversation_id = held.id and a.turn = said.turn - 1) or a.id in
        (select jsonb_array_elements_text(m.detail -> 'actionIds')::uuid from public.conversation_messages m
          where m.conversation_id = held.id and m.turn = said.turn - 1 and m.role = 'assistant'))),
    'actions', private.actions_of_turn(owner, held.id, said.turn));
end;
$$;

-- Ends a turn with the answer, and notes that the conversation has seen text of others. `detail` is what of an answer is no text:
-- {error, sources, suggestions, madeBy, actionIds}. The first answer stays.
create function private.end_turn(session uuid, of_turn integer, words text, by_model text, is_tainted boolean, more jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held public.conversations := private.hold_conversation(session);
begin
  insert into public.conversation_messages (user_id, conversation_id, turn, role, content, model, detail)
  values (held.user_id, held.id, of_turn, 'assistant', left(words, 40000), by_model, more)
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
grant execute on function private.begin_turn(jsonb), private.end_turn(uuid, integer, text, text, boolean, jsonb),
  private.close_conversation(uuid, jsonb) to authenticated;

create function public.begin_turn(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.begin_turn(given);
exception when not_null_violation or check_violation then
  -- What a constraint says itself has the whole row in it.
  raise exception using errcode = 'PT400', message = 'This is no message.';
end;
$$;
create function public.end_turn(session_id uuid, turn integer, reply text, model text, tainted boolean, detail jsonb) returns void
language sql set search_path = '' as $$ select private.check_writer(); select private.end_turn(session_id, turn, reply, model, tainted, detail) $$;
create function public.close_conversation(session_id uuid, result jsonb) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.close_conversation(session_id, result) $$;
grant execute on function public.begin_turn(jsonb), public.end_turn(uuid, integer, text, text, boolean, jsonb),
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
