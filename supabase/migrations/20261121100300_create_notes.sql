-- Notes: what a user wrote down about a founder. A row belongs to one user and nobody else can see it.
create table public.notes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  founder_id uuid not null,
  content text not null constraint notes_content_length check (btrim(content, E' \t\r\n') <> '' and char_length(content) <= 10000),
  created_at timestamptz not null default now(),
  -- With the user: an id that someone else has is no conflict, and nobody learns of it.
  primary key (user_id, id),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- The table shows the latest note of each founder, the person page all of them, newest first.
create index notes_founder_id_created_at_idx on public.notes (user_id, founder_id, created_at desc, id desc);

alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated, service_role;
grant select on public.notes to authenticated;
-- The id may come from the browser, so that a note sent twice is stored once.
grant insert (id, founder_id, content), update (content) on public.notes to authenticated;

create policy "a user reads their own notes" on public.notes for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user adds notes of their own" on public.notes for insert to authenticated
  with check (user_id = (select private.caller('write')));
create policy "a user changes their own notes" on public.notes for update to authenticated
  using (user_id = (select private.caller('write'))) with check (user_id = (select private.caller('write')));
