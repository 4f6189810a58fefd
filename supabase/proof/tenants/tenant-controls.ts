import type { Sql } from "postgres";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { makeScratchDatabase } from "../../tests/make-scratch-database.ts";
import { httpMatrix } from "./http-probes.ts";
import { scopeMatrix } from "./scope-matrix.ts";
import { sqlMatrix } from "./sql-matrix.ts";
import { addScratchTenant } from "./tenant-rows.ts";

/** A guard taken out of a database that is thrown away afterwards, and where the matrix must see it missing. */
interface Control {
  name: string;
  only: string;
  /** What shows it: someone else's rows, or rows that their own user does not see any more. */
  shows: "leaks" | "unproven";
  take: string;
  back: string;
}

/** A scope that is forgotten, or named where the contract does not, and what is tried to see it. */
const scopeControls: { name: string; only: string; take: string; back: string }[] = [
  {
    name: "a policy that asks for the user and for no scope",
    only: "public.feedback",
    take: `create policy "any token" on public.feedback for select to authenticated using (user_id = (select auth.uid()))`,
    back: `drop policy "any token" on public.feedback`,
  },
  {
    name: "a budget that any token spends",
    only: "private.spend_any",
    take: `create function private.spend_any(of_budget text) returns boolean
        language sql security definer set search_path = '' as $$ select private.spend(auth.uid(), of_budget, 1) $$;
      grant execute on function private.spend_any(text) to authenticated`,
    back: "drop function private.spend_any(text)",
  },
  {
    name: "a refresh that a token to save people may ask for",
    only: "private.refresh_any",
    take: `create function private.refresh_any(founder uuid) returns void
        language sql security definer set search_path = '' as $$
          update queue.jobs set priority = 0 where founder_id = founder and user_id = private.caller('write', 'capture') $$;
      grant execute on function private.refresh_any(uuid) to authenticated`,
    back: "drop function private.refresh_any(uuid)",
  },
];

const OPEN_POLICY = `create policy "everybody" on public.notes for select to authenticated using (true)`;

const controls: Control[] = [
  {
    name: "row-level security off on one table",
    only: "public.founders",
    shows: "leaks",
    take: "alter table public.founders disable row level security",
    back: "alter table public.founders enable row level security",
  },
  {
    // Without its policy a table is closed, to its owner too.
    name: "one policy dropped",
    only: "public.notes",
    shows: "unproven",
    take: `drop policy "a user reads their own notes" on public.notes`,
    back: `create policy "a user reads their own notes" on public.notes for select to authenticated
      using (user_id = (select private.caller('read', 'write')))`,
  },
  {
    name: "one policy using (true)",
    only: "public.notes",
    shows: "leaks",
    take: OPEN_POLICY,
    back: `drop policy "everybody" on public.notes`,
  },
  {
    name: "one view with its owner's rights",
    only: "public.everybodys_founders",
    shows: "leaks",
    take: `create view public.everybodys_founders as select * from public.founders;
      grant select on public.everybodys_founders to authenticated`,
    back: "drop view public.everybodys_founders",
  },
  {
    name: "one foreign key without the user",
    only: "public.notes.",
    shows: "leaks",
    take: `alter table public.notes drop constraint notes_user_id_founder_id_fkey;
      alter table public.founders add constraint only_id unique (id);
      alter table public.notes add constraint simple foreign key (founder_id) references public.founders (id) on delete cascade;
      grant update (founder_id) on public.notes to authenticated;
      create policy "a control lets anybody change notes" on public.notes for update to authenticated
        using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))`,
    back: `alter table public.notes drop constraint simple; alter table public.founders drop constraint only_id`,
  },
  {
    name: "one function with its owner's rights",
    only: "public.anybodys_notes",
    shows: "leaks",
    take: `create function public.anybodys_notes(founder_id uuid) returns setof public.notes
        language sql security definer set search_path = '' as $$ select * from public.notes n where n.founder_id = $1 $$;
      grant execute on function public.anybodys_notes(uuid) to authenticated`,
    back: "drop function public.anybodys_notes(uuid)",
  },
  {
    name: "one function with its owner's rights and a list of ids",
    only: "public.anybodys_people",
    shows: "leaks",
    take: `create function public.anybodys_people(chosen uuid[]) returns setof uuid
        language sql security definer set search_path = '' as $$ select id from public.founders f where f.id = any (chosen) $$;
      grant execute on function public.anybodys_people(uuid[]) to authenticated`,
    back: "drop function public.anybodys_people(uuid[])",
  },
  {
    name: "one function with its owner's rights and a list of numbers",
    only: "public.stop_anybodys_jobs",
    shows: "leaks",
    take: `create function public.stop_anybodys_jobs(job_ids bigint[]) returns void
        language sql security definer set search_path = '' as $$ update queue.jobs set last_error = 'x' where id = any (job_ids) $$;
      grant execute on function public.stop_anybodys_jobs(bigint[]) to authenticated`,
    back: "drop function public.stop_anybodys_jobs(bigint[])",
  },
  {
    name: "one function with its owner's rights and a document",
    only: "public.end_anybodys_tasks",
    shows: "leaks",
    take: `create function public.end_anybodys_tasks(given jsonb) returns void
        language sql security definer set search_path = '' as $$
          update public.tasks set status = 'done' where id in (select jsonb_array_elements_text(given -> 'ids')::uuid) $$;
      grant execute on function public.end_anybodys_tasks(jsonb) to authenticated`,
    back: "drop function public.end_anybodys_tasks(jsonb)",
  },
];

/** The guard taken out of the stack's own database, for a moment, so that HTTP has something to see. */
const HTTP_CONTROL = {
  only: "public.notes",
  take: `create policy "everybody" on public.notes for select to authenticated using (true);
    create policy "everybody changes" on public.notes for update to authenticated using (true) with check (true)`,
  back: `drop policy "everybody" on public.notes; drop policy "everybody changes" on public.notes`,
};

/** Has REST serve a table without its guard; gives what was seen, and whether both a reading and a writing request saw it. */
export async function httpControl(stack: StackAddresses, sql: Sql, people: Parameters<typeof httpMatrix>[2]) {
  await sql.unsafe(HTTP_CONTROL.take);
  const { leaks } = await httpMatrix(stack, sql, people, HTTP_CONTROL.only).finally(() =>
    sql.unsafe(HTTP_CONTROL.back),
  );
  const reads = leaks.filter(({ what }) => !what.includes("changed")).length;
  const writes = leaks.length - reads;
  return {
    figures: { "policies using (true), over HTTP": `seen by ${reads} reading and ${writes} writing requests` },
    isSeen: reads > 0 && writes > 0,
  };
}

/** Takes each guard out in turn; gives what the matrix saw of each, and how many it did not see. */
export async function tenantControls(dbUrl: string) {
  const scratch = await makeScratchDatabase(dbUrl, "proof_tenants");
  const figures: Record<string, string> = {};
  let missed = 0;
  try {
    const tenants = { victim: await addScratchTenant(scratch.sql), other: await addScratchTenant(scratch.sql) };
    for (const control of controls) {
      const seen = await seenOf(scratch.sql, tenants, control);
      figures[control.name] = seen === 0 ? "NOT SEEN" : `seen by ${seen} ${seen === 1 ? "probe" : "probes"}`;
      if (seen === 0) missed += 1;
    }
    for (const { name, only, take, back } of scopeControls) {
      await scratch.sql.unsafe(take);
      const { beyond } = await scopeMatrix(scratch.sql, tenants.victim, only);
      await scratch.sql.unsafe(back);
      figures[name] = beyond.length === 0 ? "NOT SEEN" : `seen by ${beyond.length}`;
      if (beyond.length === 0) missed += 1;
    }
    return { figures, missed };
  } finally {
    await scratch.drop();
  }
}

async function seenOf(sql: Sql, tenants: Parameters<typeof sqlMatrix>[1], { only, shows, take, back }: Control) {
  await sql.unsafe(take);
  const found = await sqlMatrix(sql, tenants, { size: "short", only });
  await sql.unsafe(back);
  return found[shows].length;
}
