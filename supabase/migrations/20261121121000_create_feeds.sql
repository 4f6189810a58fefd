-- Feeds: what a user follows of a person beside their profile, such as a blog, a newsletter or a Mastodon account. A row belongs to one user
-- and nobody else can see it. The user adds and removes it; how reading it went is written by the queue's worker only.
create table public.feeds (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  founder_id uuid not null,
  -- What may be fetched is decided when it is, by what its name resolves to (_shared/post-sources/feed/public-address.ts).
  address text not null constraint feeds_address_web check (address ~ '^https?://[^\s@/]+(/[^\s]*)?$' and char_length(address) <= 2000),
  -- What the feed calls itself.
  title text constraint feeds_title_length check (char_length(title) <= 300),
  -- connected: read, with something new. nothing_new: read. limited: the site asked to come back later. failing: it could not be read.
  -- stopped: it said that it is gone for good (410).
  status text not null default 'waiting'
    constraint feeds_status_known check (status in ('waiting', 'connected', 'nothing_new', 'limited', 'failing', 'stopped')),
  -- Why, in a sentence for the user.
  reason text constraint feeds_reason_length check (char_length(reason) <= 500),
  failing_since timestamptz,
  failures integer not null default 0 constraint feeds_failures_counted check (failures >= 0),
  -- When it was last read with success, and from when on it may be asked for again; null is never.
  read_at timestamptz,
  next_read_at timestamptz default now(),
  -- What the site said of the version that was read, sent back as it came.
  etag text constraint feeds_etag_length check (char_length(etag) <= 1000),
  last_modified text constraint feeds_last_modified_length check (char_length(last_modified) <= 200),
  -- It has had posts of several authors: only those that name the person count.
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  -- With the user: an id that someone else has is no conflict, and nobody learns of it.
  primary key (user_id, id),
  constraint feeds_address_unique unique (user_id, founder_id, address),
  constraint feeds_failing_since_given check ((status = 'failing') = (failing_since is not null)),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);

alter table public.feeds enable row level security;
revoke all on public.feeds from anon, authenticated, service_role;
grant select on public.feeds to authenticated;
-- The id may come from the browser, so that a feed that is sent twice is stored once.
grant insert (id, founder_id, address, title) on public.feeds to authenticated;
create policy "a user reads their own feeds" on public.feeds for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user adds feeds of their own" on public.feeds for insert to authenticated
  with check (user_id = (select private.caller('write')));

-- A person has ten feeds at most: all of them are read in one job.
create function private.limit_feeds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from added a where (select count(*) from public.feeds f where f.user_id = a.user_id and f.founder_id = a.founder_id) > 10) then
    raise exception using errcode = 'PT409', message = 'You follow 10 feeds of this person already. Remove one first.';
  end if;
  return null;
end;
$$;
create trigger limit_feeds after insert on public.feeds referencing new table as added for each statement
  when ((current_setting('tracker.batch', true) ~ '^(undo|redo|merge) ') is not true) execute function private.limit_feeds();

-- A feed is read at once when it is added. One that comes back brings the posts that left with it.
create function private.follow_feeds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (current_setting('tracker.batch', true) ~ '^(undo|redo|merge) ') is not true then
    perform queue.enqueue_refreshes(a.user_id, array_agg(distinct a.founder_id), 0::smallint) from added a group by a.user_id;
  else
    perform private.bring_posts_back(a.user_id, a.founder_id, private.feed_mark(a.id)) from added a;
  end if;
  return null;
end;
$$;
create trigger follow_feeds after insert on public.feeds referencing new table as added for each statement execute function private.follow_feeds();

-- Under which the posts of a feed that was removed are kept.
create function private.feed_mark(feed uuid) returns text
language sql immutable set search_path = '' as $$ select 'feed ' || feed $$;

-- The posts of a feed leave with it, and are kept for when it comes back. Those of a person who is deleted leave with the person, and a merge
-- gives them to the other one.
create function private.put_feed_posts_away() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  feed public.feeds;
begin
  if (current_setting('tracker.batch', true) ~ '^merge ') is true then
    return null;
  end if;
  for feed in select g.* from gone g join public.founders f on f.user_id = g.user_id and f.id = g.founder_id loop
    with away as (
      delete from public.posts p where p.user_id = feed.user_id and p.founder_id = feed.founder_id and p.network = 'feed' and p.scope = feed.id::text returning *
    )
    insert into private.kept_posts (user_id, founder_id, address, posts)
    select feed.user_id, feed.founder_id, private.feed_mark(feed.id), jsonb_agg(to_jsonb(away)) from away having count(*) > 0
    on conflict on constraint kept_posts_pkey do update set posts = excluded.posts, created_at = now();
    update public.founders f
    set last_post_summary = null, last_post_summary_by = null, last_post_summary_date = null, last_post_date = null, last_post_dating = null,
      last_post_url = null
    where f.user_id = feed.user_id and f.id = feed.founder_id;
    perform private.set_latest_post(feed.user_id, feed.founder_id);
  end loop;
  return null;
end;
$$;
create trigger put_feed_posts_away after delete on public.feeds referencing old table as gone for each statement
  execute function private.put_feed_posts_away();

-- Removes one of the caller's feeds with its posts: {undoId}. The person is locked first, as by the worker that stores what it has read.
create function private.remove_feed(feed uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller('write');
  batch uuid := gen_random_uuid();
  was text;
begin
  perform 1 from public.founders f join public.feeds o on o.user_id = f.user_id and o.founder_id = f.id
  where o.user_id = me and o.id = feed for no key update of f;
  was := private.begin_doing('', batch);
  delete from public.feeds o where o.user_id = me and o.id = feed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Feed not found';
  end if;
  perform private.end_doing(was);
  return jsonb_build_object('undoId', batch);
end;
$$;
grant execute on function private.remove_feed(uuid) to authenticated;
create function public.remove_feed(feed_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.check_writer(); select private.remove_feed(feed_id) $$;
grant execute on function public.remove_feed(uuid) to authenticated;

-- The feeds of a held job's person that may be read now: [{id, address, etag, lastModified, isShared}].
create function queue.due_feeds(of_user uuid, of_founder uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
    select f.id, f.address, f.etag, f.last_modified as "lastModified", f.is_shared as "isShared" from public.feeds f
    where f.user_id = of_user and f.founder_id = of_founder and f.next_read_at <= clock_timestamp() order by f.next_read_at, f.id limit 10) d
$$;

-- How long a feed is left alone: what the site asked for, an hour at least and a week at most; after failures it doubles up to a day.
create function queue.feed_rest(failures integer, asked_seconds integer) returns interval
language sql immutable set search_path = '' as $$
  select least(interval '7 days', greatest(make_interval(secs => coalesce(asked_seconds, 0)),
    case when failures = 0 then interval '1 hour' else least(interval '1 day', interval '1 hour' * power(2, least(failures, 6) - 1)) end))
$$;

-- Stores how reading the feeds of a held job went, and what they gave. `readings` are [{feedId, status, reason, title, etag, lastModified, isShared,
-- retryAfterSeconds, posts}]; status is read, limited, failing or stopped. What a feed gives when it is first read is not new. The counts are
-- those of the job until it ends. False: fenced out.
create function queue.store_feeds(job_id bigint, token uuid, readings jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job queue.jobs;
  reading jsonb;
  feed public.feeds;
  counts jsonb;
  new_posts integer := 0;
  new_summaries integer := 0;
begin
  select * into job from queue.hold_with_founder(job_id, token);
  if not found then
    return false;
  elsif job.cancel_requested_at is not null then
    return true;
  end if;
  for reading in select jsonb_array_elements(readings) loop
    select * into feed from public.feeds f where f.user_id = job.user_id and f.founder_id = job.founder_id and f.id = (reading ->> 'feedId')::uuid for update;
    -- It was removed while it was read.
    continue when not found;
    counts := queue.store_posts(job.user_id, job.founder_id, 'feed', coalesce((select jsonb_agg(p || jsonb_build_object('network', 'feed', 'scope', feed.id))
      from jsonb_array_elements(reading -> 'posts') p), '[]'));
    if feed.read_at is null then
      counts := counts || '{"newPostsCount": 0}';
    end if;
    new_posts := new_posts + (counts ->> 'newPostsCount')::integer;
    new_summaries := new_summaries + (counts ->> 'updatedSummariesCount')::integer;
    update public.feeds f set
      status = case when reading ->> 'status' <> 'read' then reading ->> 'status' when jsonb_array_length(reading -> 'posts') > 0
        and (counts ->> 'newPostsCount' <> '0' or feed.read_at is null) then 'connected' else 'nothing_new' end,
      reason = left(reading ->> 'reason', 500),
      failures = case when reading ->> 'status' = 'failing' then feed.failures + 1 else 0 end,
      failing_since = case when reading ->> 'status' = 'failing' then coalesce(feed.failing_since, now()) end,
      read_at = case when reading ->> 'status' = 'read' then now() else feed.read_at end,
      next_read_at = case when reading ->> 'status' <> 'stopped' then clock_timestamp()
        + queue.feed_rest(case when reading ->> 'status' = 'failing' then feed.failures + 1 else 0 end, (reading ->> 'retryAfterSeconds')::integer) end,
      title = coalesce(left(nullif(reading ->> 'title', ''), 300), feed.title),
      etag = case when reading ->> 'status' = 'read' then left(reading ->> 'etag', 1000) else feed.etag end,
      last_modified = case when reading ->> 'status' = 'read' then left(reading ->> 'lastModified', 200) else feed.last_modified end,
      is_shared = feed.is_shared or coalesce((reading ->> 'isShared')::boolean, false)
    where f.user_id = feed.user_id and f.id = feed.id;
  end loop;
  update queue.jobs j set result = jsonb_build_object(
    'newPostsCount', new_posts + coalesce((j.result ->> 'newPostsCount')::integer, 0),
    'updatedSummariesCount', new_summaries + coalesce((j.result ->> 'updatedSummariesCount')::integer, 0))
  where j.id = job.id;
  return true;
end;
$$;
create function worker.store_feeds(job_id bigint, token uuid, readings jsonb) returns boolean
language sql set search_path = '' as $$ select queue.store_feeds(job_id, token, readings) $$;
revoke all on function worker.store_feeds(bigint, uuid, jsonb) from public, anon, authenticated;
grant execute on function queue.store_feeds(bigint, uuid, jsonb), worker.store_feeds(bigint, uuid, jsonb) to service_role;
