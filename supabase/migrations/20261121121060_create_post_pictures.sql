-- Post pictures: the server's own copy of a post's picture, fetched once by the queue's worker, so that nobody's browser asks another site for
-- it. A row belongs to one user, and is there from the moment that a post with a picture is stored.

-- The kind of a picture by its first bytes; null for everything else, SVG included.
create function private.picture_kind(content bytea) returns text
language sql immutable set search_path = '' as $$
  select case when substring(content for 3) = '\xffd8ff' then 'image/jpeg'
    when substring(content for 8) = '\x89504e470d0a1a0a' then 'image/png'
    when substring(content for 6) in ('\x474946383761', '\x474946383961') then 'image/gif'
    when substring(content for 4) = '\x52494646' and substring(content from 9 for 4) = '\x57454250' then 'image/webp' end
$$;

create table public.post_pictures (
  user_id uuid not null references auth.users (id) on delete cascade,
  post_id uuid not null,
  -- Where it is fetched.
  address text not null constraint post_pictures_address_https check (address ~ '^https://[^\s]+$' and char_length(address) <= 2000),
  -- At most 300 KB; null until it was fetched, where that failed, and where it had to make room.
  content bytea constraint post_pictures_content_size check (octet_length(content) between 1 and 300 * 1024),
  kind text generated always as (private.picture_kind(content)) stored,
  bytes integer generated always as (octet_length(content)) stored,
  attempts smallint not null default 0 constraint post_pictures_attempts_range check (attempts between 0 and 3),
  -- When it may be tried; null where that is over, one way or the other.
  next_try_at timestamptz default now(),
  fetched_at timestamptz,
  -- Why there is no picture.
  reason text constraint post_pictures_reason_length check (char_length(reason) <= 200),
  primary key (user_id, post_id),
  constraint post_pictures_kind_known check (content is null or kind is not null),
  constraint post_pictures_tried_no_more check (next_try_at is null or content is null and attempts < 3),
  foreign key (user_id, post_id) references public.posts (user_id, id) on delete cascade
);
-- A picture doesn't get smaller by compressing it again.
alter table public.post_pictures alter column content set storage external;
-- The worker looks whether anything is due, and then user by user.
create index post_pictures_due_idx on public.post_pictures (next_try_at) where next_try_at is not null;
create index post_pictures_user_due_idx on public.post_pictures (user_id, next_try_at) where next_try_at is not null;
-- How much a user has, and what of it is the oldest.
create index post_pictures_room_idx on public.post_pictures (user_id, fetched_at, post_id) include (bytes) where content is not null;

alter table public.post_pictures enable row level security;
revoke all on public.post_pictures from anon, authenticated, service_role;
grant select on public.post_pictures to authenticated;
create policy "a user reads their own pictures" on public.post_pictures for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- The picture of one of the caller's posts: {postId, kind, content, fetchedAt}, its bytes in base64 without line breaks.
create function public.post_picture(post_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  picture jsonb := (select jsonb_build_object('postId', p.post_id, 'kind', p.kind,
    'content', translate(encode(p.content, 'base64'), E'\n', ''), 'fetchedAt', p.fetched_at)
    from public.post_pictures p where p.post_id = post_picture.post_id and p.content is not null);
begin
  if picture is null then
    raise exception using errcode = 'PT404', message = 'There is no picture of this post.';
  end if;
  return picture;
end;
$$;
grant execute on function public.post_picture(uuid) to authenticated;

-- Ten of the caller's pictures at most, by their posts' ids, from the one after this on.
create function public.pictures_after(post_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('postId', t.post_id, 'kind', t.kind,
    'content', translate(encode(t.content, 'base64'), E'\n', ''), 'fetchedAt', t.fetched_at) order by t.post_id), '[]') from (
    select * from public.post_pictures p
    where p.content is not null and p.post_id > coalesce(pictures_after.post_id, '00000000-0000-0000-0000-000000000000') order by p.post_id limit 10) t
$$;
grant execute on function public.pictures_after(uuid) to authenticated;

-- How many pictures a day are fetched for one user: posts can be handed in, with any address.
insert into private.budgets values ('pictures', 2000);
-- How many bytes of pictures a user keeps.
alter table queue.settings add column picture_bytes_per_user bigint not null default 100 * 1024 * 1024 check (picture_bytes_per_user > 0);

-- Has the pictures of new posts fetched. A path of our own is a file of the site.
create function private.want_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.post_pictures (user_id, post_id, address) select a.user_id, a.id, a.image_url from added a where a.image_url ~ '^https://'
  on conflict do nothing;
  return null;
end;
$$;
create trigger want_pictures after insert on public.posts referencing new table as added for each statement execute function private.want_pictures();

-- A post whose picture has another address keeps the one that is there: addresses at LinkedIn are signed again each time. What could not be
-- fetched has the tries that it has left. A post that has no picture any more loses it.
create function private.follow_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.image_url ~ '^https://' then
    insert into public.post_pictures as p (user_id, post_id, address) values (new.user_id, new.id, new.image_url)
    on conflict on constraint post_pictures_pkey do update set address = excluded.address,
      next_try_at = case when p.content is null and p.attempts < 3 then coalesce(p.next_try_at, now()) end;
  else
    delete from public.post_pictures p where p.user_id = new.user_id and p.post_id = new.id;
  end if;
  return null;
end;
$$;
create trigger follow_picture after update of image_url on public.posts for each row
  when (new.image_url is distinct from old.image_url) execute function private.follow_picture();

-- The post's row says whether it has a picture.
create function private.tell_post_of_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.posts p set has_picture = false where p.user_id = old.user_id and p.id = old.post_id and p.has_picture;
  else
    update public.posts p set has_picture = new.content is not null
    where p.user_id = new.user_id and p.id = new.post_id and p.has_picture <> (new.content is not null);
  end if;
  return null;
end;
$$;
create trigger tell_post_of_picture after insert or update of content or delete on public.post_pictures
  for each row execute function private.tell_post_of_picture();

-- Claims at most `most` pictures that are due, taking users in turn: [{userId, postId, address, network, attempt}]. The attempt is counted
-- here, so that a picture that kills its worker is not retried for ever: 3 attempts at most, the second after an hour, the third after six.
-- A user whose budget of the day is used up waits for the next day.
create function queue.claim_pictures(most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  taken jsonb := '[]';
begin
  for due in
    with recursive owners as (
      (select p.user_id from public.post_pictures p where p.next_try_at is not null order by p.user_id limit 1)
      union all
      select (select p.user_id from public.post_pictures p where p.next_try_at is not null and p.user_id > o.user_id order by p.user_id limit 1)
      from owners o where o.user_id is not null
    ), waiting as (
      select w.*, row_number() over (partition by w.user_id order by w.next_try_at, w.post_id) as turn
      from owners o cross join lateral (
        select p.user_id, p.post_id, p.address, p.next_try_at from public.post_pictures p
        where p.user_id = o.user_id and p.next_try_at <= clock_timestamp() order by p.next_try_at, p.post_id limit most for update skip locked) w
    )
    select w.user_id, w.post_id, w.address, o.network from waiting w join public.posts o on o.user_id = w.user_id and o.id = w.post_id
    order by w.turn, w.next_try_at, w.post_id limit most
  loop
    if private.spend(due.user_id, 'pictures', 1) then
      update public.post_pictures p set attempts = p.attempts + 1,
        next_try_at = case p.attempts when 0 then clock_timestamp() + interval '1 hour' when 1 then clock_timestamp() + interval '6 hours' end
      where p.user_id = due.user_id and p.post_id = due.post_id;
      taken := taken || (select jsonb_build_object('userId', p.user_id, 'postId', p.post_id, 'address', p.address, 'network', due.network, 'attempt', p.attempts)
        from public.post_pictures p where p.user_id = due.user_id and p.post_id = due.post_id);
    else
      update public.post_pictures p set next_try_at = (current_date + 1) + interval '6 hours' * random()
      where p.user_id = due.user_id and p.post_id = due.post_id;
    end if;
  end loop;
  return taken;
end;
$$;
create function worker.claim_pictures(most integer) returns jsonb
language sql set search_path = '' as $$ select queue.claim_pictures(most) $$;

-- Takes the oldest pictures of a user away until the rest has room. What others hold at this moment is left for the next time.
create function queue.make_picture_room(owner uuid, newest uuid) returns void
language sql set search_path = '' as $$
  with stored as (
    select p.post_id, sum(p.bytes) over (order by p.fetched_at desc, p.post_id desc) as newer from public.post_pictures p
    where p.user_id = owner and p.content is not null
  ), gone as (
    select o.id from stored s join public.posts o on o.user_id = owner and o.id = s.post_id
    where s.newer > (select picture_bytes_per_user from queue.settings) and s.post_id <> newest for no key update of o skip locked
  )
  update public.post_pictures p set content = null, attempts = 3, next_try_at = null, reason = 'It made room for newer ones.'
  from gone where p.user_id = owner and p.post_id = gone.id
$$;

-- Stores what came of fetching a picture that was claimed: its bytes in base64, or why there are none and whether it is worth another try.
-- False for a later attempt's picture, or one whose post is gone.
create function queue.end_picture(owner uuid, post uuid, attempt integer, content text, reason text, may_try_again boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  picture bytea := decode(content, 'base64');
begin
  -- Before any post is locked: two pictures of one user make room one after the other.
  perform pg_advisory_xact_lock(hashtextextended('pictures:' || owner, 0));
  -- The post first, as where it changes.
  perform 1 from public.posts o where o.user_id = owner and o.id = post for no key update;
  if private.picture_kind(picture) is null then
    picture := null;
  end if;
  update public.post_pictures p set content = picture, fetched_at = case when picture is not null then clock_timestamp() end,
    next_try_at = case when picture is null and may_try_again then p.next_try_at end,
    reason = case when picture is null then left(coalesce(end_picture.reason, 'There is no picture at this address.'), 200) end
  where p.user_id = owner and p.post_id = post and p.attempts = attempt and p.content is null;
  if not found then
    return false;
  end if;
  if picture is not null then
    perform queue.make_picture_room(owner, post);
  end if;
  return true;
end;
$$;
create function worker.end_picture(owner uuid, post uuid, attempt integer, content text, reason text, may_try_again boolean) returns boolean
language sql set search_path = '' as $$ select queue.end_picture(owner, post, attempt, content, reason, may_try_again) $$;
revoke all on function worker.claim_pictures(integer), worker.end_picture(uuid, uuid, integer, text, text, boolean) from public, anon, authenticated;
grant execute on function queue.claim_pictures(integer), queue.end_picture(uuid, uuid, integer, text, text, boolean),
  worker.claim_pictures(integer), worker.end_picture(uuid, uuid, integer, text, text, boolean) to service_role;
