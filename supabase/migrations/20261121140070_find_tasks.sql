-- Tasks by the words of their titles, in any order and nearly spelled so: what the palette searches with.

-- The caller's tasks in whose title every word begins a word, or is written nearly like one; open ones first, then the best match.
create function public.find_tasks(sought text, most integer) returns table (id uuid, title text, status text, due_on date, founder_name text)
language sql stable set search_path = '' as $$
  with word as (select word from unnest((tsvector_to_array(private.word_vector(left(sought, 500))))[1:8]) word),
  scored as (
    select t.id, t.title, t.status, t.due_on, t.founder_id,
      (select min(case when strpos(' ' || folded, ' ' || word) > 0 then 1
        when length(word) > 3 then extensions.word_similarity(word, folded) else 0 end) from word) as likeness
    from public.tasks t cross join lateral private.fold(t.title) folded
  )
  select s.id, s.title, s.status, s.due_on, f.name from scored s left join public.founders f on f.id = s.founder_id
  where s.likeness >= 0.45
  order by s.status = 'done', s.likeness desc, s.due_on, s.id limit least(most, 50)
$$;
grant execute on function public.find_tasks(text, integer) to authenticated;
