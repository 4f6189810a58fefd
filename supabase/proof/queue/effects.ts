import type { Sql } from "postgres";

// Each write of a finished refresh to its founder is one effect; nothing in the table stops a second one.
export const COUNT_EFFECTS = `
  create table public.effects (founder_id uuid not null);
  create function public.count_effect() returns trigger language plpgsql as
    $$ begin insert into public.effects values (new.id); return null; end $$;
  create trigger count_effect after update of last_refreshed_at on public.founders
    for each row execute function public.count_effect();
  create or replace function queue.backoff(attempt integer) returns interval language sql as $$ select interval '20 ms' $$;
`;

// A control: the same functions without a look at the lease token.
export const NO_FENCING = `
  create or replace function queue.hold(job_id bigint, token uuid) returns setof queue.jobs
  language sql set search_path = '' as $$ select * from queue.jobs where id = job_id for update $$;
  create or replace function queue.complete(job_id bigint, token uuid, outcome jsonb) returns boolean
  language sql set search_path = '' as $$
    update queue.jobs set state = 'done', result = outcome, lease_token = null, lease_until = null where id = job_id
    returning true
  $$;
`;

// A control: nobody takes back what a worker holds that is gone.
export const NO_RECLAIMING = `
  create or replace function queue.reap() returns integer language sql set search_path = '' as $$ select 0 $$;
`;

// A control: jobs are claimed without a look at what else of their user runs, and no index forbids it.
export const NO_LANES = `
  drop index queue.jobs_one_running_per_lane_idx;
  create or replace function queue.claim(lease interval default '90 seconds') returns setof queue.jobs
  language sql set search_path = '' as $$
    update queue.jobs set state = 'running', attempt = attempt + 1, lease_token = gen_random_uuid(),
      lease_until = clock_timestamp() + lease, started_at = clock_timestamp()
    where id = (select j.id from queue.jobs j where j.state = 'queued' and j.run_at <= clock_timestamp()
      order by j.id limit 1 for update skip locked)
    returning *
  $$;
`;

/** What became of the jobs of a scratch database, each count of which says something about the claim. */
export interface Effects {
  done: number;
  dead: number;
  unfinished: number;
  lost: number;
  doubled: number;
  attemptsLost: number;
}

export async function effectsOf(sql: Sql): Promise<Effects> {
  const [counts] = await sql<[Effects]>`
    with effect as (select founder_id, count(*) as times from public.effects group by 1)
    select count(*) filter (where state = 'done')::integer as done, count(*) filter (where state = 'dead')::integer as dead,
      count(*) filter (where state not in ('done', 'dead'))::integer as unfinished,
      count(*) filter (where state = 'done' and times is null)::integer as lost,
      count(*) filter (where times > 1 or (state = 'dead' and times > 0))::integer as doubled,
      coalesce(sum(attempt - 1) filter (where state = 'done'), 0)::integer as "attemptsLost"
    from queue.jobs left join effect using (founder_id)`;
  return counts;
}
