import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import {
  addFounder,
  getFounder,
  getFounderProfile,
  LAST_TOUCH_IS_SET,
  listFounders,
  listSuggestedPeople,
  newFounderSchema,
  updateFounder,
} from "../functions/_shared/contract/founders.ts";
import { addNote } from "../functions/_shared/contract/notes.ts";
import { getRefreshStatus, refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { addFounder as storeFounder } from "../functions/_shared/stores/founders.ts";
import { answer, refusal } from "./api-answers.ts";
import { signUp, newFounder } from "./named-user.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const notFound = { status: 404, error: "Founder not found" };

test("answers no call without a token but log in, register and an extension's code", async () => {
  const guarded = endpoints.filter((endpoint) => endpoint.access === "session");
  const open = endpoints.filter((endpoint) => !guarded.includes(endpoint)).map(({ path }) => path);
  expect(open.toSorted()).toEqual(["/auth/login", "/auth/register", "/extension/connect"]);
  for (const endpoint of guarded) {
    expect(await refusal(endpoint, null, { params: { founderId: NOBODY } })).toEqual({
      status: 401,
      error: "Please sign in.",
    });
  }
});

test("adds a founder with every field, and shows them", async () => {
  const { token } = await signUp("Ada");
  const input = {
    ...newFounder(" Grace Hopper "),
    company: "Navy",
    roleTitle: "Rear admiral",
    industry: "Technology",
    location: "New York",
    email: "grace@example.com",
    followerCount: 1906,
  };
  const added = await answer(addFounder, token, { input });
  expect(added).toMatchObject({
    ...input,
    name: "Grace Hopper",
    lastPostSummary: null,
    lastRefreshedAt: null,
    notes: [],
  });
  const shown = await answer(getFounder, token, { params: { founderId: added.id } });
  expect(shown).toMatchObject({ id: added.id, name: "Grace Hopper", company: "Navy", followerCount: 1906 });
});

test("takes a blank field as none", async () => {
  const { token } = await signUp("Ada");
  const added = await answer(addFounder, token, { input: { ...newFounder(), company: "  ", email: "" } });
  expect(added).toMatchObject({ company: null, email: null });
});

test("adds someone who is sent twice under one id once, and refuses another id at their address", async () => {
  const { db } = await signUp("Ada");
  const founder = z.parse(newFounderSchema, newFounder());
  const id = randomUUID();
  const added = await storeFounder(db, founder, id);
  expect(added.id).toBe(id);
  // Their first refresh may have come to its end meanwhile.
  const { name, profileUrl, createdAt } = added;
  expect(await storeFounder(db, founder, id)).toMatchObject({ id, name, profileUrl, createdAt });
  await expect(storeFounder(db, founder, randomUUID())).rejects.toMatchObject({
    status: 409,
    message: "You already follow this person.",
  });
  expect((await db.from("founders").select("id")).data).toEqual([{ id }]);
});

test("keeps one profile once, however its address is written", async () => {
  const { token } = await signUp("Ada");
  const { name, profileUrl } = newFounder();
  const written = `${profileUrl.replace("https://www.", "http://de.").toUpperCase()}/?utm=1`;
  const added = await answer(addFounder, token, { input: { name, profileUrl: written } });
  expect(added.profileUrl).toBe(profileUrl);
  expect(await refusal(addFounder, token, { input: { name, profileUrl } })).toEqual({
    status: 409,
    error: "You already follow this person.",
  });
  // Another user may follow the same person.
  const { token: other } = await signUp("Bob");
  expect((await answer(addFounder, other, { input: { name, profileUrl } })).profileUrl).toBe(profileUrl);
});

test.each([
  [{ name: "", profileUrl: "https://www.linkedin.com/in/a" }, "Name is required"],
  [{ name: "A", profileUrl: "https://example.com/in/a" }, /Enter a LinkedIn URL/],
  [{ name: "A", profileUrl: "javascript:alert(1)" }, /Enter a LinkedIn URL/],
  [{ name: "A", profileUrl: "https://www.linkedin.com/in/%ff" }, /Enter a LinkedIn URL/],
  [{ name: "A", profileUrl: "https://www.linkedin.com/in/a", email: "nobody" }, "Enter a valid email address."],
  [
    { name: "A", profileUrl: "https://www.linkedin.com/in/a", followerCount: -1 },
    "Followers must be 0 to 2,147,483,647.",
  ],
  [
    { name: "A".repeat(201), profileUrl: "https://www.linkedin.com/in/a" },
    "Name can be up to 200 characters; this is 201.",
  ],
  [{ name: "A\0", profileUrl: "https://www.linkedin.com/in/a" }, "Name has a character that cannot be stored"],
])("refuses the founder of case %#", async (input, sentence) => {
  const { token } = await signUp("Ada");
  const { status, error } = await refusal(addFounder, token, { input });
  expect(status).toBe(400);
  expect(error).toMatch(sentence);
});

test("says where the last touch comes from, to anyone who sends one", async () => {
  const { token } = await signUp("Ada");
  const lastTouchAt = "2026-11-21T12:00:00Z";
  const refused = { status: 400, error: LAST_TOUCH_IS_SET };
  expect(await refusal(addFounder, token, { input: { ...newFounder(), lastTouchAt } as never })).toEqual(refused);
  const { id: founderId } = await answer(addFounder, token, { input: newFounder() });
  expect(await refusal(updateFounder, token, { params: { founderId }, input: { lastTouchAt } as never })).toEqual(
    refused,
  );
});

test("refuses an owner, a summary or anything else that is not the sender's to set", async () => {
  const { token } = await signUp("Ada");
  for (const extra of [{ userId: NOBODY }, { user_id: NOBODY }, { lastPostSummary: "me" }, { id: NOBODY }]) {
    const [field] = Object.keys(extra);
    const { status, error } = await refusal(addFounder, token, { input: { ...newFounder(), ...extra } });
    expect([status, error]).toEqual([400, `Unknown field: ${String(field)}`]);
  }
});

test("lists founders newest first, a page at a time, and an empty page past the end", async () => {
  const { token } = await signUp("Ada");
  const names = ["First", "Second", "Third"];
  for (const name of names) await answer(addFounder, token, { input: newFounder(name) });
  const page = async (page: number, limit: number) => {
    const { data, nextCursor, ...rest } = await answer(listFounders, token, { query: { page, limit } });
    expect(nextCursor === null).toBe(data.length < limit);
    return { ...rest, names: data.map((founder) => founder.name) };
  };
  expect(await page(1, 2)).toEqual({ page: 1, limit: 2, total: 3, names: ["Third", "Second"] });
  expect(await page(2, 2)).toEqual({ page: 2, limit: 2, total: 3, names: ["First"] });
  expect(await page(9, 2)).toEqual({ page: 9, limit: 2, total: 3, names: [] });
  expect((await answer(listFounders, token)).limit).toBe(50);
});

test.each([{ page: 0 }, { page: "x" }, { limit: 201 }, { limit: 1.5 }])("refuses the page %j", async (query) => {
  const { token } = await signUp("Ada");
  expect((await refusal(listFounders, token, { query })).status).toBe(400);
});

test("shows a founder's profile with notes in the timeline, the newest first", async () => {
  const { token } = await signUp("Ada");
  const { id: founderId } = await answer(addFounder, token, { input: newFounder() });
  const params = { founderId };
  const first = await answer(addNote, token, { params, input: { content: "  Met in Paris \n" } });
  expect(first.content).toBe("Met in Paris");
  const second = await answer(addNote, token, { params, input: { content: "<b>Follow</b> up 👋" } });
  const profile = await answer(getFounderProfile, token, { params });
  expect(profile.notes).toEqual([second, first]);
  expect(profile.timeline.map((entry) => entry.id)).toEqual([second.id, first.id]);
  // The table shows the newest note only.
  const { data } = await answer(listFounders, token);
  expect(data[0]?.notes).toEqual([second]);
});

test.each([
  ["empty", ""],
  ["blank", "  \n "],
  ["too long", "x".repeat(10_001)],
])("refuses a note that is %s", async (_, content) => {
  const { token } = await signUp("Ada");
  const { id: founderId } = await answer(addFounder, token, { input: newFounder() });
  expect((await refusal(addNote, token, { params: { founderId }, input: { content } })).status).toBe(400);
});

test("says of another user's founder, of one that never was and of no id at all that it is not found", async () => {
  const { token: owner } = await signUp("Ada");
  const { token } = await signUp("Bob");
  const theirs = (await answer(addFounder, owner, { input: newFounder() })).id;
  for (const founderId of [theirs, NOBODY, "not-an-id"]) {
    const params = { founderId };
    expect(await refusal(getFounder, token, { params })).toEqual(notFound);
    expect(await refusal(getFounderProfile, token, { params })).toEqual(notFound);
    expect(await refusal(refreshSummaries, token, { params })).toEqual(notFound);
    expect(await refusal(addNote, token, { params, input: { content: "Hello" } })).toEqual(notFound);
  }
  expect((await answer(getFounder, owner, { params: { founderId: theirs } })).notes).toEqual([]);
});

test("suggests the people of the demonstration network, without those who are followed", async () => {
  const { token } = await signUp("Ada");
  const { data: people } = await answer(listSuggestedPeople, token);
  expect(people.length).toBeGreaterThanOrEqual(12);
  const [{ name, profileUrl }] = people as [(typeof people)[0]];
  await answer(addFounder, token, { input: { name, profileUrl } });
  const { data: left } = await answer(listSuggestedPeople, token);
  expect(left).toEqual(people.filter((person) => person.profileUrl !== profileUrl));
});

test("tells nobody about another user's refreshes", async () => {
  const { token: owner } = await signUp("Ada");
  const { token } = await signUp("Bob");
  await answer(addFounder, owner, { input: newFounder() });
  expect(await answer(getRefreshStatus, token)).toEqual({
    pending: 0,
    running: 0,
    completed: 0,
    unknownProfiles: 0,
    error: 0,
    total: 0,
    waitsForTomorrow: false,
    estimatedWaitTimeSeconds: null,
    estimatedWaitTimeMinutes: null,
    estimatedWaitTimeText: "Nothing is waiting",
    currentRunningJobUserId: null,
    currentRunningJobUserEmail: null,
    activeFounderIds: [],
    runningFounderIds: [],
  });
  expect((await answer(getRefreshStatus, owner)).total).toBe(1);
});
