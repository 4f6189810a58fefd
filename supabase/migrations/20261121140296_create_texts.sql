-- Texts: what people text to the product's number, and the turns of the assistant that answer them. Not exposed over REST: users read their
-- conversations instead. A text is stored once, even if the vendor sends it twice, and queued in the same transaction.
create table queue.texts (
  id bigint generated always as identity primary key,
  -- Twilio's MessageSid.
  vendor_id text not null constraint texts_vendor_id_length check (char_length(vendor_id) between 1 and 100),
  -- The sender; null for a text that is no message to the assistant. Its words are not kept.
  user_id uuid references auth.users (id) on delete cascade,
  body text constraint texts_body_length check (char_length(body) <= 10000),
  -- The files that came with it: [{mediaId, type}], Twilio's id and the claimed type. Once the turn has read them: the words that were heard,
  -- or why there are none, or both.
  media jsonb not null default '[]' constraint texts_media_shape check (jsonb_typeof(media) = 'array' and pg_column_size(media) <= 4000),
  heard text constraint texts_heard_length check (char_length(heard) between 1 and 10000),
  unheard text constraint texts_unheard_length check (char_length(unheard) between 1 and 2000),
  received_at timestamptz not null default clock_timestamp(),
  -- The turn that answers it; null until there is one.
  turn_id uuid,
  constraint texts_vendor_id_unique unique (vendor_id)
);
-- A turn takes a user's waiting texts, and reads them again on a retry.
create index texts_user_id_idx on queue.texts (user_id, turn_id, id);
create index texts_received_at_idx on queue.texts (received_at);

-- A lane per user, so that turns run one after the other, with the current conversation.
create table queue.text_lanes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- When the next turn is due: two seconds after the last text. Null when no text waits.
  due_at timestamptz,
  -- The current turn. A retry keeps it, so that nothing is done twice.
  turn_id uuid,
  attempts smallint not null default 0 constraint text_lanes_attempts_range check (attempts between 0 and 5),
  lease_token uuid,
  lease_until timestamptz,
  session_id uuid,
  session_at timestamptz,
  constraint text_lanes_leased_whole check ((lease_token is null) = (lease_until is null)),
  constraint text_lanes_lease_token_unique unique (lease_token),
  foreign key (user_id, session_id) references public.conversations (user_id, id) on delete set null (session_id)
);
create index text_lanes_due_at_idx on queue.text_lanes (due_at) where due_at is not null;
create index text_lanes_session_idx on queue.text_lanes (user_id, session_id);

alter table queue.texts enable row level security;
alter table queue.text_lanes enable row level security;
revoke all on queue.texts, queue.text_lanes from public, anon, authenticated, service_role;

-- Returns the kind of a text by its words alone. `stop`, `start` and `help` are Twilio's keywords, which it handles and answers itself
-- (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out); `enough` is any other way to say stop, which Twilio leaves to us.
-- Punctuation, spaces, emoji and full-width letters are ignored. Words in another script are not: they may be the thing to stop.
create function queue.kind_of_text(words text) returns text
language sql immutable set search_path = '' as $$
  select case
    when typed ~ '^(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$' then 'stop'
    when plain ~ '^(start|yes|unstop)$' then 'start'
    when plain ~ '^(help|info)$' then 'help'
    when plain ~ '^(cancel|end|quit|revoke)$'
      or plain || ' ' ~ '^(please )?((stop|stop ?all|unsubscribe|opt ?out|(unsubscribe|opt) me( out)?) )+((please|now|thanks|thank you) )*$'
      or plain ~ ('^(please |just |kindly )*(stop|quit|no more|do not|dont|never|cease) (texting|messaging|spamming|texts?|messages?|sms|'
        || '(contact|contacting|bothering)(?= me)|(send|sending)(?= (me|any|more|these|your|texts?|messages?|sms)))'
        || '( me| us)?( any| more| these| your)*( texts?| messages?| sms)?( to me)?( to this number)?( anymore| any more| again| ever| now| please| thanks| thank you)*$')
      or plain ~ '^(stopp|arr[eê]t|alto|parar|baja|detener)$'
      or plain ~ '^(please )?((remove|take|delete) (me|my number|this number) (off|from)( your| the| this)?( lists?| texts| messages)?|leave me alone)( please| now)*$' then 'enough'
    when plain ~ '^link [a-hj-np-z2-9]{4} ?[a-hj-np-z2-9]{4}$' then 'link'
    else 'words' end
  from (select btrim(lower(words), E' \t\r\n') as typed,
    btrim(regexp_replace(regexp_replace(lower(normalize(words, nfkc)), '[''`\u00b4\u02bc\u2018\u2019]', '', 'g'),
      '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u2600-\u27bf\ufe00-\ufe0f\ufeff\U0001f000-\U0001faff]+', ' ', 'g')) as plain) w
$$;

-- Ends the texts to a number whose owner opted out. If that is new, it is confirmed, and shown in the app of the account it is linked to.
create function queue.end_texts(owner uuid, sender text, says_so boolean) returns void
language plpgsql set search_path = '' as $$
declare
  is_unlinked boolean;
  is_new boolean;
begin
  -- An owner whose number was forged to link it was told about the link, and to text STOP.
  delete from public.phones p where p.user_id = owner and p.verified_at > now() - interval '1 day';
  is_unlinked := found;
  is_new := queue.opt_out(sender);
  if owner is not null and (is_unlinked or is_new) then
    perform queue.notify(owner, 'not_delivered', 'sms:stopped:' || (now() at time zone 'utc')::date, 'Your texts have stopped',
      case when is_unlinked then sender || ' texted STOP within a day of being linked, so it is no longer linked. To go on, text START from it and link it again.'
        else sender || ' texted STOP. Text START from it to get texts again.' end, '/profile#texting');
  end if;
  if is_new and says_so and private.take_request('opted out:' || left(private.text_hash(sender), 32), 3, 86400) = 0 then
    perform queue.send_text(owner, sender, 'You get no more texts from Tracker. Text START to get them again.', true);
  end if;
end;
$$;

-- Stores an incoming text: {id, from, body, media, optOut}. Everything that follows is in this transaction: a number is linked or opted out,
-- an answer is in the outbox, or a turn is due. Returns which of them, for the log; `repeat` changes nothing.
create function queue.receive_text(given jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  sender text := given ->> 'from';
  words text := coalesce(given ->> 'body', '');
  mark text := private.text_hash(given ->> 'from');
  kind text := case given ->> 'optOut' when 'STOP' then 'stop' when 'START' then 'start' when 'HELP' then 'help'
    else queue.kind_of_text(given ->> 'body') end;
  owner uuid := private.phone_owner(given ->> 'from');
  sent_media jsonb := coalesce(given -> 'media', '[]');
  text_id bigint;
  answer text;
begin
  insert into queue.texts (vendor_id) values (given ->> 'id') on conflict (vendor_id) do nothing returning id into text_id;
  if text_id is null then
    return 'repeat';
  end if;
  update public.phones p set last_text_at = now() where p.user_id = owner;
  if kind in ('stop', 'enough') then
    -- Twilio answers its own keywords, and then accepts no more texts to this number.
    perform queue.end_texts(owner, sender, kind = 'enough');
    return kind;
  elsif kind = 'start' then
    update queue.numbers n set opted_out_at = null where n.number_hash = mark;
    update public.phones p set opted_out_at = null where p.phone = sender and p.opted_out_at is not null;
    return kind;
  elsif kind = 'help' or exists (select 1 from queue.numbers n where n.number_hash = mark and n.opted_out_at is not null) then
    return 'silence';
  elsif private.take_request('text:' || left(mark, 32), 30, 300) > 0 then
    return 'too many';
  elsif kind = 'link' then
    answer := private.link_phone(sender, substring(words from '(?i)link(.*)$'));
    -- A number that is linked to nobody is told at most five times a day that its code is wrong.
    if answer is not null and (private.phone_owner(sender) is not null or private.take_request('wrong code:' || left(mark, 32), 5, 86400) = 0) then
      perform queue.send_text(private.phone_owner(sender), sender, answer);
    end if;
    return kind;
  elsif owner is null then
    -- Every such number gets this answer once, so it reveals nothing about any account.
    insert into queue.numbers as n (number_hash, answered_at) values (mark, now())
    on conflict (number_hash) do update set answered_at = now() where n.answered_at is null or n.answered_at < now() - interval '30 days';
    if not found then
      return 'silence';
    end if;
    perform queue.send_text(null, sender, 'This number isn''t linked to a Tracker account. Link it in Tracker, under Profile.');
    return 'stranger';
  elsif btrim(words) = '' and sent_media = '[]' then
    perform queue.send_text(owner, sender, 'Your text was empty. Please type what you want.');
    return 'no words';
  elsif not private.spend(owner, 'texts_read', 1) then
    if private.take_request('text-budget:' || owner, 1, 3600) = 0 then
      perform queue.send_text(owner, sender, 'That was the last text that I read today. You can go on in the app.');
    end if;
    return 'too many';
  end if;
  update queue.texts t set user_id = owner, body = words, media = sent_media where t.id = text_id;
  insert into queue.text_lanes as l (user_id, due_at) values (owner, clock_timestamp() + interval '2 seconds')
  on conflict (user_id) do update set due_at = excluded.due_at where l.turn_id is null;
  return 'turn';
end;
$$;

-- Returns what a turn has to answer: {text, heard, unheard, unread}. `text` is everything that was typed and heard, in order; `heard` the part
-- that was heard; `unheard` why files could not be read as words; `unread` the messages whose files are not read yet: [{messageId, media}].
create function queue.words_of_turn(owner uuid, turn uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'text', coalesce(string_agg(nullif(concat_ws(E'\n', case when btrim(t.body) <> '' then t.body end, t.heard), ''), E'\n' order by t.id), ''),
    'heard', coalesce(jsonb_agg(t.heard order by t.id) filter (where t.heard is not null), '[]'),
    'unheard', coalesce(jsonb_agg(t.unheard order by t.id) filter (where t.unheard is not null), '[]'),
    'unread', coalesce(jsonb_agg(jsonb_build_object('messageId', t.vendor_id, 'media', t.media) order by t.id)
      filter (where t.media <> '[]' and t.heard is null and t.unheard is null), '[]'))
  from queue.texts t where t.user_id = owner and t.turn_id = turn
$$;

-- Leases the next turn that is due: {userId, turnId, token, sessionId} and its words, or null. All waiting texts of a user are one message. A
-- turn is given up after three tries, and the user is told. A conversation ends after 30 minutes without a text.
create function queue.claim_text_turn(lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lane queue.text_lanes;
  number text;
begin
  loop
    select * into lane from queue.text_lanes l
    where l.due_at <= clock_timestamp() and (l.lease_until is null or l.lease_until <= clock_timestamp())
    order by l.due_at, l.user_id limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    number := (select p.phone from public.phones p where p.user_id = lane.user_id);
    if lane.turn_id is null then
      lane.turn_id := gen_random_uuid();
      lane.attempts := 0;
      update queue.texts t set turn_id = lane.turn_id where t.user_id = lane.user_id and t.turn_id is null;
    end if;
    if number is null then
      -- The number was unlinked meanwhile, so nobody may act on these texts.
      perform queue.end_lane(lane.user_id);
    elsif lane.attempts >= 3 then
      perform queue.send_text(lane.user_id, number, 'I couldn''t answer ' ||
        coalesce('"' || left(nullif(replace(queue.words_of_turn(lane.user_id, lane.turn_id) ->> 'text', E'\n', ' '), ''), 60) || '"', 'what you sent')
        || '. Check in the app whether it was done, or send it again.');
      perform queue.end_lane(lane.user_id);
    else
      update queue.text_lanes l set turn_id = lane.turn_id, attempts = lane.attempts + 1, lease_token = gen_random_uuid(),
        lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
        session_id = case when l.session_at > now() - interval '30 minutes' then l.session_id end
      where l.user_id = lane.user_id returning * into strict lane;
      return jsonb_build_object('userId', lane.user_id, 'turnId', lane.turn_id, 'token', lane.lease_token, 'sessionId', lane.session_id)
        || queue.words_of_turn(lane.user_id, lane.turn_id);
    end if;
  end loop;
end;
$$;

-- Ends the turn of a lane. If texts wait, the next turn is due.
create function queue.end_lane(owner uuid) returns void
language sql set search_path = '' as $$
  update queue.text_lanes l set turn_id = null, attempts = 0, lease_token = null, lease_until = null,
    due_at = (select max(t.received_at) + interval '2 seconds' from queue.texts t where t.user_id = owner and t.turn_id is null)
  where l.user_id = owner
$$;

-- Stores what was heard in the files of a turn's messages, once for each: [{messageId, heard, unheard}]. Returns the turn's words; null when
-- the worker has lost the lease. A spoken opt-out works like a typed one, and leaves nothing to answer.
create function queue.note_heard(token uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  lane queue.text_lanes;
  number text;
begin
  select * into lane from queue.text_lanes l where l.lease_token = token for update;
  if not found then
    return null;
  end if;
  update queue.texts t set heard = g.heard, unheard = g.unheard
  from jsonb_to_recordset(given) as g ("messageId" text, heard text, unheard text)
  where t.vendor_id = g."messageId" and t.user_id = lane.user_id and t.turn_id = lane.turn_id and t.heard is null and t.unheard is null;
  if exists (select 1 from queue.texts t where t.user_id = lane.user_id and t.turn_id = lane.turn_id and btrim(t.body) = ''
    and queue.kind_of_text(t.heard) in ('stop', 'enough')) then
    number := (select p.phone from public.phones p where p.user_id = lane.user_id);
    if number is not null then
      perform queue.end_texts(lane.user_id, number, true);
    end if;
    perform queue.end_lane(lane.user_id);
    return '{"text": "", "heard": [], "unheard": [], "unread": []}';
  end if;
  return queue.words_of_turn(lane.user_id, lane.turn_id);
end;
$$;

-- Ends a turn and puts its answers into the outbox. Returns false when the worker has lost the lease.
create function queue.complete_text_turn(token uuid, session uuid, answers text[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  lane queue.text_lanes;
  number text;
  answer text;
begin
  select * into lane from queue.text_lanes l where l.lease_token = token for update;
  if not found then
    return false;
  end if;
  number := (select p.phone from public.phones p where p.user_id = lane.user_id);
  if number is not null then
    foreach answer in array answers loop
      perform queue.send_text(lane.user_id, number, answer);
    end loop;
  end if;
  update queue.text_lanes l set session_at = now(),
    session_id = (select c.id from public.conversations c where c.user_id = lane.user_id and c.id = session)
  where l.user_id = lane.user_id;
  perform queue.end_lane(lane.user_id);
  return true;
end;
$$;

-- Puts a turn back for a retry. A try that did nothing, because an earlier one may still be running, does not count.
create function queue.put_back_text_turn(token uuid, wait_seconds integer, counts boolean) returns boolean
language sql security definer set search_path = '' as $$
  with put_back as (
    update queue.text_lanes l set lease_token = null, lease_until = null, due_at = clock_timestamp() + make_interval(secs => greatest(wait_seconds, 1)),
      attempts = l.attempts - case when counts then 0 else 1 end
    where l.lease_token = token returning 1
  )
  select exists (select 1 from put_back)
$$;

-- Returns the user whose turn this lease is for, and the rights to act as them: {userId, tokenId, scope}; null when the lease has expired or
-- the number was unlinked.
create function private.redeem_text_turn(lease uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('userId', l.user_id, 'tokenId', l.turn_id, 'scope', 'write')
  from queue.text_lanes l join public.phones p on p.user_id = l.user_id
  where l.lease_token = lease and l.lease_until > clock_timestamp()
$$;

-- Calls the `sms` function if there is a turn to answer or a text to send. If the call fails, the schedule repeats it.
create function private.wake_texts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.outbox o where o.channel = 'sms' and o.next_try_at <= clock_timestamp())
    or exists (select 1 from queue.text_lanes l where l.due_at <= clock_timestamp() and (l.lease_until is null or l.lease_until <= clock_timestamp()))
  then
    perform queue.call_function('/sms/drain');
  end if;
end;
$$;
select cron.schedule('wake-texts', '10 seconds', 'select private.wake_texts()');

create function worker.receive_text(given jsonb) returns text
language sql set search_path = '' as $$ select queue.receive_text(given) $$;
create function worker.claim_text_turn(lease_seconds integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_text_turn(lease_seconds) $$;
create function worker.note_heard(token uuid, given jsonb) returns jsonb
language sql set search_path = '' as $$ select queue.note_heard(token, given) $$;
create function worker.complete_text_turn(token uuid, session uuid, answers text[]) returns boolean
language sql set search_path = '' as $$ select queue.complete_text_turn(token, session, answers) $$;
create function worker.put_back_text_turn(token uuid, wait_seconds integer, counts boolean) returns boolean
language sql set search_path = '' as $$ select queue.put_back_text_turn(token, wait_seconds, counts) $$;
create function worker.redeem_text_turn(lease uuid) returns jsonb
language sql set search_path = '' as $$ select private.redeem_text_turn(lease) $$;
-- For a worker that stops while texts are due.
create function queue.wake_texts() returns void
language sql security definer set search_path = '' as $$ select private.wake_texts() $$;
create function worker.wake_texts() returns void
language sql set search_path = '' as $$ select queue.wake_texts() $$;
revoke all on function worker.receive_text(jsonb), worker.claim_text_turn(integer), worker.note_heard(uuid, jsonb),
  worker.complete_text_turn(uuid, uuid, text[]), worker.put_back_text_turn(uuid, integer, boolean), worker.redeem_text_turn(uuid), worker.wake_texts() from public, anon, authenticated;
grant execute on function queue.receive_text(jsonb), queue.claim_text_turn(integer), queue.note_heard(uuid, jsonb),
  queue.complete_text_turn(uuid, uuid, text[]), queue.put_back_text_turn(uuid, integer, boolean), private.redeem_text_turn(uuid),
  worker.receive_text(jsonb), worker.claim_text_turn(integer), worker.note_heard(uuid, jsonb), worker.complete_text_turn(uuid, uuid, text[]),
  worker.put_back_text_turn(uuid, integer, boolean), worker.redeem_text_turn(uuid), queue.wake_texts(), worker.wake_texts() to service_role;

-- Old texts are deleted with their ids: Twilio repeats no webhook after so long.
select cron.schedule('purge-texts', '49 3 * * *', $$delete from queue.texts where received_at < now() - interval '30 days'$$);
