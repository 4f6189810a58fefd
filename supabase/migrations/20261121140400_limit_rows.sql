-- Maxima: how many rows of each kind one user may have. Counted once per statement, and decided when the transaction commits: the lock on
-- a count is then held for a moment and nothing else is locked after it, so that two requests at once neither pass a limit nor wait for
-- each other crosswise.

-- Every table of users' rows. `refused`: more are refused with the sentence. `oldest`: the oldest by `age_column` go. `key`: a key or
-- another table bounds them. `purge`: they go by themselves, and functions
-- of their own bound what is added.
create table private.maxima (
  table_name text primary key,
  most integer not null check (most > 0),
  kept_by text not null check (kept_by in ('refused', 'oldest', 'key', 'purge')),
  sentence text,
  age_column text,
  constraint maxima_kept_somehow check ((kept_by = 'refused') = (sentence is not null) and (kept_by = 'oldest') = (age_column is not null))
);
insert into private.maxima (table_name, most, kept_by, sentence) values
  ('founders', 100000, 'refused', 'You have 100,000 people already. Delete some first.'),
  ('notes', 200000, 'refused', 'You have 200,000 notes already. Delete some first.'),
  ('tasks', 100000, 'refused', 'You have 100,000 tasks already. Delete some first.'),
  -- A table of more columns could not be arranged: what is kept of it names 300 at most (contract/table-preferences.ts).
  ('custom_fields', 200, 'refused', 'You have 200 custom columns already. Delete one first.'),
  ('custom_field_values', 2000000, 'refused', 'You have 2,000,000 values in your columns already. Clear some first.'),
  ('saved_views', 100, 'refused', 'You have 100 saved views already. Delete one first.'),
  ('feeds', 200000, 'refused', 'You follow 200,000 feeds already. Remove some first.'),
  ('personal_tokens', 100, 'refused', 'You have 100 tokens already. Revoke one first.'),
  ('feedback', 1000, 'refused', 'You have sent 1,000 messages already. We can''t keep more.'),
  ('not_duplicates', 50000, 'refused', 'You have told 50,000 pairs of people apart already. Merge or delete some people first.'),
  ('imports', 100, 'refused', 'You have 100 imports of the last 30 days already. Please try again in a few days.'),
  ('import_rows', 2000000, 'refused', 'Your imports of the last 30 days have 2,000,000 rows already. Please try again in a few days.'),
  ('conversation_messages', 400000, 'refused', 'You have sent 200,000 messages in 30 days. Please try again in a few days.'),
  ('assistant_actions', 50000, 'refused', 'The assistant has recorded 50,000 actions in 30 days. Please try again in a few days.');
insert into private.maxima (table_name, most, kept_by, age_column) values
  ('activities', 2000000, 'oldest', 'happened_at'),
  ('task_moves', 500000, 'oldest', 'moved_at'),
  ('outreach_answers', 200000, 'oldest', 'created_at'),
  ('posts', 3000000, 'oldest', 'posted_at'),
  ('suggestions', 500000, 'oldest', 'seen_at'),
  ('notifications', 1000, 'oldest', 'created_at'),
  ('conversations', 2000, 'oldest', 'last_message_at');
insert into private.maxima (table_name, most, kept_by) values
  ('profiles', 1, 'key'), ('table_preferences', 1, 'key'), ('data_sources', 2, 'key'), ('source_hooks', 2, 'key'), ('lanes', 1, 'key'), ('row_counts', 100, 'key'), ('extension_codes', 1, 'key'),
  ('phones', 1, 'key'), ('phone_codes', 1, 'key'), ('text_lanes', 1, 'key'),
  ('notification_settings', 8, 'key'), ('mail_stops', 1, 'key'),
  -- One a day, and five an hour on request.
  ('digest_settings', 1, 'key'), ('digest_lanes', 1, 'key'), ('digests', 4000, 'purge'), ('digest_items', 30000, 'purge'), ('digest_sendings', 12000, 'purge'),
  -- private.claim_key itself refuses more keys, which go after a day.
  ('spending', 1000, 'purge'), ('jobs', 1000000, 'purge'), ('source_runs', 1000000, 'purge'), ('run_people', 1000000, 'purge'), ('claimed_keys', 10000, 'purge'), ('post_pictures', 3000000, 'key'), ('kept_posts', 100000, 'purge'),
  -- The daily budgets limit these.
  ('outbox', 10000, 'purge'), ('texts', 10000, 'purge'),
  -- private.limit_history counts their bytes.
  ('batches', 2000000, 'purge'), ('changes', 2000000, 'purge');

-- How many rows a user has added to a table since they were last counted, on top of that count: never fewer than there are.
create table private.row_counts (
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null constraint row_counts_table_name_size check (char_length(table_name) <= 63),
  rows bigint not null,
  primary key (user_id, table_name)
);
-- What the transactions under way have added: empty when none is.
create unlogged table private.added_rows (
  transaction xid8 not null,
  owner_id uuid not null,
  table_name text not null constraint added_rows_table_name_size check (char_length(table_name) <= 63),
  rows bigint not null,
  primary key (transaction, owner_id, table_name)
);
alter table private.maxima enable row level security;
alter table private.row_counts enable row level security;
alter table private.added_rows enable row level security;
revoke all on private.maxima, private.row_counts, private.added_rows from public, anon, authenticated, service_role;

-- Whether one more task fits, for one that is made unasked. Near the maximum, the caller waits for others of the same user to commit, and
-- then counts.
create function private.has_room_for_task(of_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most_tasks integer := (select m.most from private.maxima m where m.table_name = 'tasks');
begin
  if coalesce((select c.rows from private.row_counts c where c.user_id = of_user and c.table_name = 'tasks'), 0)
    + coalesce((select sum(r.rows) from private.added_rows r where r.owner_id = of_user and r.table_name = 'tasks'), 0)
    < most_tasks - 1000 then
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || of_user, 0));
  return (select count(*) from public.tasks t where t.user_id = of_user) < most_tasks;
end;
$$;

create function private.note_added_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.added_rows as r (transaction, owner_id, table_name, rows)
  select pg_current_xact_id(), a.user_id, tg_table_name, count(*) from added a group by a.user_id
  on conflict on constraint added_rows_pkey do update set rows = r.rows + excluded.rows;
  return null;
end;
$$;

-- Adds what the transaction has added to its user's counts, each table in the same order; where that is too much, counts what there is.
create function private.count_added_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  line record;
  counted bigint;
begin
  for line in
    with mine as (
      delete from private.added_rows r where r.transaction = new.transaction returning r.owner_id, r.table_name, r.rows
    ), added_up as (
      insert into private.row_counts as c (user_id, table_name, rows) select m.owner_id, m.table_name, m.rows from mine m order by 2, 1
      on conflict on constraint row_counts_pkey do update set rows = c.rows + excluded.rows returning c.user_id, c.table_name, c.rows
    )
    select a.user_id, m.* from added_up a join private.maxima m on m.table_name = a.table_name
    where a.rows > m.most or a.table_name = 'imports'
  loop
    execute format('select count(*) from public.%I t where t.user_id = $1', line.table_name) into counted using line.user_id;
    if counted > line.most then
      raise exception using errcode = 'PT409', message = line.sentence;
    elsif line.table_name = 'imports' and (select count(*) from public.imports i
      where i.user_id = line.user_id and i.state in ('uploading', 'ready', 'running')) > 5 then
      raise exception using errcode = 'PT409', message = 'You have 5 unfinished imports already. Finish or cancel one first.';
    end if;
    update private.row_counts c set rows = counted where c.user_id = line.user_id and c.table_name = line.table_name;
  end loop;
  return null;
end;
$$;
create constraint trigger count_added_rows after insert on private.added_rows
  deferrable initially deferred for each row execute function private.count_added_rows();

-- Takes the oldest rows of a user from a table until it has its maximum again, and a hundredth less, so that it is not needed each time.
-- What another transaction holds is left for the next time. How many went.
create function private.drop_oldest(of_user uuid, from_table text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  limits private.maxima;
  counted bigint;
  dropped integer := 0;
begin
  select * into limits from private.maxima m where m.table_name = from_table and m.kept_by = 'oldest';
  execute format('select count(*) from public.%I t where t.user_id = $1', from_table) into counted using of_user;
  if counted > limits.most then
    execute format('delete from public.%1$I where ctid = any (array(select t.ctid from public.%1$I t where t.user_id = $1 order by t.%2$I limit $2
      for update skip locked))', from_table, limits.age_column) using of_user, counted - limits.most + limits.most / 100;
    get diagnostics dropped = row_count;
  end if;
  return dropped;
end;
$$;
create function private.drop_oldest_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_oldest(a.user_id, tg_table_name) from (select distinct a.user_id from added a) a;
  return null;
end;
$$;

-- One trigger for each table, after what its name says. Where counting takes long, one statement in a thousand looks: such a table has a
-- little more than its maximum at times.
do $$
declare
  limits private.maxima;
begin
  for limits in select * from private.maxima where kept_by in ('refused', 'oldest') order by table_name loop
    execute format('create trigger %s after insert on public.%I referencing new table as added for each statement %s execute function private.%s()',
      case limits.kept_by when 'refused' then 'note_added_rows' else 'drop_oldest_added' end, limits.table_name,
      case when limits.kept_by = 'oldest' and limits.most > 10000 then 'when (random() < 0.001)' else '' end,
      case limits.kept_by when 'refused' then 'note_added_rows' else 'drop_oldest_added' end);
  end loop;
end;
$$;
