-- Feedback: what users tell us. A user may add to it and read their own.
create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null constraint feedback_type_known check (type in ('bug', 'feature')),
  description text not null constraint feedback_description_length
    check (btrim(description, E' \t\r\n') <> '' and char_length(description) <= 5000),
  created_at timestamptz not null default now()
);
create index feedback_user_id_idx on public.feedback (user_id, created_at desc);

alter table public.feedback enable row level security;
revoke all on public.feedback from anon, authenticated, service_role;
grant select on public.feedback to authenticated;
grant insert (type, description) on public.feedback to authenticated;
create policy "a user reads their own feedback" on public.feedback for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user gives feedback" on public.feedback for insert to authenticated
  with check (user_id = (select private.caller('write')));
