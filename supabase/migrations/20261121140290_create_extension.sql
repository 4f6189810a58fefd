-- The browser extension: what its tokens (scope `extension`) may do, which is these functions and nothing else, and how it is connected.

-- What the extension shows of a founder: {id, name, profileUrl, company, roleTitle, seen, suggested, lastNote, openTasks, openTaskCount, latestSummary};
-- `seen` are the fields that a page shows, `suggested` is what the user has not taken or dismissed yet, [{field, value}].
create function private.extension_card(f public.founders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', f.id, 'name', f.name, 'profileUrl', f.profile_url, 'company', f.company, 'roleTitle', f.role_title,
    'seen', (select jsonb_object_agg(c.key, to_jsonb(f) -> c.column_name) from private.person_columns() c where 'seen' = any (c.uses)),
    'suggested', (select coalesce(jsonb_agg(jsonb_build_object('field', s.field, 'value', s.value) order by s.field), '[]') from public.suggestions s
      where s.user_id = f.user_id and s.founder_id = f.id and s.dismissed_at is null),
    'lastNote', (select jsonb_build_object('content', n.content, 'createdAt', n.created_at) from public.notes n
      where n.user_id = f.user_id and n.founder_id = f.id order by n.created_at desc, n.id desc limit 1),
    'openTasks', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'dueOn', t.due_on) order by t.due_on nulls last, t.created_at, t.id), '[]')
      from (select * from public.tasks t where t.user_id = f.user_id and t.founder_id = f.id and t.status <> 'done'
        order by t.due_on nulls last, t.created_at, t.id limit 5) t),
    'openTaskCount', (select count(*) from public.tasks t where t.user_id = f.user_id and t.founder_id = f.id and t.status <> 'done'),
    'latestSummary', case when f.last_post_summary is not null then
      jsonb_build_object('text', f.last_post_summary, 'by', f.last_post_summary_by, 'postedAt', f.last_post_date, 'dating', f.last_post_dating,
        'url', f.last_post_url) end)
$$;

-- The caller, who may do what an extension does; ends the request for any other token.
create function private.extension_holder() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  me uuid := private.caller('write', 'extension');
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  return me;
end;
$$;

-- The person who the caller follows at this address, as a card; null when they follow nobody there.
create function private.extension_person(address text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.extension_card(f) from public.founders f
  where f.user_id = private.caller('read', 'write', 'extension') and f.profile_url = private.canonical_profile_url(address)
$$;

-- The caller's people whose names have words that begin with these, at most 8: [{id, name, company, profileUrl}].
create function private.extension_people(sought text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller('read', 'write', 'extension');
  wanted tsquery := private.words_query((tsvector_to_array(private.word_vector(left(sought, 200))))[1:8], '&', ':*');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'company', f.company, 'profileUrl', f.profile_url)), '[]')
    from (select f.* from private.people_with(me, wanted) p join public.founders f on f.user_id = me and f.id = p.id
      where private.word_vector(f.name) @@ wanted order by f.name, f.id limit 8) f);
end;
$$;

-- Adds the person of a page {key: value}: {person, isNew}. For someone the caller follows already it fills what is empty and suggests what
-- differs. Sent again it adds nobody.
create function private.extension_save(given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.extension_holder();
  founder public.founders;
  added uuid;
begin
  select * into founder from public.founders f where f.user_id = me and f.profile_url = private.canonical_profile_url(given ->> 'profileUrl')
  for no key update;
  if found then
    perform private.learn_profile(me, founder.id, 'extension', given);
    select * into founder from public.founders f where f.user_id = me and f.id = founder.id;
  else
    added := private.add_founder(me, private.as_columns((select coalesce(jsonb_object_agg(g.key, g.value), '{}') from jsonb_each(given) g
      where private.person_fields() -> g.key -> 'uses' ? 'seen')), now());
    -- Null where another request was quicker.
    -- What is not suggested follows the page instead, until the user writes it themselves.
    update public.founders f set filled_fields = array(select c.column_name from private.person_columns() c
        where c.uses @> '{filled,seen}' and not 'suggested' = any (c.uses) and to_jsonb(f) ->> c.column_name is not null)
    where f.user_id = me and f.id = added;
    select * into founder from public.founders f where f.user_id = me
      and (f.id = added or added is null and f.profile_url = private.canonical_profile_url(given ->> 'profileUrl'));
  end if;
  return jsonb_build_object('person', private.extension_card(founder), 'isNew', added is not null);
end;
$$;

-- Returns the caller's founder that something is added to, which needs an id and a text; ends the request when there is none.
create function private.extension_founder(me uuid, of_founder uuid, new_id uuid, words text) returns public.founders
language plpgsql stable set search_path = '' as $$
declare
  founder public.founders;
begin
  select * into founder from public.founders f where f.user_id = me and f.id = of_founder;
  if not found then
    raise exception using errcode = 'PT404', message = 'Founder not found';
  end if;
  if new_id is null or words is null then
    raise exception using errcode = 'PT400', message = 'Send an id and a text.';
  end if;
  return founder;
end;
$$;

-- Adds a note to a founder of the caller's under an id that the extension chose, and gives the card. Sent again it adds nothing.
create function private.extension_note(note_id uuid, founder_id uuid, words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.extension_holder();
  founder public.founders := private.extension_founder(me, founder_id, note_id, words);
begin
  insert into public.notes (id, user_id, founder_id, content) values (note_id, me, founder.id, words) on conflict (user_id, id) do nothing;
  return private.extension_card(founder);
end;
$$;

-- The same for a task.
create function private.extension_task(task_id uuid, founder_id uuid, words text, due date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.extension_holder();
  founder public.founders := private.extension_founder(me, founder_id, task_id, words);
begin
  insert into public.tasks (id, user_id, founder_id, title, due_on) values (task_id, me, founder.id, words, due) on conflict (user_id, id) do nothing;
  return private.extension_card(founder);
end;
$$;

-- Whose token this is: {id, email, name}.
create function private.extension_account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'email', p.email, 'name', p.name) from public.profiles p where p.id = private.caller('write', 'extension')
$$;

grant execute on function private.extension_person(text), private.extension_people(text), private.extension_save(jsonb),
  private.extension_note(uuid, uuid, text), private.extension_task(uuid, uuid, text, date), private.extension_account() to authenticated;
create function public.extension_person(address text) returns jsonb
language sql stable set search_path = '' as $$ select private.extension_person(address) $$;
create function public.extension_people(sought text) returns jsonb
language sql stable set search_path = '' as $$ select private.extension_people(sought) $$;
create function public.extension_save(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.extension_save(given);
exception when not_null_violation or data_exception then
  raise exception using errcode = 'PT400', message = 'Send a person with a name and a profile URL.';
end;
$$;
create function public.extension_note(note_id uuid, founder_id uuid, words text) returns jsonb
language sql set search_path = '' as $$ select private.extension_note(note_id, founder_id, words) $$;
create function public.extension_task(task_id uuid, founder_id uuid, words text, due date default null) returns jsonb
language sql set search_path = '' as $$ select private.extension_task(task_id, founder_id, words, due) $$;
create function public.extension_account() returns jsonb
language sql stable set search_path = '' as $$ select private.extension_account() $$;
grant execute on function public.extension_person(text), public.extension_people(text), public.extension_save(jsonb),
  public.extension_note(uuid, uuid, text), public.extension_task(uuid, uuid, text, date), public.extension_account() to authenticated;

-- Permission that a user gave in the app and that the extension has not taken up yet: one for each user, for two minutes. Only the functions
-- below read or write it.
create table private.extension_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the code, in hex.
  code_hash text not null constraint extension_codes_code_hash_shape check (code_hash ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of what only the extension that asked knows, in base64url: https://datatracker.ietf.org/doc/html/rfc7636
  challenge text not null constraint extension_codes_challenge_shape check (challenge ~ '^[A-Za-z0-9_-]{43}$'),
  -- Of the token to be.
  name text not null constraint extension_codes_name_length check (btrim(name) <> '' and char_length(name) <= 100),
  expires_at timestamptz not null default now() + interval '2 minutes',
  constraint extension_codes_code_hash_unique unique (code_hash)
);
alter table private.extension_codes enable row level security;
revoke all on private.extension_codes from public, anon, authenticated, service_role;

-- Keeps a code of the caller's, in place of an earlier one. For sessions only.
create function private.keep_extension_code(hash text, challenge_given text, name_given text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller();
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  insert into private.extension_codes as c (user_id, code_hash, challenge, name) values (me, hash, challenge_given, name_given)
  on conflict (user_id) do update set code_hash = excluded.code_hash, challenge = excluded.challenge, name = excluded.name, expires_at = excluded.expires_at;
end;
$$;
grant execute on function private.keep_extension_code(text, text, text) to authenticated;
create function public.keep_extension_code(hash text, challenge text, name text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.keep_extension_code(hash, challenge, name);
exception when not_null_violation or check_violation then
  -- What a constraint says itself has the whole row in it.
  raise exception using errcode = 'PT400', message = 'This request to connect is not valid.';
end;
$$;
grant execute on function public.keep_extension_code(text, text, text) to authenticated;

-- Turns a code into a token of this hash, once, for who knows what its challenge was made of. Whether it did; a code that was tried is gone.
create function private.redeem_extension_code(hash text, challenge_made text, token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  held private.extension_codes;
begin
  delete from private.extension_codes c where c.code_hash = hash returning * into held;
  if held.user_id is null or held.expires_at <= now() or held.challenge <> challenge_made then
    return false;
  end if;
  insert into public.personal_tokens (user_id, name, scope, token_hash, expires_at)
  values (held.user_id, held.name, 'extension', redeem_extension_code.token_hash, now() + interval '365 days');
  return true;
end;
$$;
grant execute on function private.redeem_extension_code(text, text, text) to service_role;
create function worker.redeem_extension_code(hash text, challenge text, token_hash text) returns boolean
language sql set search_path = '' as $$ select private.redeem_extension_code(hash, challenge, token_hash) $$;
revoke all on function worker.redeem_extension_code(text, text, text) from public, anon, authenticated;
grant execute on function worker.redeem_extension_code(text, text, text) to service_role;

-- Keeps a token of the extension's own for a session, or for a personal token that may write: the new one ends with that one, when it runs
-- out or is revoked.
create function private.add_extension_token(name_given text, hash text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  parent public.personal_tokens;
begin
  if me is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  select * into parent from public.personal_tokens t
  where t.user_id = me and t.id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'tracker_token';
  if private.caller() is null and parent.id is null then
    raise exception using errcode = 'PT403', message = 'You may not do this.';
  end if;
  insert into public.personal_tokens (user_id, name, scope, token_hash, made_by, expires_at)
  values (me, name_given, 'extension', hash, parent.id, least(parent.expires_at, now() + interval '365 days'));
end;
$$;
grant execute on function private.add_extension_token(text, text) to authenticated;
create function public.add_extension_token(name text, hash text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.add_extension_token(name, hash);
exception when not_null_violation or check_violation or unique_violation then
  raise exception using errcode = 'PT400', message = 'This is no token.';
end;
$$;
grant execute on function public.add_extension_token(text, text) to authenticated;
