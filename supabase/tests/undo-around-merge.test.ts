import { describe, expect, test } from "vitest";
import { mergePeople } from "../functions/_shared/stores/duplicates.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { restore } from "../functions/_shared/stores/trash.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";

const lastBatch = async (user: NamedUser) => (await listHistory(user.db, { limit: 1 })).batches[0]?.id ?? "";

/** Two people, each with a note and a task, and what can be done with them. */
async function twoPeople() {
  const user = await signUp("Ada");
  const [one, other] = [await follow(user), await follow(user)];
  for (const id of [one, other]) {
    await user.db.from("notes").insert({ founder_id: id, content: `Note of ${id}` });
    await user.db.from("tasks").insert({ founder_id: id, title: `Task of ${id}` });
  }
  const stored = async () => ({
    notes: (await user.db.from("notes").select("id, founder_id, content").order("id")).data,
    tasks: (await user.db.from("tasks").select("id, founder_id, title").order("id")).data,
    people: (await user.db.from("founders").select("id, name").order("id")).data,
  });
  return { user, one, other, stored };
}

type Noun = "notes" | "tasks";

/** A record that is deleted and comes back, in turn, by undo or from the trash. */
function switchable({ user }: { user: NamedUser }, noun: Noun, id: string, byUndo: boolean) {
  let batch: string | null = null;
  return async () => {
    if (batch === null) {
      await user.db.from(noun).delete().eq("id", id);
      batch = await lastBatch(user);
      return;
    }
    if (byUndo) expect((await undoChange(user.db, batch)).count).toBe(1);
    else await restore(user.db, id);
    batch = null;
  };
}

/** Two people who are merged and come apart, in turn; done again, a merge is redone where that is possible. */
function mergeable({ user }: { user: NamedUser }, keptId: string, mergedId: string) {
  let merge: string | null = null;
  let split: string | null = null;
  const redo = async () => (split === null ? null : undoChange(user.db, split).catch(() => null));
  return async () => {
    if (merge === null) merge = (await redo())?.undoId ?? (await mergePeople(user.db, { keptId, mergedId, taken: [] }));
    else [merge, split] = [null, (await undoChange(user.db, merge)).undoId];
  };
}

/** Every sequence of so many steps, a step being one of the choices. */
const sequences = (choices: string, length: number): string[] =>
  length === 0 ? [""] : sequences(choices, length - 1).flatMap((start) => [...choices].map((next) => start + next));

// m: a note or task of the merged person; k: one of the kept; M: the merge. Each is done and undone in turn.
describe.each<Noun>(["notes", "tasks"])("%s that are deleted and come back around a merge", (noun) => {
  test.each(["one", "other"] as const)("are with their own people again, in every order: %s is kept", async (kept) => {
    const given = await twoPeople();
    const keptId = given[kept];
    const mergedId = kept === "one" ? given.other : given.one;
    const before = await given.stored();
    const idOf = (owner: string) => before[noun]?.find(({ founder_id }) => founder_id === owner)?.id ?? "";
    for (const byUndo of [true, false]) {
      for (const sequence of sequences("mkM", 3).filter((steps) => steps.includes("M"))) {
        const steps: Record<string, () => Promise<void>> = {
          m: switchable(given, noun, idOf(mergedId), byUndo),
          k: switchable(given, noun, idOf(keptId), byUndo),
          M: mergeable(given, keptId, mergedId),
        };
        const odd = (step: string) => sequence.split(step).length % 2 === 0;
        // At the end all is undone, once the merge first and once last.
        for (const step of Array.from(sequence + (byUndo ? "Mmk" : "kmM")).filter((each, at) => at < 3 || odd(each)))
          await steps[step]?.();
        expect(await given.stored(), sequence).toEqual(before);
      }
    }
  });
});
