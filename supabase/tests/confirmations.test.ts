import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { confirm } from "../functions/_shared/assistant/confirm.ts";
import { endConversation } from "../functions/_shared/assistant/end-conversation.ts";
import { allTools } from "../functions/_shared/assistant/tools/all-tools.ts";
import { labelOf } from "../functions/_shared/assistant/tools/card.ts";
import type { Operation } from "../functions/_shared/assistant/tools/tool.ts";
import type { AssistantAction } from "../functions/_shared/contract/assistant.ts";
import { conversing } from "./conversing.ts";
import { newFounder } from "./named-user.ts";
import { modelThatWants, NO_TASK, NOTHING, type Wanted, withRecords } from "./wanted-changes.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

const remove = (founderId: string): Wanted => ({ name: "delete_founder", input: { founderId } });

test("for every tool that writes, the card shows what is stored: each row, field and new value", async () => {
  const { alice, bob, note, task, field, say } = await withRecords(sql);
  const patch = {
    ...NOTHING,
    company: "Other Inc",
    stage: "Contacted",
    owner: "Attacker",
    priorityScore: 7,
    followerCount: 4200,
  };
  const newTask = { title: "Call", description: "About tea", status: "in_progress", dueDate: "2030-05-04" };
  const person = { ...patch, name: "Carl Carr", profileUrl: newFounder().profileUrl, email: "carl@carr.example" };
  const calls: Record<string, object> = {
    create_founder: { ...person, values: [{ fieldId: field, value: "warm" }] },
    update_founder: { founderId: alice, patch: { ...patch, name: "Alice E" }, clear: ["meetingSummaries"] },
    update_founders: { founderIds: [alice, bob], patch, clear: ["meetingSummaries"] },
    delete_founder: { founderId: bob },
    create_note: { founderId: alice, content: "Plays tennis" },
    update_note: { noteId: note, content: "Likes go" },
    delete_note: { noteId: note },
    create_task: { ...newTask, recurrence: "weekly", founderId: alice },
    update_task: { taskId: task, patch: { ...newTask, recurrence: null, founderId: bob }, clear: [] },
    delete_task: { taskId: task },
    set_custom_value: { founderId: alice, fieldId: field, value: "warm" },
    set_custom_values: { founderIds: [alice, bob], fieldId: field, value: "hot" },
    change_custom_field: { fieldId: field, label: "Warmth of it", added: [], removed: [] },
    create_custom_field: { label: "Deal size", type: "select", options: ["S", "L"] },
    delete_custom_field: { fieldId: field },
    draft_email: { founderId: alice, purpose: "intro" },
  };
  const writers = allTools.filter(({ kind }) => kind === "write").map(({ name }) => name);
  expect(Object.keys(calls).sort()).toEqual(writers.sort());
  for (const name of writers) {
    const reply = await say("Tell me about Alice Example", [{ name, input: calls[name] }]);
    const [action] = reply.actions;
    const [stored] = await sql<
      { operation: Operation; changes: { id: string | null; column: string; field: string }[] }[]
    >`
      select operation, changes from public.assistant_actions where id = ${action?.id ?? ""}`;
    if (!action || !stored) throw new Error(`${name} was not recorded: ${JSON.stringify(reply)}`);
    const { kind, table, ids, row, values } = stored.operation;
    const columns = [...Object.keys(row ?? {}), ...Object.keys(values ?? {}).map(() => "value")];
    const shownPlaces = stored.changes.map(({ id, column }) => `${id ?? "new"}.${column}`).sort();
    if (kind === "value")
      expect(shownPlaces).toEqual((ids ?? [row?.["founder_id"]]).map((id) => `${String(id)}.value`).sort());
    else if (kind === "delete") expect(stored.changes.map(({ id }) => id)).toEqual(ids);
    else
      expect(shownPlaces, name).toEqual((ids ?? ["new"]).flatMap((id) => columns.map((one) => `${id}.${one}`)).sort());
    // What a client is sent reads the same.
    expect(action.changes.map(({ field }) => field)).toEqual(stored.changes.map(({ field }) => field));
    const labels = stored.changes.map(({ column }) => (column === "value" ? "Warmth" : labelOf(table, column)));
    if (kind !== "value") expect(labels).toEqual(action.changes.map(({ field }) => field));
  }
});

test("what is so already is said and never offered to confirm", async () => {
  const { alice, task, field, say } = await withRecords(sql);
  const ask = async (name: string, input: object) => {
    const { actions } = await say("Tell me about Alice Example", [{ name, input }]);
    return actions.map(({ status }) => status);
  };
  const value = { founderId: alice, fieldId: field, value: "warm" };
  expect(await ask("set_custom_value", value)).toEqual(["proposed"]);
  await sql`insert into public.custom_field_values (user_id, field_id, founder_id, value)
    select user_id, ${field}, ${alice}, '"warm"' from public.founders where id = ${alice}`;
  const patch = { ...NOTHING, company: "Acme Inc" };
  expect(await ask("set_custom_value", value)).toEqual([]);
  expect(await ask("update_founder", { founderId: alice, patch, clear: [] })).toEqual([]);
  expect(await ask("update_task", { taskId: task, patch: { ...NO_TASK, title: "Send the deck" }, clear: [] })).toEqual(
    [],
  );
  expect(await ask("update_founder", { founderId: alice, patch: { ...patch, stage: "Lead" }, clear: [] })).toEqual([
    "proposed",
  ]);
});

test("refuses to confirm what was edited since it was shown, and says both values", async () => {
  const { user, alice, say, founder } = await withRecords(sql);
  const patch = { ...NOTHING, company: "Other Inc", meetingSummaries: "short" };
  const { actions } = await say("What about Alice Example?", [
    { name: "update_founder", input: { founderId: alice, patch, clear: [] } },
  ]);
  expect(actions).toMatchObject([{ status: "proposed" }]);
  await user.db.from("founders").update({ company: "Edited By Hand" }).eq("id", alice);
  const settled = await confirm(user.db, actions[0]?.id ?? "");
  expect(settled).toMatchObject({
    status: "failed",
    message: "Company was “Acme Inc” when you were asked and is “Edited By Hand” now, so nothing was changed.",
  });
  expect(await founder(alice)).toMatchObject({ company: "Edited By Hand", meeting_summaries: "Years of history" });
});

test.each([
  ["founders", { name: "Alice Renamed" }, "“Alice Example” is called “Alice Renamed” now, so nothing was changed."],
  ["tasks", { title: "Launch rockets" }, "“Send the deck” is called “Launch rockets” now, so nothing was changed."],
  ["custom_fields", { label: "Fraud" }, "“Warmth” is called “Fraud” now, so nothing was changed."],
] as const)("refuses to confirm what is called otherwise than the card says: %s", async (table, renamed, message) => {
  const { user, alice, task, field, say } = await withRecords(sql);
  const calls = {
    founders: [
      { name: "create_note", input: { founderId: alice, content: "Likes tea" } },
      { name: "update_founder", input: { founderId: alice, patch: { ...NOTHING, stage: "Lead" }, clear: [] } },
      { name: "create_task", input: { ...NO_TASK, title: "Call", founderId: alice } },
    ],
    tasks: [{ name: "update_task", input: { taskId: task, patch: { ...NO_TASK, status: "done" }, clear: [] } }],
    custom_fields: [{ name: "set_custom_value", input: { founderId: alice, fieldId: field, value: "hot" } }],
  }[table];
  const { actions } = await say("What about Alice Example?", calls);
  expect(actions.map(({ status }) => status)).toEqual(calls.map(() => "proposed"));
  await user.db.from(table).update(renamed).eq("id", { founders: alice, tasks: task, custom_fields: field }[table]);
  for (const { id } of actions) expect(await confirm(user.db, id)).toMatchObject({ status: "failed", message });
});

test("counts again what goes with a deletion", async () => {
  const { user, bob, say, founder } = await withRecords(sql);
  const { actions } = await say("Delete Bob Sample", [remove(bob)]);
  await sql`insert into public.notes (user_id, founder_id, content) select ${user.id}, ${bob}, 'Note ' || n from generate_series(1, 5) n`;
  expect(await confirm(user.db, actions[0]?.id ?? "")).toMatchObject({
    status: "failed",
    message: "5 notes would go with it now, not 0, so nothing was deleted.",
  });
  expect(await founder(bob)).toBeDefined();
  const again = await say("Delete Bob Sample", [remove(bob)]);
  expect(again.actions[0]?.losses).toEqual([{ what: "notes", count: 5 }]);
  expect(await confirm(user.db, again.actions[0]?.id ?? "")).toMatchObject({ status: "executed" });
});

test("a typed yes confirms the one thing that waits, and never several", async () => {
  const { alice, bob, say, founder } = await withRecords(sql);
  const asked = await say("Delete Alice Example and Bob Sample", [remove(alice), remove(bob)]);
  const { sessionId } = asked;
  const all = await say("yes", [], { sessionId });
  expect(all.reply).toContain("2 changes are waiting: ");
  // Both cards are right above.
  expect(all.actions).toEqual([]);
  expect([await founder(alice), await founder(bob)]).not.toContain(undefined);
  const named = await say("Yes, delete Bob Sample.", [], { sessionId });
  expect(named.actions).toMatchObject([{ status: "executed", title: "Delete Bob Sample" }]);
  expect(await founder(alice)).toBeDefined();
  expect(await founder(bob)).toBeUndefined();
});

test.each(["ok", "yes", "Yes, delete Bob Sample", "no", "go ahead"])(
  "ask mode writes nothing when %j is typed",
  async (words) => {
    const { bob, say, founder } = await withRecords(sql);
    const { sessionId } = await say("Delete Bob Sample", [remove(bob)]);
    const reply = await say(words, [], { sessionId, mode: "ask" });
    expect(reply.reply).toBe("Ask mode changes nothing. Press Confirm or Cancel on the card, or switch to Agent mode.");
    expect(reply.actions).toMatchObject([{ status: "proposed" }]);
    expect(await founder(bob)).toBeDefined();
  },
);

test("a yes to another question of the answer confirms nothing", async () => {
  const { bob, say, founder } = await withRecords(sql);
  const { sessionId } = await say("Hello", [remove(bob)], {
    text: "Your board is up to date. Shall I read you the latest posts?",
  });
  await say("yes", [], { sessionId, text: "Here they are." });
  expect(await founder(bob)).toBeDefined();
});

test.each([
  ["yes", false],
  ["yes, Alice Example", false],
  ["yes, Alice Example and Bob Sample", true],
])("a change of several people takes the button or all their names: %j", async (words, isDone) => {
  const { alice, bob, say, founder } = await withRecords(sql);
  const patch = { ...NOTHING, stage: "Contacted" };
  const { sessionId } = await say("Set both to Contacted", [
    { name: "update_founders", input: { founderIds: [alice, bob], patch, clear: [] } },
  ]);
  await say(words, [], { sessionId });
  expect((await founder(bob))?.["stage"] === "Contacted").toBe(isDone);
});

test("the end of a conversation does nothing new: what it finds waits, with what waited already", async () => {
  const { user, alice, bob, say, founder } = await withRecords(sql);
  const { sessionId } = await say("Delete Bob Sample", [remove(bob)]);
  await say("Set the company of Alice Example to Northwind", [], { sessionId, text: "I could not." });
  const patch = { ...NOTHING, company: "Northwind" };
  const model = modelThatWants([{ name: "update_founder", input: { founderId: alice, patch, clear: [] } }]);
  const result = await endConversation(conversing(user, model), sessionId, "agent");
  expect(result).toMatchObject({ executed: [], failed: [], alreadyExists: [] });
  expect(result.waiting.map(({ title }) => title)).toEqual(["Delete Bob Sample", "Change Alice Example"]);
  expect((await founder(alice))?.["company"]).toBe("Acme Inc");
  const [, found] = result.waiting as [AssistantAction, AssistantAction];
  expect(await confirm(user.db, found.id)).toMatchObject({ status: "executed" });
  const again = await endConversation(conversing(user, model), sessionId, "agent");
  expect(again).toMatchObject({ executed: [{ id: found.id }], waiting: [{ title: "Delete Bob Sample" }], failed: [] });
  await sql`update public.assistant_actions set expires_at = now() - interval '1 second' where status = 'proposed' and user_id = ${user.id}`;
  await expect(confirm(user.db, again.waiting[0]?.id ?? "")).rejects.toThrow("This request expired. Please ask again.");
});

test("a deletion behind other answers takes its button or its name: no second yes confirms it, and a no lets go of it", async () => {
  const { bob, say, founder } = await withRecords(sql);
  const { sessionId } = await say("Delete Bob Sample", [remove(bob)]);
  await say("How many people do I have?", [], { sessionId, text: "You have 2 people." });
  for (const words of ["yes", "yes", "go ahead"]) {
    const { reply } = await say(words, [], { sessionId, text: "Nothing." });
    expect([words, await founder(bob)]).not.toEqual([words, undefined]);
    if (words === "yes") expect(reply).toContain("still waits. Press Confirm or Cancel on its card, or type");
  }
  const gone = await say("no", [], { sessionId });
  expect(gone.actions).toMatchObject([{ status: "cancelled" }]);
  expect(await founder(bob)).toBeDefined();
});

test.each([
  ["ok thanks", false],
  ["ok", true],
])("%j right above a deletion: confirms it: %s", async (words, isGone) => {
  const { bob, say, founder } = await withRecords(sql);
  const { sessionId } = await say("Delete Bob Sample", [remove(bob)]);
  await say(words, [], { sessionId });
  expect((await founder(bob)) === undefined).toBe(isGone);
});
