import type { Sql } from "postgres";
import { makeScratchDatabase } from "../../tests/make-scratch-database.ts";
import { sqlMatrix } from "./sql-matrix.ts";
import { addScratchTenant } from "./tenant-rows.ts";

/** A guard taken out of a database that is thrown away afterwards, and where the matrix must see it missing. */
interface Control {
  name: string;
  only: string;
  /** What shows it: somebody else's rows, or rows that their own user does not see any more. */
  shows: "leaks" | "unproven";
  take: string;
  back: string;
}

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
      alter table public.notes add constraint simple foreign key (founder_id) references public.founders (id) on delete cascade;
      grant update (founder_id) on public.notes to authenticated;
      create policy "a control lets anybody change notes" on public.notes for update to authenticated
        using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))`,
    back: `alter table public.notes drop constraint simple`,
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
];

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
