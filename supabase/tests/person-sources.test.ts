import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { listPersonSources } from "../functions/_shared/stores/person-sources.ts";
import { newFounder, signUp } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

const HALF_A_DAY = 12 * 3600;

test("says how often a profile is read, when it was and when it will be", async () => {
  const user = await signUp("Ada");
  const [sample] = samplePeople();
  if (!sample) throw new Error("There is nobody in the demonstration network");
  const { name, profileUrl } = sample;
  const { id: founderId } = await user.call(addFounder, { input: { name, profileUrl } });
  await user.call(refreshSummaries, { params: { founderId } });
  const [profile, ...others] = await listPersonSources(user.db, founderId);
  expect(others).toEqual([]);
  expect(profile).toMatchObject({ kind: "profile", state: "connected", reason: null, everySeconds: HALF_A_DAY });
  const [read, next] = [Date.parse(profile?.readAt ?? ""), Date.parse(profile?.nextAt ?? "")];
  expect(Math.round((next - read) / 1000)).toBe(HALF_A_DAY);
});

test("a profile that nobody knows is not read again by itself", async () => {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder("Grace") });
  await user.call(refreshSummaries, { params: { founderId } }).catch(() => undefined);
  expect(await listPersonSources(user.db, founderId)).toMatchObject([{ state: "unknown", nextAt: null }]);
});

test("names a feed after the profile, and reads it with the person", async () => {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder("Grace") });
  const added = await user.db
    .from("feeds")
    .insert({ founder_id: founderId, address: "https://grace.example/feed", title: "Grace writes" });
  expect(added.error).toBeNull();
  await sql`update public.founders set refresh_due_at = now() + interval '5 hours' where id = ${founderId}`;
  const [profile, feed] = await listPersonSources(user.db, founderId);
  expect(profile?.kind).toBe("profile");
  expect(feed).toMatchObject({ kind: "feed", name: "Grace writes", address: "https://grace.example/feed" });
  expect(feed?.nextAt).toBe(profile?.nextAt);
});

test("says nothing of another user's people", async () => {
  const ada = await signUp("Ada");
  const { id: founderId } = await ada.call(addFounder, { input: newFounder("Grace") });
  expect(await listPersonSources(ada.db, founderId)).toHaveLength(1);
  const bob = await signUp("Bob");
  expect(await listPersonSources(bob.db, founderId)).toEqual([]);
});
