-- Search: whom a user means by a few words, wherever they stand: in the person, in a note or in a post.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists btree_gin with schema extensions;

-- Text as it is searched: lower case, without accents, and with a space for what joins words in addresses.
create function private.fold(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent', translate(words, '@._/:;,-''"()#&|!<>*\', repeat(' ', 20))))
$$;

-- What a person is found by, as one text; a misspelt word is looked for in here.
create function private.person_words(name text, company text, role_title text, industry text, location text, email text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.fold(concat_ws(' ', name, company, role_title, industry, location, email))
$$;
create function private.word_vector(words text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('pg_catalog.simple', coalesce(private.fold(words), ''))
$$;
create function private.person_vector(name text, company text, role_title text, industry text, location text, email text, meeting_summaries text)
returns tsvector language sql immutable parallel safe set search_path = '' as $$
  select private.word_vector(concat_ws(' ', name, company, role_title, industry, location, email, meeting_summaries))
$$;

-- Whoever writes a row writes its place in an index too.
grant execute on function private.fold(text), private.word_vector(text), private.person_words(text, text, text, text, text, text),
  private.person_vector(text, text, text, text, text, text, text) to authenticated, service_role;

-- Each search reads one user's rows by their words, and people by words that are nearly theirs.
create index founders_words_idx on public.founders
  using gin (user_id, private.person_vector(name, company, role_title, industry, location, email, meeting_summaries));
create index founders_similar_words_idx on public.founders
  using gin (user_id, private.person_words(name, company, role_title, industry, location, email) extensions.gin_trgm_ops);
create index notes_words_idx on public.notes using gin (user_id, private.word_vector(content));
create index posts_words_idx on public.posts using gin (user_id, private.word_vector(content));
-- A misspelt word is looked for in notes and posts too.
create index notes_similar_words_idx on public.notes using gin (user_id, private.fold(content) extensions.gin_trgm_ops);
create index posts_similar_words_idx on public.posts using gin (user_id, private.fold(content) extensions.gin_trgm_ops);

-- The caller's founders for whom every word stands somewhere, best first by `rank`: in the person counts most, then notes, then
-- posts. A word also means what begins with it; one that stands nowhere means what is written nearly like it. It has its
-- owner's rights because no policy lets an index find words (their operators are not leakproof), and asks who is calling.
create function private.find_people(sought text) returns table (founder_id uuid, rank real)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller('read', 'write');
  words text[] := (tsvector_to_array(private.word_vector(left(sought, 500))))[1:8];
begin
  -- How near is near: `jonson` finds `johnson`, `armele` finds `armelle`.
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
  with word as (
    select w.word, w.no, (quote_literal(w.word) || ':*')::tsquery as query from unnest(words) with ordinality as w (word, no)
  ), exact as (
    select w.no, f.id, 1.0::real as weight from word w cross join lateral (
      select f.id from public.founders f where f.user_id = me
        and private.person_vector(f.name, f.company, f.role_title, f.industry, f.location, f.email, f.meeting_summaries) @@ w.query) f
    union all
    select w.no, n.founder_id, 0.6 from word w cross join lateral (
      select n.founder_id from public.notes n where n.user_id = me and private.word_vector(n.content) @@ w.query) n
    union all
    select w.no, p.founder_id, 0.4 from word w cross join lateral (
      select p.founder_id from public.posts p where p.user_id = me and private.word_vector(p.content) @@ w.query) p
  ), strange as (
    select w.no, w.word from word w where length(w.word) > 3 and not exists (select 1 from exact e where e.no = w.no)
  ), near as (
    select w.no, f.id, f.similarity as weight from strange w cross join lateral (
      select f.id, extensions.word_similarity(w.word, private.person_words(f.name, f.company, f.role_title, f.industry, f.location, f.email)) as similarity
      from public.founders f where f.user_id = me
        and private.person_words(f.name, f.company, f.role_title, f.industry, f.location, f.email) operator(extensions.%>) w.word) f
    union all
    select w.no, n.founder_id, 0.3 from strange w cross join lateral (
      select n.founder_id from public.notes n where n.user_id = me and private.fold(n.content) operator(extensions.%>) w.word limit 500) n
    union all
    select w.no, p.founder_id, 0.2 from strange w cross join lateral (
      select p.founder_id from public.posts p where p.user_id = me and private.fold(p.content) operator(extensions.%>) w.word limit 500) p
  ), best as (
    select hit.no, hit.id, max(hit.weight) as weight from (select * from exact union all select * from near) hit group by hit.no, hit.id
  )
  select b.id, sum(b.weight)::real from best b group by b.id having count(*) = cardinality(words);
end;
$$;
grant execute on function private.find_people(text) to authenticated;
