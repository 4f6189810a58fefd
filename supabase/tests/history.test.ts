import { expect, test } from "vitest";
import { listActivities, listFounderActivities } from "../functions/_shared/contract/activities.ts";
import { addFeedback } from "../functions/_shared/contract/feedback.ts";
import { addFounder, getFounder, removeFounder, updateFounder } from "../functions/_shared/contract/founders.ts";
import { addNote } from "../functions/_shared/contract/notes.ts";
import {
  getAiTimeline,
  getPost,
  listFounderPosts,
  listLinkedinPosts,
  listPosts,
  listSummaries,
} from "../functions/_shared/contract/posts.ts";
import { getLatestSummary, refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { addTask, listTasks } from "../functions/_shared/contract/tasks.ts";
import { listTrash, restore } from "../functions/_shared/contract/trash.ts";
import { markNotDuplicates } from "../functions/_shared/stores/duplicates.ts";
import { answerOutreach } from "../functions/_shared/stores/outreach.ts";
import { answer, refusal } from "./api-answers.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

/** Someone with one founder of the demonstration network, whose posts have been fetched. */
async function withPosts(): Promise<{ user: NamedUser; founderId: string }> {
  const user = await signUp("Ada");
  const [person] = samplePeople();
  if (!person) throw new Error("There is nobody in the demonstration network");
  const { name, profileUrl } = person;
  const { id: founderId } = await user.call(addFounder, { input: { name, profileUrl } });
  expect(await user.call(refreshSummaries, { params: { founderId } })).toMatchObject({ success: true, pending: false });
  return { user, founderId };
}

test("shows a founder's posts under every path of theirs", async () => {
  const { user, founderId } = await withPosts();
  const params = { founderId };
  const { posts } = await user.call(listLinkedinPosts, { params });
  expect(posts.length).toBeGreaterThan(4);
  expect((await user.call(listFounderPosts, { params, query: { limit: 2 } })).data).toEqual(posts.slice(0, 2));
  // A client of the API knows no site to look for a path on.
  const media = posts.flatMap((post) => [post.media.imageUrl, post.media.videoUrl]).filter((url) => url !== null);
  expect(media.length).toBeGreaterThan(0);
  for (const url of media) expect(url).toMatch(/^https?:\/\/[^/]+\/sample\//);
  const [first] = posts;
  expect(await user.call(getPost, { params: { postId: first?.id ?? "" } })).toEqual(first);
  const { timeline } = await user.call(getAiTimeline, { params });
  expect(timeline[0]).toEqual({
    id: first?.id,
    aiSummary: first?.aiSummary,
    postTimestamp: first?.postTimestamp,
    isDateExact: first?.isDateExact,
    isDateAbout: first?.isDateAbout,
    postContent: first?.postContent,
    postUrl: first?.postUrl,
    media: first?.media,
  });
  const all = await user.call(listPosts, { query: { limit: 3, offset: 1 } });
  expect(all).toMatchObject({ limit: 3, offset: 1 });
  expect(all.data.every((post) => post.founderId === founderId)).toBe(true);
  const { summaries } = await user.call(listSummaries, { params, query: { days: 3650 } });
  expect(summaries.length).toBeGreaterThan(0);
  expect(summaries.every((post) => post.aiSummary !== null)).toBe(true);
  const latest = await user.call(getLatestSummary, { params });
  expect(latest.latestAISummary).toBe((await user.call(getFounder, { params })).lastPostSummary);

  const other = await signUp("Bob");
  expect((await other.call(listPosts)).total).toBe(0);
  expect(await refusal(getPost, other.token, { params: { postId: first?.id ?? "" } })).toMatchObject({ status: 404 });
  expect(await refusal(getAiTimeline, other.token, { params })).toMatchObject({ status: 404 });
});

test("edits a founder, keeping a log of each field with old and new", async () => {
  const { token } = await signUp("Ada");
  const { id: founderId } = await answer(addFounder, token, { input: { ...newFounder("Grace"), company: "Navy" } });
  const params = { founderId };
  const changed = await answer(updateFounder, token, {
    params,
    input: { company: "Univac", stage: "Lead", priorityScore: 80 },
  });
  expect(changed).toMatchObject({ name: "Grace", company: "Univac", stage: "Lead", priorityScore: 80 });
  const { data } = await answer(listFounderActivities, token, { params });
  expect(data.filter((one) => one.type === "field_change").map((one) => one.details)).toEqual(
    expect.arrayContaining([
      { field: "company", old: "Navy", new: "Univac" },
      { field: "stage", old: null, new: "Lead" },
      { field: "priority_score", old: null, new: 80 },
    ]),
  );
  expect((await answer(listActivities, token)).total).toBeGreaterThanOrEqual(4);
  expect(await refusal(updateFounder, token, { params, input: { stage: "Nonsense" } })).toEqual({
    status: 400,
    error: "Choose a stage from your list.",
  });
  for (const input of [{ lastTouchAt: "2026-01-01" }, { userId: founderId }, { lastPostSummary: "me" }]) {
    expect((await refusal(updateFounder, token, { params, input: input as never })).status).toBe(400);
  }
});

test("a note touches its founder", async () => {
  const { token } = await signUp("Ada");
  const { id: founderId } = await answer(addFounder, token, { input: newFounder() });
  await answer(addNote, token, { params: { founderId }, input: { content: "Met" } });
  expect((await answer(getFounder, token, { params: { founderId } })).lastTouchAt).not.toBeNull();
});

test("a removed founder comes back with posts, notes, tasks and log", async () => {
  const { user, founderId } = await withPosts();
  const params = { founderId };
  await user.call(addNote, { params, input: { content: "Keep me" } });
  await user.call(addTask, { input: { title: "Call", founderId } });
  const before = {
    founder: await user.call(getFounder, { params }),
    posts: await user.call(listLinkedinPosts, { params }),
    log: await user.call(listFounderActivities, { params, query: { limit: 200 } }),
  };
  expect(await user.call(removeFounder, { params })).toBeNull();
  expect(await refusal(getFounder, user.token, { params })).toEqual({ status: 404, error: "Founder not found" });
  expect((await user.call(listPosts)).total).toBe(0);
  expect((await user.call(listTasks)).tasks).toMatchObject([{ title: "Call", founderId: null }]);

  const { data } = await user.call(listTrash);
  expect(data).toMatchObject([{ kind: "founder", recordId: founderId }]);
  const entry = { params: { entryId: data[0]?.id ?? "" } };
  expect((await refusal(restore, (await signUp("Bob")).token, entry)).status).toBe(404);
  await user.call(restore, entry);
  expect({
    founder: await user.call(getFounder, { params }),
    posts: await user.call(listLinkedinPosts, { params }),
    log: await user.call(listFounderActivities, { params, query: { limit: 200 } }),
  }).toEqual(before);
  expect((await user.call(listTasks)).tasks).toMatchObject([{ title: "Call", founderId }]);
  expect((await user.call(listTrash)).total).toBe(0);
});

test("a removed founder comes back with what was said to proposals and who they are not", async () => {
  const user = await signUp("Ada");
  const ids: string[] = [];
  for (const name of ["Grace", "Edsger"]) ids.push((await user.call(addFounder, { input: newFounder(name) })).id);
  const [grace = "", edsger = ""] = ids;
  const said = { founderId: grace, answer: { kind: "not_useful" }, reason: "active" } as const;
  await answerOutreach(user.db, said, new Date());
  await markNotDuplicates(user.db, grace, edsger);
  const stored = async () => [
    (await user.db.from("outreach_answers").select("*")).data,
    (await user.db.from("not_duplicates").select("*")).data,
  ];
  const before = await stored();
  expect(before).toMatchObject([[{ founder_id: grace }], [{}]]);
  for (const founderId of ids) await user.call(removeFounder, { params: { founderId } });
  expect(await stored()).toEqual([[], []]);
  for (const { id: entryId } of (await user.call(listTrash)).data) await user.call(restore, { params: { entryId } });
  expect(await stored()).toEqual(before);
});

test("does not restore a person who is followed again", async () => {
  const { token } = await signUp("Ada");
  const person = newFounder();
  const { id: founderId } = await answer(addFounder, token, { input: person });
  await answer(removeFounder, token, { params: { founderId } });
  await answer(addFounder, token, { input: person });
  const { data } = await answer(listTrash, token);
  expect(await refusal(restore, token, { params: { entryId: data[0]?.id ?? "" } })).toEqual({
    status: 409,
    error: "You already follow this person.",
  });
  expect((await answer(listTrash, token)).total).toBe(1);
});

test("does not let the table itself take onboarding for complete while a required answer is missing", async () => {
  const user = await signUp("Ada");
  const patch = { company: "Acme", job_title: "CEO", industry: "Finance", primary_use_case: "Other", goals: " " };
  const row = () => user.db.from("profiles").update({ ...patch, onboarding_completed: true });
  expect((await row().eq("id", user.id)).error?.message).toBe("Please fill in the required fields.");
});

test("stores feedback", async () => {
  const { token } = await signUp("Ada");
  expect(await refusal(addFeedback, token, { input: { type: "bug", description: "  " } })).toEqual({
    status: 400,
    error: "Please provide your feedback",
  });
  expect((await answer(addFeedback, token, { input: { type: "bug", description: "It hurts" } })).id).toBeTruthy();
});
