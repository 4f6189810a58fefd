-- Search: the people that a user means by a few words, anywhere in the person, a note or a post.
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
-- A query of words as they are in such a vector, or with `ending` ':*' of what begins with them, joined by & or |; null without words.
-- A longer word is looked for by its beginning, or left out: Postgres refuses words of more than 2,046 bytes, and a query of 1 MB.
create function private.words_query(words text[], joined_by text, ending text default '') returns tsquery
language sql immutable strict parallel safe set search_path = '' as $$
  select string_agg(format('''%s''%s', replace(replace(left(word, 200), '\', '\\'), '''', ''''''), ending), format(' %s ', joined_by))::tsquery
  from unnest(words) word where word <> '' and (ending <> '' or char_length(word) <= 200)
$$;
create function private.person_vector(name text, company text, role_title text, industry text, location text, email text, meeting_summaries text)
returns tsvector language sql immutable parallel safe set search_path = '' as $$
  select private.word_vector(concat_ws(' ', name, company, role_title, industry, location, email, meeting_summaries))
$$;

-- Anyone who writes a row writes its place in an index too.
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

-- The ids of a user's founders whose own words these are.
create function private.people_with(of_user uuid, query tsquery) returns table (id uuid)
language sql stable set search_path = '' as $$
  select f.id from public.founders f where f.user_id = of_user
    and private.person_vector(f.name, f.company, f.role_title, f.industry, f.location, f.email, f.meeting_summaries) @@ query
$$;

-- The caller's founders with every word somewhere, best first by `rank`: in the person counts most, then notes, then
-- posts. A word also means what begins with it; one without any match means words that are spelled nearly like it. It has its
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
    select w.word, w.no, private.words_query(array[w.word], '|', ':*') as query from unnest(words) with ordinality as w (word, no)
  ), exact as (
    select w.no, p.id, 1.0::real as weight from word w cross join lateral private.people_with(me, w.query) p
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

-- The word of a folded text that represents a sought one: that word, if one begins with it, or else the one that is most like it.
create function private.standing_for(sought text, folded text, may_differ boolean) returns text
language sql stable set search_path = '' as $$
  select case when strpos(folded, ' ' || sought) > 0 then sought
    when may_differ and extensions.word_similarity(sought, folded) >= 0.45 then
      (select word from regexp_split_to_table(folded, ' +') word order by extensions.similarity(word, sought) desc limit 1) end
$$;

-- Where a search found these founders of the caller's: for each {field, text, words, hasMoreBefore, hasMoreAfter}, which is the field with most of
-- the words (of several the one that counts most, of several notes or posts the newest), a piece of it around the first of them, and
-- those words of the piece, folded. It has its owner's rights for the reason that find_people has.
create function private.explain_search(sought text, founders uuid[]) returns table (founder_id uuid, match jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller('read', 'write');
  words text[] := (tsvector_to_array(private.word_vector(left(sought, 500))))[1:8];
  any_word tsquery := private.words_query(words, '|', ':*');
  strange text[];
begin
  strange := array(select w.word from (select word, private.words_query(array[word], '|', ':*') as query from unnest(words) word) w
    where length(w.word) > 3
      and not exists (select 1 from public.founders f where f.user_id = me
        and private.person_vector(f.name, f.company, f.role_title, f.industry, f.location, f.email, f.meeting_summaries) @@ w.query)
      and not exists (select 1 from public.notes n where n.user_id = me and private.word_vector(n.content) @@ w.query)
      and not exists (select 1 from public.posts p where p.user_id = me and private.word_vector(p.content) @@ w.query));
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
  with texts as (
    select f.id, t.field, t.place, t.text, f.created_at as at from public.founders f cross join lateral (values ('name', 1, f.name),
      ('company', 2, f.company), ('roleTitle', 3, f.role_title), ('industry', 4, f.industry), ('location', 5, f.location), ('email', 6, f.email),
      ('meetingSummaries', 7, f.meeting_summaries)) t (field, place, text)
    where f.user_id = me and f.id = any (founders) and t.text is not null
    union all
    select n.founder_id, 'notes', 8, n.content, n.created_at from public.notes n where n.user_id = me and n.founder_id = any (founders)
      and (private.word_vector(n.content) @@ any_word or private.fold(n.content) operator(extensions.%>) any (strange))
    union all
    select p.founder_id, 'posts', 9, p.content, p.posted_at from public.posts p where p.user_id = me and p.founder_id = any (founders)
      and (private.word_vector(p.content) @@ any_word or private.fold(p.content) operator(extensions.%>) any (strange))
  ), folded as materialized (
    -- One character for another, so that a place in the one is a place in the other, but for the few letters that fold into two.
    select t.*, ' ' || translate(private.fold(t.text), E'\n\r\t[]{}$%+=?~^`', repeat(' ', 15)) as folded from texts t
  ), hit as (
    select f.*, array_remove(array(select private.standing_for(w, f.folded, w = any (strange)) from unnest(words) w), null) as found from folded f
  ), best as (
    select distinct on (h.id) h.*, (select min(strpos(h.folded, ' ' || w)) from unnest(h.found) w) as first_at from hit h
    where cardinality(h.found) > 0 order by h.id, cardinality(h.found) desc, h.place, h.at desc
  )
  select b.id, jsonb_build_object('field', b.field, 'text', substr(b.text, greatest(b.first_at - 60, 1), 300), 'words', to_jsonb(b.found),
    'hasMoreBefore', b.first_at > 61, 'hasMoreAfter', char_length(b.text) > greatest(b.first_at - 60, 1) + 299)
  from best b;
end;
$$;
grant execute on function private.explain_search(text, uuid[]) to authenticated;

-- Which columns of the caller's people hold these phrases as whole words, with some of the values: [{phrase, column, values}]. It has its
-- owner's rights because no policy lets an index find words, and asks who is calling.
create function private.find_values(phrases text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller('read', 'write');
begin
  return (
    with phrase as (
      select p.phrase, private.spaced(p.phrase) as words from unnest(phrases[1:400]) p (phrase) where char_length(p.phrase) between 1 and 100
    ), own as materialized (
      select f.id::text as key, part.value, private.spaced(part.value) as words from public.custom_field_values v
      join public.custom_fields f on f.user_id = me and f.id = v.field_id and f.type = 'text'
      cross join lateral (select v.value #>> '{}' as value) part where v.user_id = me
      union all select 'owner', f.owner, private.spaced(f.owner) from public.founders f where f.user_id = me and f.owner is not null
    ), hit as (
      select ph.phrase, field.key, field.value from phrase ph
      cross join lateral (select f.* from private.people_with(me, private.words_query(string_to_array(btrim(ph.words), ' '), '&')) p
        join public.founders f on f.user_id = me and f.id = p.id limit 1000) f
      cross join lateral (values ('company', f.company), ('roleTitle', f.role_title), ('industry', f.industry), ('location', f.location),
        ('email', f.email)) field (key, value)
      where field.value is not null and strpos(private.spaced(field.value), ph.words) > 0
      union all
      select ph.phrase, own.key, own.value from phrase ph join own on strpos(own.words, ph.words) > 0
    )
    select coalesce(jsonb_agg(jsonb_build_object('phrase', g.phrase, 'column', g.key, 'values', g.found) order by g.phrase, g.key), '[]') from (
      select hit.phrase, hit.key, to_jsonb((array_agg(distinct hit.value))[1:200]) as found from hit group by hit.phrase, hit.key) g
  );
end;
$$;
grant execute on function private.find_values(text[]) to authenticated;
create function public.find_values(phrases text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.find_values(phrases) $$;
grant execute on function public.find_values(text[]) to authenticated;
