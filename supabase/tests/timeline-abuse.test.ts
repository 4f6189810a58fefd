import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { addNote } from "../functions/_shared/stores/notes.ts";
import { getPersonTimeline } from "../functions/_shared/stores/person-timeline.ts";
import { follow, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

test("kinds are known and each is asked for once", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const ask = (kinds: unknown) =>
    user.db.rpc("person_timeline", { given: { founderId, kinds } as never }).then(({ error }) => error?.code ?? "");
  for (const kinds of [
    ["note", "note"],
    ["unknown"],
    [null],
    [["note"]],
    "note",
    { note: 1 },
    Array.from({ length: 100_000 }, () => "note"),
  ])
    expect(await ask(kinds)).toBe("PT400");
  for (const kinds of [null, undefined, [], ["note"], ["post", "note", "task", "email", "touch", "change", "added"]])
    expect(await ask(kinds)).toBe("");
});

test("a user searches two timelines at once; a third search waits a second and is then refused, and nobody else's is", async () => {
  const [user, other] = [await signUp("Ada"), await signUp("Bob")];
  const founderId = await follow(user);
  await addNote(user.db, founderId, { content: "Lunch in Zürich" });
  const search = () => getPersonTimeline(user.db, { founderId, search: "zurich" });
  await sql.begin(async (tx) => {
    for (const place of [1, 2])
      await tx`select pg_advisory_xact_lock(hashtextextended(${`timeline search ${String(place)}${user.id}`}, 0))`;
    await expect(search()).rejects.toMatchObject({ status: 429 });
    // Without words nothing is searched.
    expect((await getPersonTimeline(user.db, { founderId })).entries).toHaveLength(2);
    expect((await getPersonTimeline(other.db, { founderId, search: "zurich" })).entries).toEqual([]);
  });
  expect((await search()).entries).toHaveLength(1);
  // Many short ones at once take turns.
  const pages = await Promise.all(Array.from({ length: 12 }, search));
  expect(pages.map(({ entries }) => entries.length)).toEqual(pages.map(() => 1));
});
