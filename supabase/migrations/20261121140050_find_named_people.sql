-- Who and what a message is about: people by their names, notes and posts by their words. Its functions have their owner's rights
-- because no policy lets an index find words; each is given the caller's id or asks for it.

-- A person's name and company as they are compared with what someone wrote.
create function private.name_vector(name text, company text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select private.word_vector(concat_ws(' ', name, company))
$$;
grant execute on function private.name_vector(text, text) to authenticated, service_role;
-- Each message to the assistant looks for the people who it names. The owner is text here, so that no other index looks cheaper to a
-- planner that knows too little about a new user: folding every name of theirs takes long.
create index founders_name_words_idx on public.founders using gin ((user_id::text), private.name_vector(name, company));

-- Words as they are compared: folded, with one space between them and around them.
create function private.spaced(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select ' ' || btrim(regexp_replace(private.fold(words), '[^[:alnum:]]+', ' ', 'g')) || ' '
$$;

-- The words of a text that can be part of a name: no "the" and "will", unless it is a Will.
create function private.telling_words(said text, words text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(said, ' ') word
  where case when char_length(word) between 2 and 200 then ts_lexize('pg_catalog.english_stem', word) <> '{}' or words ~ ('\S\s+' || initcap(word) || '\M') end
$$;

-- What there is to know of a person in short.
create function private.person_card(f public.founders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', f.id,
    'lastTouchAt', f.last_touch_at, 'lastPostDate', f.last_post_date, 'lastPostSummary', f.last_post_summary,
    'latestNote', (select left(n.content, 300) from public.notes n where n.user_id = f.user_id and n.founder_id = f.id order by n.created_at desc limit 1),
    'openTasks', (select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'dueDate', t.due_on)) from (select id, title, due_on from public.tasks
      where user_id = f.user_id and founder_id = f.id and status <> 'done' order by due_on nulls last limit 3) t))
    || private.as_document(f) - 'meetingSummaries' - 'profileUrl')
$$;

-- Whether a text without accents writes two letters as a name: "Bo", "bo's". In small letters two letters are as a rule another word.
create function private.writes_short_name(words text, part text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select words ~ ('\m' || initcap(part) || '\M') or words ~* ('\m' || part || '[''’]s\M')
$$;

-- A user's founders with a word of the query in the name or the company, and how the text names them. The words come once folded and once
-- as they were typed, without accents.
create function private.people_said(me uuid, query tsquery, said text, telling text[], words text) returns table (id uuid, name text, spelled text, by text)
language sql stable set search_path = '' set enable_seqscan = 'off' as $$
  select c.id, c.name, c.spelled, case
    when position(c.spelled in said) > 0 then 'name'
    when exists (select 1 from unnest(string_to_array(btrim(c.spelled), ' ')) part where part = any (telling)
      and (char_length(part) > 2 or char_length(part) = 2 and private.writes_short_name(words, part))) then 'part'
    when char_length(c.at) > 4 and position(c.at in said) > 0 then 'company' end
  from (select f.id, f.name, private.spaced(f.name) as spelled, private.spaced(f.company) as at from public.founders f
    where f.user_id::text = me::text and private.name_vector(f.name, f.company) @@ query limit 300) c
$$;

-- A user's founders who a text names: in full, by a part of the name, by their company, or by a name written nearly so; the surest
-- first, at most twelve, each with a card. The first three come with their whole row, for a change of it is likely.
create function private.named_people(me uuid, words text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- More than any message has.
  said text := private.spaced(left(words, 10000));
  telling text[] := (private.telling_words(said, left(words, 10000)))[1:200];
  -- Names have two words as a rule, and few people have the same two.
  pairs tsquery := (select string_agg(format('(%s)', private.words_query(array[word, next], '&')), ' | ')::tsquery from (
    select word, lead(word) over (order by no) as next from unnest((string_to_array(btrim(said), ' '))[1:300]) with ordinality as w (word, no)) pair
    where char_length(word) between 2 and 200 and char_length(next) between 2 and 200 and (word = any (telling) or next = any (telling)));
  typed text := extensions.unaccent('extensions.unaccent', left(words, 10000));
  full_ids uuid[];
  rest text[];
  named jsonb;
  strange text[];
begin
  -- "Omars email": whose it is, without the apostrophe.
  telling := telling || array(select left(word, -1) from unnest(telling) word where word ~ '...s$');
  select array_agg(p.id), array(select unnest(telling) except select unnest(string_to_array(string_agg(btrim(p.spelled), ' '), ' '))) into full_ids, rest
  from private.people_said(me, pairs, said, telling, typed) p where p.by = 'name';
  select jsonb_agg(jsonb_build_object('id', m.id, 'by', m.by) order by array_position(array['name', 'part', 'company'], m.by), m.name, m.id) into named
  from (
    select f.id, f.name, 'name' as by from public.founders f where f.user_id = me and f.id = any (full_ids)
    union all
    select p.id, p.name, p.by from private.people_said(me, private.words_query(rest, '|'), said, rest, typed) p
    where p.by is not null and p.id <> all (coalesce(full_ids, '{}'))
    order by 2, 1 limit 60
  ) m;
  named := jsonb_path_query_array(named, '$[0 to 11]');
  -- Nobody's name as it is spelled: perhaps it was misspelt, or said in short.
  if named is null or named -> 0 ->> 'by' = 'company' then
    strange := array(select word from unnest(telling) word where char_length(word) between 4 and 30 order by words ~ initcap(word) desc, char_length(word) desc limit 8);
    perform set_config('pg_trgm.word_similarity_threshold', '0.3', true);
    named := coalesce(named, '[]') || coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'by', 'near') order by n.nearness desc, n.name, n.id) from (
      select f.id, f.name, max(extensions.word_similarity(s.word, private.fold(f.name))) as nearness
      from unnest(strange) s (word) join public.founders f on f.user_id = me
        and private.person_words(f.name, f.company, f.role_title, f.industry, f.location, f.email) operator(extensions.%>) s.word
      group by f.id, f.name having max(extensions.word_similarity(s.word, private.fold(f.name))) >= 0.3
      order by nearness desc, f.name, f.id limit 12) n), '[]');
  end if;
  return coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'company', f.company, 'stage', f.stage, 'status', f.status,
      'by', n.person ->> 'by', 'card', private.person_card(f),
      'record', case when n.no <= 3 then to_jsonb(f) - 'user_id' || jsonb_build_object('custom_field_values', (select
        coalesce(jsonb_agg(jsonb_build_object('field_id', v.field_id, 'value', v.value)), '[]') from public.custom_field_values v
        where v.user_id = me and v.founder_id = f.id)) end) order by n.no)
    from jsonb_array_elements(named) with ordinality as n (person, no)
    join public.founders f on f.user_id = me and f.id = (n.person ->> 'id')::uuid), '[]');
end;
$$;

create function private.find_named_people(words text) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.named_people(private.caller('read', 'write'), words) $$;
grant execute on function private.find_named_people(text) to authenticated;
create function public.find_named_people(words text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_named_people(words) $$;
grant execute on function public.find_named_people(text) to authenticated;
