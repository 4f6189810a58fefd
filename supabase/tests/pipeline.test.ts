import { expect, test, vi } from "vitest";
import {
  addFounder,
  getFounder,
  getFounderProfile,
  listSuggestedPeople,
} from "../functions/_shared/contract/founders.ts";
import {
  getRefreshStatus,
  listRefreshJobs,
  refreshSummaries,
  unknownProfile,
} from "../functions/_shared/contract/refresh.ts";
import { answer } from "./api-answers.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

/** The goal from Add Person to the summary is 3 s, on a machine that does nothing else; a test run is no such machine. */
const PATIENCE_MS = 15_000;

async function someoneToFollow({ token }: NamedUser): Promise<{ name: string; profileUrl: string }> {
  const [person] = (await answer(listSuggestedPeople, token)).data;
  if (!person) throw new Error("The demonstration network is empty");
  return { name: person.name, profileUrl: person.profileUrl };
}

test("a person added straight to the table soon has a summary of their latest post", async () => {
  const ada = await signUp("Ada");
  const { name, profileUrl } = await someoneToFollow(ada);
  const began = performance.now();
  const added = await ada.db.from("founders").insert({ name, profile_url: profileUrl }).select("id").single();
  const founderId = added.data?.id ?? "";
  await vi.waitFor(
    async () => {
      const { data } = await ada.db.from("founders").select("last_post_summary").eq("id", founderId).single();
      expect(data?.last_post_summary).toBeTruthy();
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
  console.log(`From Add Person to summary: ${Math.round(performance.now() - began)} ms`);
  const founder = await answer(getFounder, ada.token, { params: { founderId } });
  expect(founder).toMatchObject({
    lastPostSummaryBy: "builtin",
    lastRefreshOutcome: "new_posts",
    lastRefreshError: null,
  });

  const { timeline } = await answer(getFounderProfile, ada.token, { params: { founderId } });
  const posts = timeline.filter((entry) => entry.type === "post").map((entry) => entry.post);
  expect(posts.length).toBeGreaterThanOrEqual(5);
  const own = posts.find((post) => ["post", "quote", "article"].includes(post.kind));
  expect(own).toMatchObject({ aiSummary: founder.lastPostSummary, postUrl: founder.lastPostUrl });

  const { pending, running, completed, activeFounderIds } = await answer(getRefreshStatus, ada.token);
  expect([pending, running, completed, activeFounderIds]).toEqual([0, 0, 1, []]);
});

test("a refresh answers with what came of it, and says when there is nothing new", async () => {
  const ada = await signUp("Ada");
  const { token } = ada;
  const { id: founderId } = await answer(addFounder, token, { input: await someoneToFollow(ada) });
  const params = { founderId };
  // The first refresh is the one that adding has queued: asking again joins it.
  await answer(refreshSummaries, token, { params });
  expect(await answer(refreshSummaries, token, { params })).toEqual({
    success: true,
    newPostsCount: 0,
    updatedSummariesCount: 0,
    error: null,
    outcome: "nothing_new",
    pending: false,
  });
  expect(await answer(getFounder, token, { params })).toMatchObject({ lastRefreshOutcome: "nothing_new" });
});

test("a profile that nobody knows ends in an outcome that the screen can tell", async () => {
  const { token } = await signUp("Ada");
  const { id: founderId } = await answer(addFounder, token, { input: newFounder() });
  const params = { founderId };
  expect(await answer(refreshSummaries, token, { params })).toEqual({
    success: false,
    newPostsCount: 0,
    updatedSummariesCount: 0,
    error: unknownProfile(false).sentence,
    outcome: "unknown_profile",
    pending: false,
  });
  // Adding them has queued a check as well, which may have ended before this one was asked for.
  const { unknownProfiles, ...status } = await answer(getRefreshStatus, token);
  expect(status).toMatchObject({ completed: 0, error: 0, total: unknownProfiles });
  const jobs = (await answer(listRefreshJobs, token)).data;
  expect(jobs).toHaveLength(unknownProfiles);
  expect(new Set(jobs.map(({ state, outcome }) => `${state}: ${outcome ?? ""}`))).toEqual(
    new Set(["done: unknown_profile"]),
  );
  expect(await answer(getFounder, token, { params })).toMatchObject({
    lastRefreshOutcome: "unknown_profile",
    lastPostSummary: null,
    lastRefreshedAt: null,
  });
});
