-- Posts: what a founder published, as one user's copy of it, with its summary. Only the queue's worker writes here.

-- The moment in a LinkedIn activity id: the bits above the lowest 22 are Unix milliseconds.
create function private.posted_at_from_activity_id(activity_id text) returns timestamptz
language sql immutable strict set search_path = '' as $$
  select to_timestamp((activity_id::bigint >> 22) / 1000.0)
$$;
grant execute on function private.posted_at_from_activity_id(text) to authenticated, service_role;

-- The words of a post as one text, by which two sightings of it are known for one: letters and digits in lower case, without the mark of a cut.
create function private.post_words(content text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(regexp_replace(content, '(…|\.\.\.)\s*(see more|more|mehr|plus|más|mais)?\s*$', '', 'i') collate "pg_c_utf8", '[^[:alnum:]]+', '', 'g') collate "pg_c_utf8")
$$;
create function private.is_cut(content text) returns boolean
language sql immutable set search_path = '' as $$ select right(content, 40) ~* '(…|\.\.\.)\s*(see more|more|mehr|plus|más|mais)?\s*$' $$;
-- A post without words (of emoji, say) is known by what it has.
create function private.text_key(content text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(nullif(private.post_words(content), ''), btrim(content)), 'UTF8')), 'hex')
$$;
-- How a post begins, by which one that was cut is found beside the whole; null where that is too little to know it by.
create function private.start_key(content text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(words) = 30 then words end from (select left(private.post_words(left(content, 2000)), 30) as words) w
$$;

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  founder_id uuid not null,
  -- The dedupe key: the network, what its ids are unique in ('' where that is the network itself, the feed's id for a feed), and the
  -- id: LinkedIn's activity id, what a feed's item calls itself, or the text's key for one that was handed in without an id. Ids of the same post under another name (share, ugcPost) are in aliases.
  network text not null default 'linkedin' constraint posts_network_known check (network in ('linkedin', 'feed', 'captured')),
  scope text not null default '' constraint posts_scope_size check (char_length(scope) <= 100),
  external_id text not null constraint posts_external_id_size check (char_length(external_id) between 1 and 500),
  aliases text[] not null default '{}',
  kind text not null constraint posts_kind_known check (kind in ('post', 'quote', 'article', 'repost', 'comment')),
  -- A blog may be without https.
  post_url text not null constraint posts_post_url_https check (post_url ~ case network when 'feed' then '^https?://[^\s]+$' else '^https://[^\s]+$' end
    and char_length(post_url) <= 2000),
  content text not null constraint posts_content_length check (char_length(content) <= 50000),
  -- SHA-256 of the content's UTF-8, in hex; set by a trigger.
  content_hash text not null,
  -- private.text_key of the content; set by a trigger.
  text_key text not null,
  -- private.start_key of the content; set by a trigger.
  start_key text,
  posted_at timestamptz not null,
  -- False where the source gave no time that can be true: then posted_at is when the post was first seen.
  is_date_exact boolean not null default true,
  -- Where it is not exact: whether posted_at is about right ("3 weeks ago"), and not when the post was first seen.
  is_date_about boolean not null default false constraint posts_date_about_inexact check (not (is_date_about and is_date_exact)),
  -- A path of our own (the demonstration network) or an https address.
  image_url text constraint posts_image_url_safe check (image_url ~ '^(https://|/[^/])[^\s]*$' and char_length(image_url) <= 2000),
  -- Whether the server has a copy of the picture (create_post_pictures.sql); set by a trigger.
  has_picture boolean not null default false,
  video_url text constraint posts_video_url_safe check (video_url ~ '^(https://|/[^/])[^\s]*$' and char_length(video_url) <= 2000),
  ai_summary text constraint posts_ai_summary_length check (char_length(ai_summary) <= 2000),
  ai_summary_by text constraint posts_ai_summary_by_known check (ai_summary_by in ('builtin', 'openai')),
  -- The content_hash that was summarised: a post that did not change is never summarised twice.
  summarised_hash text,
  summarised_at timestamptz,
  -- Since when a model is asked again for a summary of it. The worker writes summaries, and set_post_summary for the person who asks again.
  summary_asked_at timestamptz,
  source text not null,
  fetched_at timestamptz not null default now(),
  constraint posts_activity_id_digits check (network <> 'linkedin' or external_id ~ '^[1-9][0-9]{14,18}$'),
  constraint posts_scope_of_network check (case network when 'linkedin' then scope = '' when 'captured' then scope = 'text' else scope <> '' end),
  constraint posts_key_unique unique (user_id, founder_id, network, scope, external_id),
  unique (user_id, id),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- The timeline reads one founder's posts, newest first.
create index posts_founder_id_posted_at_idx on public.posts (user_id, founder_id, posted_at desc, id desc);
-- What is seen again is found by its text.
create index posts_text_key_idx on public.posts (user_id, founder_id, text_key);
create index posts_start_key_idx on public.posts (user_id, founder_id, start_key);
create index posts_captured_idx on public.posts (user_id, founder_id) where network = 'captured';

alter table public.posts enable row level security;
revoke all on public.posts from anon, authenticated, service_role;
grant select on public.posts to authenticated;

create policy "a user reads their own posts" on public.posts for select to authenticated
  using (user_id = (select private.caller('read', 'write')));

-- Dates a post from its id when the source gave no time, one of a feed from this moment, and hashes its content.
create function private.derive_post() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.content_hash := encode(sha256(convert_to(new.content, 'UTF8')), 'hex');
  if tg_op = 'INSERT' then
    -- One that comes back has its picture fetched again.
    new.has_picture := false;
  end if;
  if tg_op = 'INSERT' or new.content is distinct from old.content then
    new.text_key := private.text_key(new.content);
    new.start_key := private.start_key(new.content);
  end if;
  new.posted_at := coalesce(new.posted_at, case new.network when 'linkedin' then private.posted_at_from_activity_id(new.external_id) else now() end);
  return new;
end;
$$;
create trigger derive_post before insert or update on public.posts
  for each row execute function private.derive_post();

-- What a post's date is: when it was published, about when ("3 weeks ago"), or only when it was first seen.
create function private.dating(is_exact boolean, is_about boolean) returns text
language sql immutable set search_path = '' as $$
  select case when is_exact then 'exact' when is_about then 'about' else 'first_seen' end
$$;
grant execute on function private.dating(boolean, boolean) to authenticated;

-- Writes the founder's last_post_* columns from the newest post, quote or article by the person; leaves them where there is none.
create function private.set_latest_post(of_user uuid, of_founder uuid) returns void
language sql set search_path = '' as $$
  update public.founders f
  set last_post_summary = p.ai_summary, last_post_summary_by = p.ai_summary_by, last_post_summary_date = p.summarised_at,
      last_post_date = p.posted_at, last_post_url = p.post_url,
      last_post_dating = private.dating(p.is_date_exact, p.is_date_about)
  from (select * from public.posts
        where user_id = of_user and founder_id = of_founder and kind in ('post', 'quote', 'article')
        order by posted_at desc, id desc limit 1) p
  where f.user_id = of_user and f.id = of_founder
$$;
