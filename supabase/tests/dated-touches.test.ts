import { expect, test } from "vitest";
import { listDatedTouches, logTouch } from "../functions/_shared/stores/activities.ts";
import { follow, signUp } from "./named-user.ts";

test("touches of a time are those of the caller, newest first, each with who it was", async () => {
  const [ana, ben] = [await signUp("Ana"), await signUp("Ben")];
  const [jane, omar, eve] = [await follow(ana), await follow(ana), await follow(ben)];
  await logTouch(ana.db, { founderId: jane, channel: "phone", message: "Talked of prices" });
  await logTouch(ana.db, { founderId: omar, channel: "email" });
  await logTouch(ben.db, { founderId: eve, channel: "phone" });
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const all = await listDatedTouches(ana.db, { from: hourAgo, before: null }, 10);
  expect(all.map(({ founderId, founderName, details }) => [founderId, founderName, details["channel"]])).toEqual([
    [omar, "Ada Lovelace", "email"],
    [jane, "Ada Lovelace", "phone"],
  ]);
  expect(await listDatedTouches(ana.db, { from: null, before: hourAgo }, 10)).toEqual([]);
  expect(await listDatedTouches(ana.db, { from: hourAgo, before: null }, 1)).toHaveLength(1);
});
