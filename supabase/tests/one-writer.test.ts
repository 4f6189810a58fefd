import { expect, test } from "vitest";
import { getFounder, updateFounder } from "../functions/_shared/contract/founders.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { changePeople } from "../functions/_shared/stores/people-changes.ts";
import { follow, signUp } from "./named-user.ts";

test("PUT of several fields, one of which is refused, changes none of them; a block of cells changes the others", async () => {
  const user = await signUp("Ada");
  const params = { founderId: await follow(user) };
  const company = async () => (await user.call(getFounder, { params })).company;
  const refused = { company: "Halden", stage: "Nonsense" };
  await expect(user.call(updateFounder, { params, input: refused })).rejects.toMatchObject({
    message: "Choose a stage from your list.",
  });
  expect(await company()).toBeNull();
  expect((await listHistory(user.db, { founderId: params.founderId })).batches).toHaveLength(1);
  const { changed } = await changePeople(user.db, [{ id: params.founderId, fields: refused }]);
  expect([changed, await company()]).toEqual([1, "Halden"]);
});

test("PUT is one batch of the history, and what is another user's is not there", async () => {
  const user = await signUp("Ada");
  const other = await signUp("Bob");
  const params = { founderId: await follow(user) };
  await user.call(updateFounder, { params, input: { company: "Halden", owner: "Me", email: null } });
  const [last] = (await listHistory(user.db, { founderId: params.founderId })).batches;
  expect(last?.lines.map(({ field }) => field).toSorted()).toEqual(["company", "owner"]);
  await expect(other.call(updateFounder, { params, input: { company: "Mine" } })).rejects.toMatchObject({
    message: "Founder not found",
  });
  expect((await user.call(getFounder, { params })).company).toBe("Halden");
});
