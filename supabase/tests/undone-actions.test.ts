import { expect, test } from "vitest";
import { sendMessage } from "../functions/_shared/contract/assistant.ts";
import { addFounder, getFounder } from "../functions/_shared/contract/founders.ts";
import { listActions, undoAction } from "../functions/_shared/stores/assistant-actions.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { newFounder, signUp } from "./named-user.ts";

/** What the assistant did for a user whose one person's company it set. */
async function afterACompany() {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder("Grace Hopper") });
  const reply = await user.call(sendMessage, { input: { message: "Set Grace Hopper's company to Northwind" } });
  const id = reply.actions[0]?.id ?? "";
  const state = async () => {
    const [action] = await listActions(user.db, { sessionId: reply.sessionId, limit: 10 });
    const { company } = await user.call(getFounder, { params: { founderId } });
    return [action?.status, action?.canUndo, action?.message, company];
  };
  return { user, id, state };
}

test("an action is undone with its batch and done with its redo, as often as that happens, here or there", async () => {
  const { user, id, state } = await afterACompany();
  const done = await state();
  expect(done).toEqual(["executed", true, expect.any(String), "Northwind"]);
  const undone = ["undone", false, "Undone.", null];
  let last = id;
  for (const expected of [undone, done, undone, done]) {
    last = (await undoChange(user.db, last)).undoId;
    expect(await state()).toEqual(expected);
  }
  // Its own Undo takes the last redo back.
  await undoAction(user.db, id);
  expect(await state()).toEqual(undone);
  // Undone already, it stays so.
  expect((await undoAction(user.db, id)).status).toBe("undone");
  expect(await state()).toEqual(undone);
});

test("an action stays done where nothing of it could be undone", async () => {
  const { user, id, state } = await afterACompany();
  await user.db.from("founders").update({ company: "Initech" }).eq("name", "Grace Hopper");
  expect(await undoChange(user.db, id)).toMatchObject({ count: 0, leftAlone: { edited: 1 } });
  expect((await state()).slice(0, 2)).toEqual(["executed", true]);
});

test("another user's batch of the same id changes no action", async () => {
  const { user, id, state } = await afterACompany();
  const bob = await signUp("Bob");
  const { id: founderId } = await bob.call(addFounder, { input: newFounder("Grace Hopper") });
  await bob.db.rpc("change_people", { changes: [{ id: founderId, fields: { company: "Acme" } }], batch_id: id });
  await undoChange(bob.db, id);
  expect((await state()).slice(0, 2)).toEqual(["executed", true]);
  await undoAction(user.db, id);
  expect((await state())[0]).toBe("undone");
});
