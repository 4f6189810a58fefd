-- What a user said to a proposal to reach out: in touch, later, or not useful. A row belongs to one user and nobody else can see it.
create table public.outreach_answers (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  founder_id uuid not null,
  answer text not null constraint outreach_answers_answer_known check (answer in ('touched', 'snoozed', 'not_useful')),
  -- The person is not proposed before this.
  quiet_until timestamptz not null constraint outreach_answers_quiet_range check (quiet_until <= created_at + interval '366 days'),
  -- The kind of the weightiest reason that was shown, so that the score can be judged by what became of it.
  reason text constraint outreach_answers_reason_length check (char_length(reason) <= 40),
  created_at timestamptz not null default now(),
  foreign key (user_id, founder_id) references public.founders (user_id, id) on delete cascade
);
-- The proposals read the newest answer of each founder.
create index outreach_answers_founder_idx on public.outreach_answers (user_id, founder_id, created_at desc, id desc);

alter table public.outreach_answers enable row level security;
revoke all on public.outreach_answers from anon, authenticated, service_role;
grant select, delete on public.outreach_answers to authenticated;
grant insert (founder_id, answer, quiet_until, reason) on public.outreach_answers to authenticated;
create policy "a user reads their own answers" on public.outreach_answers for select to authenticated
  using (user_id = (select private.caller('read', 'write')));
create policy "a user answers for themselves" on public.outreach_answers for insert to authenticated
  with check (user_id = (select private.caller('write')));
create policy "a user takes back their own answers" on public.outreach_answers for delete to authenticated
  using (user_id = (select private.caller('write')));
