import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import {
  analyzeFounder,
  analyzePost,
  generateEmail,
  listOutreachOpportunities,
} from "../functions/_shared/contract/ai.ts";
import { listFounderActivities } from "../functions/_shared/contract/activities.ts";
import { addDays, todayIn } from "../functions/_shared/contract/calendar-date.ts";
import { addFounder, getFounder, updateFounder } from "../functions/_shared/contract/founders.ts";
import { addNote } from "../functions/_shared/contract/notes.ts";
import { listFounderPosts, type Post } from "../functions/_shared/contract/posts.ts";
import { updateProfile } from "../functions/_shared/contract/profile.ts";
import { refreshSummaries } from "../functions/_shared/contract/refresh.ts";
import { addTask } from "../functions/_shared/contract/tasks.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { refusal } from "./api-answers.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1 });
afterAll(() => sql.end());

const ANY_ID = "00000000-0000-4000-8000-000000000000";

/** Someone with one founder of the demonstration network, whose posts have been fetched. */
async function withPosts(): Promise<{ user: NamedUser; founderId: string; posts: Post[] }> {
  const user = await signUp("Ada");
  const [person] = samplePeople();
  if (!person) throw new Error("There is nobody in the demonstration network");
  const { name, profileUrl } = person;
  const { id: founderId } = await user.call(addFounder, { input: { name, profileUrl } });
  await user.call(refreshSummaries, { params: { founderId } });
  const { data } = await user.call(listFounderPosts, { params: { founderId } });
  return { user, founderId, posts: data };
}

/** What the calls' texts promise of a text: words, and no address. */
const words = expect.stringMatching(/^(?!.*https?:)[^]*\p{L}{3}/u) as string;

test("analyses a post from its own words, and says that no AI did", async () => {
  const { user, posts } = await withPosts();
  const post = posts.find(({ postContent }) => postContent.length > 200);
  if (!post) throw new Error("There is no long post in the demonstration network");
  const analysis = await user.call(analyzePost, { input: { postId: post.id } });
  expect(analysis).toMatchObject({
    success: true,
    madeBy: "builtin",
    postId: post.id,
    postUrl: post.postUrl,
    summary: post.aiSummary,
    suggestedAction: words,
  });
  expect(analysis.keyPoints.length).toBeGreaterThan(1);
});

test("analyses a founder from their own posts, the newest first", async () => {
  const { user, founderId, posts } = await withPosts();
  const analysis = await user.call(analyzeFounder, { input: { founderId } });
  expect(analysis).toMatchObject({ success: true, madeBy: "builtin", founderId, summary: words, lastTouchAt: null });
  const own = posts.filter(
    ({ kind, postContent }) => !["repost", "comment"].includes(kind) && postContent.trim() !== "",
  );
  expect(analysis.recentPosts.map(({ postId }) => postId)).toEqual(own.slice(0, 8).map(({ id }) => id));
  expect(analysis.themes.length).toBeGreaterThan(0);
});

test("says of a founder without posts that there is nothing to go by", async () => {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder() });
  await user.call(addNote, { params: { founderId }, input: { content: "Met at the fair" } });
  const { lastTouchAt } = await user.call(getFounder, { params: { founderId } });
  expect(lastTouchAt).not.toBeNull();
  expect(await user.call(analyzeFounder, { input: { founderId } })).toMatchObject({
    summary: null,
    themes: [],
    recentPosts: [],
    lastTouchAt,
  });
  expect(await user.call(generateEmail, { input: { founderId } })).toMatchObject({ template: "intro", basedOn: [] });
});

test("drafts an e-mail from a template, with the user's name and a sentence of the latest post", async () => {
  const { user, founderId } = await withPosts();
  await user.call(updateProfile, { input: { company: "Northlight", jobTitle: "Partner" } });
  const draft = await user.call(generateEmail, { input: { founderId } });
  const { name } = await user.call(getFounder, { params: { founderId } });
  expect(draft).toMatchObject({
    template: "intro",
    madeBy: "builtin",
    label: "Drafted from your template",
    subject: words,
  });
  expect(draft.body).toContain(`Hi ${name.split(" ")[0] ?? ""},`);
  expect(draft.body).toContain("I am Ada, Partner at Northlight");
  const source = draft.basedOn.find((basis) => basis.kind === "post");
  expect(draft.body).toContain(source?.quote);
  const { recentPosts } = await user.call(analyzeFounder, { input: { founderId } });
  expect(recentPosts[0]).toMatchObject({ postId: source?.postId, postUrl: source?.postUrl });
  for (const template of ["follow_up", "congratulate", "catch_up"] as const) {
    const other = await user.call(generateEmail, { input: { founderId, template } });
    expect(other).toMatchObject({ template, basedOn: draft.basedOn });
    expect(other.body).not.toBe(draft.body);
  }
});

test("refuses a template that it does not know", async () => {
  const { token } = await signUp("Ada");
  expect(await refusal(generateEmail, token, { input: { founderId: ANY_ID, template: "spam" as never } })).toEqual({
    status: 400,
    error: "Unknown template",
  });
});

test("finds neither another user's posts nor their founders", async () => {
  const { founderId, posts } = await withPosts();
  const { token, call } = await signUp("Bob");
  const postId = posts[0]?.id ?? "";
  expect(await refusal(analyzePost, token, { input: { postId } })).toEqual({ status: 404, error: "Post not found" });
  const nobody = { status: 404, error: "Founder not found" };
  expect(await refusal(analyzeFounder, token, { input: { founderId } })).toEqual(nobody);
  expect(await refusal(generateEmail, token, { input: { founderId } })).toEqual(nobody);
  expect((await call(listOutreachOpportunities)).data).toEqual([]);
});

test("names the people to reach out to, best first, each reason with its record", async () => {
  const { user, founderId, posts } = await withPosts();
  const { id: neglected } = await user.call(addFounder, { input: newFounder("Grace") });
  const { id: touched } = await user.call(addFounder, { input: newFounder("Edsger") });
  await user.call(addNote, { params: { founderId: touched }, input: { content: "Called him today" } });
  const dueDate = addDays(todayIn("UTC"), -3);
  const task = await user.call(addTask, { input: { title: "Send the deck", founderId: neglected, dueDate } });
  await user.call(addTask, { input: { title: "Sent", founderId: touched, dueDate, status: "done" } });
  await user.call(updateFounder, { params: { founderId: neglected }, input: { priorityScore: 100 } });
  await sql`update public.posts set posted_at = now() - interval '2 hours' where id = ${posts[0]?.id ?? ""}`;
  await sql`update public.founders set last_post_date = now() where id = ${founderId}`;

  const { data, madeBy } = await user.call(listOutreachOpportunities);
  expect(madeBy).toBe("builtin");
  expect(data.map((one) => one.founderId)).toEqual([neglected, founderId]);
  const reasons = new Map(
    data.flatMap((one) => one.reasons.map((reason) => [`${one.founderId} ${reason.kind}`, reason])),
  );
  expect(reasons.get(`${neglected} overdue_task`)?.evidence).toEqual({ taskId: task.id, at: dueDate });
  expect(reasons.get(`${founderId} fresh_post`)?.evidence).toMatchObject({
    postId: posts[0]?.id,
    postUrl: posts[0]?.postUrl,
  });
  const { data: log } = await user.call(listFounderActivities, { params: { founderId: neglected } });
  const rated = log.find(({ details }) => details["field"] === "priority_score");
  expect(reasons.get(`${neglected} priority`)?.evidence).toEqual({ at: rated?.happenedAt });
  expect((await user.call(listOutreachOpportunities, { query: { limit: 1 } })).data).toEqual(data.slice(0, 1));
  expect((await user.call(listOutreachOpportunities, { query: { limit: 11 } })).data).toEqual(data);
  expect(await refusal(listOutreachOpportunities, user.token, { query: { limit: 0 } })).toMatchObject({ status: 400 });
});

test("shows with someone who was left alone the log's entry of the last touch", async () => {
  const user = await signUp("Ada");
  const { id: founderId } = await user.call(addFounder, { input: newFounder() });
  await user.call(addNote, { params: { founderId }, input: { content: "Met at the fair" } });
  await sql`update public.founders set last_touch_at = now() - interval '45 days' where id = ${founderId}`;
  const { data: log } = await user.call(listFounderActivities, { params: { founderId } });
  const { data } = await user.call(listOutreachOpportunities);
  expect(data[0]?.reasons).toMatchObject([
    { kind: "out_of_touch", evidence: { activityId: log.find(({ type }) => type === "note")?.id } },
  ]);
});
