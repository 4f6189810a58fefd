-- pg_cron's tables and functions (github.com/citusdata/pg_cron), without its background worker: ../../cron-runner.ts runs the jobs.
create schema cron;
grant usage on schema cron to postgres with grant option;

create sequence cron.jobid_seq;
create table cron.job (
  jobid bigint primary key default nextval('cron.jobid_seq'),
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport integer not null default inet_server_port(),
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text,
  constraint jobname_username_uniq unique (jobname, username)
);
create sequence cron.runid_seq;
create table cron.job_run_details (
  jobid bigint,
  runid bigint primary key default nextval('cron.runid_seq'),
  job_pid integer,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);

alter table cron.job enable row level security;
create policy cron_job_policy on cron.job using (username = current_user);
alter table cron.job_run_details enable row level security;
create policy cron_job_run_details_policy on cron.job_run_details using (username = current_user);
grant all on all tables in schema cron to postgres;
grant usage on all sequences in schema cron to postgres;

create function cron.schedule(job_name text, schedule text, command text) returns bigint language plpgsql as $$
declare
  id bigint;
begin
  -- '30 seconds' or the five fields of cron, where $ is the last day of the month.
  if schedule !~* '^\s*([1-9]|[1-5][0-9])\s+seconds?\s*$' and schedule !~* '^\s*([-0-9*/,a-z$]+\s+){4}[-0-9*/,a-z]+\s*$' then
    raise exception 'invalid schedule: %', schedule
      using hint = 'Use cron format (e.g. 5 4 * * *), or interval format ''[1-59] seconds''';
  end if;
  insert into cron.job as j (jobname, schedule, command) values (job_name, schedule.schedule, schedule.command)
  on conflict on constraint jobname_username_uniq do update set schedule = excluded.schedule, command = excluded.command
  returning jobid into id;
  perform pg_notify('tracker_cron', '');
  return id;
end;
$$;
create function cron.schedule(schedule text, command text) returns bigint language sql as $$
  select cron.schedule(null, schedule, command)
$$;

create function cron.unschedule(job_id bigint) returns boolean language plpgsql as $$
begin
  delete from cron.job where jobid = job_id;
  if not found then
    raise exception 'could not find valid entry for job ''%''', job_id;
  end if;
  perform pg_notify('tracker_cron', '');
  return true;
end;
$$;
create function cron.unschedule(job_name text) returns boolean language plpgsql as $$
begin
  delete from cron.job where jobname = job_name and username = current_user;
  if not found then
    raise exception 'could not find valid entry for job ''%''', job_name;
  end if;
  perform pg_notify('tracker_cron', '');
  return true;
end;
$$;

create function cron.alter_job(
  job_id bigint, schedule text default null, command text default null, database text default null, username text default null,
  active boolean default null
) returns void language plpgsql as $$
begin
  update cron.job j
  set schedule = coalesce(alter_job.schedule, j.schedule), command = coalesce(alter_job.command, j.command),
      database = coalesce(alter_job.database, j.database), username = coalesce(alter_job.username, j.username),
      active = coalesce(alter_job.active, j.active)
  where j.jobid = job_id;
  if not found then
    raise exception 'Job % does not exist or you don''t own it', job_id;
  end if;
  perform pg_notify('tracker_cron', '');
end;
$$;
revoke all on all functions in schema cron from public;
grant execute on all functions in schema cron to postgres with grant option;
