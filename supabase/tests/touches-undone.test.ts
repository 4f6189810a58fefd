import postgres from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import { deleteTouch, logTouch } from "../functions/_shared/stores/activities.ts";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { StoreError } from "../functions/_shared/stores/store-error.ts";
import { restore } from "../functions/_shared/stores/trash.ts";
import { portion } from "./full-run.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";
import { runWhole, uploadPeople } from "./upload-people.ts";

const sql = postgres(inject("stack").dbUrl, { max: 4, onnotice: () => undefined });
afterAll(() => sql.end());

/** Logs a touch; gives its id. */
async function log(user: NamedUser, founderId: string, message: string, key?: string) {
  await logTouch(user.db, { founderId, channel: "phone", message, ...(key ? { key } : {}) });
  const { data } = await user.db.from("activities").select("id").eq("type", "touch").order("id").limit(100);
  return data?.at(-1)?.id ?? 0;
}
const touchesOf = (user: NamedUser) =>
  sql<{ id: string; founder: string; message: string }[]>`
    select id, founder_id as founder, details ->> 'message' as message from public.activities
    where user_id = ${user.id} and type = 'touch' order by id`;

/** People whose last touch or score is not what their log makes it: touches, notes and completed tasks, but for what was undone and these lines of it. */
const wrongPeople = (user: NamedUser, noContacts: string[] = []) => sql`
  select f.name, f.last_touch_at, c.at, f.computed_priority_score as score, private.outreach_score(f.user_id, f.id, c.at, f.keep_in_touch_days) as computed
  from public.founders f cross join lateral (
    select max(a.happened_at) as at from public.activities a
    where a.user_id = f.user_id and a.founder_id = f.id and (a.type in ('touch', 'note') or a.details ->> 'status' = 'done')
      and not a.details ? 'undone' and a.id <> all (${noContacts}::bigint[])) c
  where f.user_id = ${user.id} and (f.last_touch_at is distinct from c.at
    or f.computed_priority_score <> private.outreach_score(f.user_id, f.id, c.at, f.keep_in_touch_days))`;
/** The lines of someone's log that are notes and tasks. */
const lines = async (user: NamedUser) =>
  (await sql<{ id: string }[]>`select id from public.activities where user_id = ${user.id} and type <> 'touch'`).map(
    ({ id }) => id,
  );

/** Something that is done and undone in turn; done again, it is redone where that is possible. */
function switchable(begin: () => Promise<string>) {
  let done: string | null = null;
  let undone: string | null = null;
  const redo = async () => (undone === null ? null : undoChange(user.db, undone).catch(() => null));
  let user: NamedUser;
  return (of: NamedUser) => {
    user = of;
    return async () => {
      if (done === null) done = (await redo())?.undoId ?? (await begin());
      else [done, undone] = [null, (await undoChange(user.db, done)).undoId];
    };
  };
}
const sequences = (choices: string, length: number): string[] =>
  length === 0 ? [""] : sequences(choices, length - 1).flatMap((start) => [...choices].map((next) => start + next));

// m: the deletion of a touch of the merged person; k: of one of the kept; M: the merge. Each is done and undone in turn.
test.each(["one", "other"])(
  "touches around a merge are with their own people again, in every order: %s is kept",
  async (kept) => {
    const user = await signUp("Ada");
    const [one, other] = [await follow(user), await follow(user)];
    const [keptId, mergedId] = kept === "one" ? [one, other] : [other, one];
    const ofMerged = await log(user, mergedId, "Merged");
    const ofKept = await log(user, keptId, "Kept");
    const before = await touchesOf(user);
    for (const [no, end] of ["Mmk", "kmM"].entries()) {
      const withMerge = sequences("mkM", 3).filter((steps) => steps.includes("M"));
      for (const sequence of portion(withMerge, 3, no)) {
        const steps: Record<string, () => Promise<void>> = {
          m: switchable(() => deleteTouch(user.db, ofMerged))(user),
          k: switchable(() => deleteTouch(user.db, ofKept))(user),
          M: switchable(() => mergePeople(user.db, { keptId, mergedId, taken: [] }))(user),
        };
        const isOpen = (step: string) => sequence.split(step).length % 2 === 0;
        for (const step of [...sequence, ...[...end].filter(isOpen)]) {
          await steps[step]?.();
          expect(await wrongPeople(user), `${sequence} at ${step}`).toEqual([]);
        }
        expect(await touchesOf(user), sequence).toEqual(before);
      }
    }
  },
);

/** A generator of whole numbers below a limit, the same ones for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** What can happen to people and their touches, by its name. A refusal is an outcome like any other. */
function happenings(user: NamedUser, pick: (below: number) => number) {
  const people = async () => (await user.db.from("founders").select("id, name, profile_url").order("id")).data ?? [];
  const anyone = async () => {
    const all = await people();
    return all[pick(Math.max(all.length, 1))] ?? { id: "", name: "", profile_url: "" };
  };
  let number = 0;
  return {
    log: async () => log(user, (await anyone()).id, `Touch ${String((number += 1))}`),
    delete: async () => {
      const all = await touchesOf(user);
      await deleteTouch(user.db, Number(all[pick(Math.max(all.length, 1))]?.id ?? 0));
    },
    note: async () => user.db.from("notes").insert({ founder_id: (await anyone()).id, content: "A note" }),
    finish: async () =>
      user.db.from("tasks").insert({ founder_id: (await anyone()).id, title: "Call", status: "done" }),
    move: async () =>
      user.db
        .from("tasks")
        .update({ founder_id: (await anyone()).id })
        .eq("status", "done"),
    import: async () => {
      const { name, profile_url } = await anyone();
      const day = `2026-01-${String(10 + pick(15))}`;
      const id = await uploadPeople(user.db, [
        { name, profileUrl: profile_url, lastTouchAt: day, note: "From a file" },
      ]);
      await user.db.rpc("plan_import", { import_id: id, known_people: "fill", refresh: false });
      await runWhole(user.db, id);
    },
    merge: async () => {
      const [kept, merged] = [await anyone(), await anyone()];
      await mergePeople(user.db, { keptId: kept.id, mergedId: merged.id, taken: [] });
    },
    leave: async () =>
      user.db
        .from("founders")
        .delete()
        .eq("id", (await anyone()).id),
    restore: async () => {
      const { data } = await user.db.from("trash").select("id").limit(1);
      await restore(user.db, data?.[0]?.id ?? "");
    },
    undo: async () => {
      const { batches } = await listHistory(user.db, { limit: 12 });
      await undoChange(user.db, batches[pick(Math.max(batches.length, 1))]?.id ?? "");
    },
  };
}

describe("whatever happens, and whatever of it is undone and done again,", () => {
  test.each(portion([1, 2, 3, 4, 5, 6, 7, 8], 3))(
    "the last touch and the score are those of what is there (seed %i)",
    async (seed) => {
      const user = await signUp("Ada");
      const pick = numbers(seed);
      for (let person = 0; person < 3; person += 1) await follow(user);
      const can = happenings(user, pick);
      const names = ["log", "delete", "note", "finish", "move", "import", "merge", "leave", "restore", "undo"] as const;
      const story: string[] = [];
      const noContacts: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        const name = names[pick(names.length + 4)] ?? (pick(3) === 0 ? "log" : "undo");
        const before = new Set(await lines(user));
        const outcome = await can[name]().then(
          () => "",
          (error: unknown) => ` ${error instanceof StoreError ? String(error.status) : String(error)}`,
        );
        story.push(name + outcome);
        expect(outcome, story.join(", ")).toMatch(/^( 40[049])?$/);
        // A note from a file says nothing of a contact, and neither does a completed task that another person is given.
        if (["import", "move"].includes(name)) noContacts.push(...(await lines(user)).filter((id) => !before.has(id)));
        expect(await wrongPeople(user, noContacts), story.join(", ")).toEqual([]);
        const messages = (await touchesOf(user)).map(({ message }) => message).filter((message) => message !== "");
        expect(new Set(messages).size, story.join(", ")).toBe(messages.length);
      }
    },
  );
});

test("a touch that is undone twice in a chain leaves no last touch where there is none", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const [first, second] = [await log(user, founderId, "First"), await log(user, founderId, "Second")];
  const deletions = [await deleteTouch(user.db, second), await deleteTouch(user.db, first)];
  const undone = await undoChange(user.db, deletions[0] ?? "");
  await undoChange(user.db, undone.undoId);
  expect(await touchesOf(user)).toEqual([]);
  expect(await wrongPeople(user)).toEqual([]);
});

test("two touches of one person that go in one batch are counted as two", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const ids = [await log(user, founderId, "First"), await log(user, founderId, "Second")];
  await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user.id, role: "authenticated" })}, true)`;
    await tx`select public.delete_touch(id) from unnest(${ids}::bigint[]) id`;
  });
  const [deletion] = (await listHistory(user.db, { founderId })).batches;
  expect(deletion?.counts).toEqual([{ noun: "touches", kind: "deleted", count: 2 }]);
  expect(deletion?.people).toBe(1);
});
