import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addCustomField } from "../functions/_shared/stores/custom-fields.ts";
import { listImportRows, runImport } from "../functions/_shared/stores/imports.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { type NamedUser, signUp } from "./named-user.ts";
import { runWhole, uploadPeople } from "./upload-people.ts";

let sql: Sql;
let ada: NamedUser;
beforeAll(async () => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
  ada = await signUp("Ada");
});
afterAll(() => sql.end());

const profile = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const own = { required: false, options: [] };

test("cells that cannot be read are kept as they stood in one note of their person, which goes with an undo of the import", async () => {
  const [budget, visited, vip] = await Promise.all([
    addCustomField(ada.db, { ...own, name: "budget", label: "Budget", type: "number" }),
    addCustomField(ada.db, { ...own, name: "visited", label: "Visited", type: "date" }),
    addCustomField(ada.db, { ...own, name: "vip", label: "VIP", type: "boolean" }),
  ]);
  const values = { [budget.id]: "about 40", [visited.id]: "last spring", [vip.id]: "perhaps" };
  const file = [
    { name: "P", profileUrl: profile("p"), followerCount: "many", lastTouchAt: "soon", stage: "Foo", values },
    { name: "Q", profileUrl: profile("q"), values: { [budget.id]: "40" } },
    { name: "R", followerCount: "lots" },
  ];
  const id = await uploadPeople(ada.db, file);
  const { expected } = await runImport(ada.db, id, { isDry: true });
  const { outcomes } = await runWhole(ada.db, id);
  expect(outcomes).toEqual(expected);
  expect(outcomes).toEqual({ created: 2, refused: 1 });
  const notes = async () =>
    (await sql<{ content: string }[]>`select content from public.notes where user_id = ${ada.id}`).map(
      (one) => one.content,
    );
  const [note = "", ...others] = await notes();
  expect(others).toEqual([]);
  expect(note.split("\n").sort()).toEqual([
    "Budget: about 40",
    "Followers: many",
    "Last contacted: soon",
    "Stage: Foo",
    "VIP: perhaps",
    "Visited: last spring",
  ]);
  // The report says so, but not of a row that nobody came of.
  expect((await listImportRows(ada.db, id)).map(({ skippedFields }) => skippedFields.map(({ kind }) => kind))).toEqual([
    Array(6).fill("noted"),
    [],
    ["invalid"],
  ]);
  expect((await runWhole(ada.db, await uploadPeople(ada.db, file))).outcomes).toEqual({ unchanged: 2, refused: 1 });
  expect(await notes()).toHaveLength(1);
  await undoChange(ada.db, id);
  expect(await notes()).toEqual([]);
});
