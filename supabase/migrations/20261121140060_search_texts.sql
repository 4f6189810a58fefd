-- Notes, posts and people by words, the best first: what the assistant searches with. The entry points have their owner's rights because no
-- policy lets an index find words, and ask who is calling.

-- The words of a text that are looked for, in order and of so many characters in all: those of more than 200 letters, which is no word that
-- a person typed, by their beginning and only where there are no others.
create function private.sought_words(sought text, characters integer) returns text[]
language sql stable set search_path = '' as $$
  with word as (
    select left(word, 200) as word, char_length(word) > 200 as is_long, no, sum(char_length(left(word, 200)) + 1) over (order by char_length(word) > 200, no) as upto
    from regexp_split_to_table(private.spaced(left(sought, 10000)), ' ') with ordinality as w (word, no) where word <> ''
  )
  select coalesce(array_agg(word order by no) filter (where not is_long), array_agg(word order by no), '{}') from word where upto <= characters
$$;

-- What words are looked for by: their beginnings, so that "pricing" also finds "prices"; small words only where there are no others.
create function private.word_beginnings(sought text) returns text[]
language sql stable set search_path = '' as $$
  with word as (
    select word, (ts_lexize('pg_catalog.english_stem', word))[1] as stem from unnest(private.sought_words(sought, 500)) word
  )
  select coalesce((array_agg(distinct case when char_length(stem) > 3 then regexp_replace(stem, '[eiy]$', '') else stem end) filter (where stem is not null))[1:12],
    (array_agg(distinct word))[1:12], '{}') from word
$$;

-- A user's notes and posts that a query finds, at most 300 of each and the newest, with their rank in it.
create function private.texts_found(me uuid, of_kind text, query tsquery) returns table (kind text, id uuid, founder_id uuid, content text,
  summary text, post_url text, written_at timestamptz, dating text, rank real)
language sql stable set search_path = '' as $$
  (select 'note', n.id, n.founder_id, n.content, null, null, n.created_at, 'exact', ts_rank(private.word_vector(n.content), query, 1) from public.notes n
    where of_kind in ('note', 'any') and n.user_id = me and private.word_vector(n.content) @@ query order by n.created_at desc limit 300)
  union all
  (select 'post', p.id, p.founder_id, p.content, p.ai_summary, p.post_url, p.posted_at, private.dating(p.is_date_exact, p.is_date_about),
      ts_rank(private.word_vector(p.content), query, 1) from public.posts p
    where of_kind in ('post', 'any') and p.user_id = me and private.word_vector(p.content) @@ query order by p.posted_at desc limit 300)
$$;

-- The words nearest to misspelt ones that a user's notes and posts have.
create function private.words_meant(me uuid, beginnings text[]) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  -- Not a setting of the function itself: a session that has not loaded pg_trgm yet could not create it then.
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return (
    select coalesce(array_agg(distinct near.word), '{}') from unnest(beginnings) sought cross join lateral (
      select word from (
        select n.content from public.notes n where n.user_id = me and private.fold(n.content) operator(extensions.%>) sought limit 50) hit,
        regexp_split_to_table(btrim(private.spaced(hit.content)), ' ') word
      where extensions.similarity(word, sought) >= 0.4
      union
      select word from (
        select p.content from public.posts p where p.user_id = me and private.fold(p.content) operator(extensions.%>) sought limit 50) hit,
        regexp_split_to_table(btrim(private.spaced(hit.content)), ' ') word
      where extensions.similarity(word, sought) >= 0.4
    ) near where char_length(sought) > 3
  );
end;
$$;

-- The caller's notes and posts with every one of the words, else with some of them, else with words spelled nearly so; the best first,
-- newer before older. Without words, the newest. `of_kind` is note, post or any.
create function private.search_texts(of_kind text, sought text, most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller('read', 'write');
  beginnings text[] := private.word_beginnings(coalesce(sought, ''));
  query tsquery;
  found jsonb;
begin
  if beginnings = '{}' then
    return (select coalesce(jsonb_agg(to_jsonb(newest) || jsonb_build_object('founder_name', f.name, 'profile_url', f.profile_url) order by newest.written_at desc, newest.id), '[]') from (
      (select 'note' as kind, n.id, n.founder_id, n.content, null as summary, null as post_url, n.created_at as written_at, 'exact' as dating from public.notes n
        where of_kind in ('note', 'any') and n.user_id = me order by n.created_at desc limit least(most, 50))
      union all
      (select 'post', p.id, p.founder_id, p.content, p.ai_summary, p.post_url, p.posted_at, private.dating(p.is_date_exact, p.is_date_about) from public.posts p
        where of_kind in ('post', 'any') and p.user_id = me order by p.posted_at desc limit least(most, 50))) newest
      join public.founders f on f.user_id = me and f.id = newest.founder_id);
  end if;
  foreach query in array array[
    private.words_query(beginnings, '&', ':*'),
    private.words_query(beginnings, '|', ':*'),
    null] loop
    if query is null then
      query := private.words_query(private.words_meant(me, beginnings), '|');
    end if;
    if query is not null then
      select jsonb_agg(to_jsonb(best) - 'rank' || jsonb_build_object('founder_name', f.name, 'profile_url', f.profile_url) order by best.rank desc, best.written_at desc, best.id) into found
      from (select * from private.texts_found(me, of_kind, query) t order by t.rank desc, t.written_at desc, t.id limit least(most, 50)) best
      join public.founders f on f.user_id = me and f.id = best.founder_id;
    end if;
    exit when found is not null;
  end loop;
  return coalesce(found, '[]');
end;
$$;

-- The caller's founders with every word in name, company, role, industry, place or mail, or else written nearly like
-- something there; the best 200 first.
create function private.search_founder_ids(sought text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller('read', 'write');
  words text[] := (private.sought_words(sought, 300))[1:8];
  query tsquery := private.words_query(words, '&', ':*');
  found uuid[];
begin
  select array_agg(best.id order by best.name, best.id) into found from (select f.id, f.name from public.founders f where f.user_id = me
    and private.person_vector(f.name, f.company, f.role_title, f.industry, f.location, f.email, null) @@ query order by f.name, f.id limit 200) best;
  if found is null then
    perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
    select array_agg(best.id order by best.nearness desc, best.id) into found from (
      select f.id, sum(extensions.word_similarity(s.word, private.person_words(f.name, f.company, f.role_title, f.industry, f.location, f.email))) as nearness
      from unnest(words) s (word) join public.founders f on f.user_id = me
        and private.person_words(f.name, f.company, f.role_title, f.industry, f.location, f.email) operator(extensions.%>) s.word
      group by f.id having count(*) = cardinality(words) order by nearness desc, f.id limit 200) best;
  end if;
  return coalesce(found, '{}');
end;
$$;
grant execute on function private.search_texts(text, text, integer), private.search_founder_ids(text) to authenticated;

create function public.search_texts(of_kind text, sought text, most integer) returns jsonb
language sql stable set search_path = '' as $$ select private.search_texts(of_kind, sought, most) $$;
create function public.search_founder_ids(sought text) returns uuid[]
language sql stable set search_path = '' as $$ select private.search_founder_ids(sought) $$;
grant execute on function public.search_texts(text, text, integer), public.search_founder_ids(text) to authenticated;
