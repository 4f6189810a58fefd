-- Post sources: where a person's posts come from, and when each is read. The rows are those of `founders` and `feeds`.

-- How often the schedule checks one of the caller's people; null is never.
create function private.checked_every(founder uuid) returns interval
language sql stable security definer set search_path = '' as $$ select queue.usual_interval(private.caller('read', 'write'), founder) $$;
grant execute on function private.checked_every(uuid) to authenticated;

-- Where the posts of one of the caller's founders come from, the profile first, then their feeds in the order they were added:
-- [{kind, id, name, address, state, reason, readAt, nextAt, everySeconds, cadence}]. kind is profile or feed; the profile's id and name are null. state is
-- that of a feed, or else waiting, connected, nothing_new, failing or unknown. readAt is the last success. nextAt is null where nothing will be
-- read before the user does something. Empty without such a founder.
create function public.post_sources(founder_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(s) - 'place' order by s.place nulls first, s.id), '[]') from (
    select 'profile' as kind, null::uuid as id, null as name, f.profile_url as address,
      case f.last_refresh_outcome when 'new_posts' then 'connected' when 'failed' then 'failing' when 'unknown_profile' then 'unknown'
        else coalesce(f.last_refresh_outcome, 'waiting') end as state,
      f.last_refresh_error as reason, f.last_refreshed_at as "readAt", f.refresh_due_at as "nextAt",
      extract(epoch from private.checked_every(f.id))::integer as "everySeconds", f.refresh_cadence as cadence, null::timestamptz as place
    from public.founders f where f.id = post_sources.founder_id
    union all
    -- A feed is read with its person.
    select 'feed', o.id, o.title, o.address, o.status, o.reason, o.read_at, 
      case when o.next_read_at is not null and f.refresh_cadence is distinct from 'off' then greatest(o.next_read_at, f.refresh_due_at) end,
      extract(epoch from private.checked_every(f.id))::integer, f.refresh_cadence, o.created_at
    from public.founders f join public.feeds o on o.user_id = f.user_id and o.founder_id = f.id where f.id = post_sources.founder_id) s
$$;
grant execute on function public.post_sources(uuid) to authenticated;
