import type { Context, Hono } from "hono";
import * as contract from "../../_shared/contract/ai.ts";
import { todayIn } from "../../_shared/contract/calendar-date.ts";
import type { ReplyOf } from "../../_shared/contract/endpoint.ts";
import type { Founder } from "../../_shared/contract/founders.ts";
import { rankOutreach } from "../../_shared/contract/outreach-score.ts";
import { datingOf, ownPostKinds, type Post, summarisePost } from "../../_shared/contract/posts.ts";
import { quoteOfNote } from "../../_shared/language-model/builtin/quote.ts";
import type { DatedPost } from "../../_shared/language-model/language-model.ts";
import { hasWords } from "../../_shared/language-model/plain-text.ts";
import { getFounder } from "../../_shared/stores/founders.ts";
import { listOutreachSignals } from "../../_shared/stores/outreach.ts";
import { getPersonTimeline } from "../../_shared/stores/person-timeline.ts";
import { beginSummary, endSummary, getPost, listPosts, setPostSummary } from "../../_shared/stores/posts.ts";
import { getRecurrenceRules, getUser } from "../../_shared/stores/profile.ts";
import { withMediaAddresses } from "../posts/media-address.ts";
import { mount, type ParsedCall } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";
import { affordModel, affordModelFor } from "./afford-model.ts";

/** How many of a founder's posts an analysis rests on. */
const ANALYSED_POSTS = 8;

/** The AI calls of spec §7. Who made an answer is named in it. */
export function mountAi(app: Hono<ApiEnv>): void {
  mount(app, summarisePost, ({ params }, c) => summariseAgain(c, params.postId));
  mount(app, contract.analyzePost, ({ input }, c) => analyzePost(c, input.postId));
  mount(app, contract.analyzeFounder, ({ input }, c) => analyzeFounder(c, input.founderId));
  mount(app, contract.generateEmail, ({ input }, c) => generateEmail(c, input));
  mount(app, contract.getEmailSources, async ({ params }, c) => (await founderAndSources(c, params.founderId)).sources);
  mount(app, contract.listOutreachOpportunities, ({ query }, c) => listOpportunities(c, query.limit));
}

async function summariseAgain(c: Context<ApiEnv>, postId: string): Promise<Post> {
  const { founderId, postContent: content } = await getPost(c.var.db, postId);
  const { name: authorName } = await getFounder(c.var.db, founderId);
  await beginSummary(c.var.db, postId);
  const summarise = async () => {
    const model = await affordModelFor(c, content);
    const summary = await model.summarisePost({ authorName, content });
    await setPostSummary(c.var.db, postId, { text: summary?.text ?? null, madeBy: summary?.madeBy ?? null, content });
  };
  await summarise().catch(async (error: unknown) => {
    await endSummary(c.var.db, postId);
    throw error;
  });
  return withMediaAddresses(await getPost(c.var.db, postId), c.var.outside.siteUrl);
}

async function analyzePost(c: Context<ApiEnv>, postId: string): Promise<ReplyOf<typeof contract.analyzePost>> {
  const { id, founderId, postUrl, postContent: content } = await getPost(c.var.db, postId);
  const { name: authorName } = await getFounder(c.var.db, founderId);
  const model = await affordModelFor(c, content);
  return { success: true, postId: id, postUrl, ...(await model.analysePost({ authorName, content })) };
}

async function analyzeFounder(c: Context<ApiEnv>, founderId: string): Promise<ReplyOf<typeof contract.analyzeFounder>> {
  const { founder, posts } = await founderWithWords(c, founderId);
  const used = posts.slice(0, ANALYSED_POSTS);
  const model = await affordModelFor(c, used[0]?.postContent ?? "");
  const { name, company, roleTitle, lastTouchAt } = founder;
  return {
    success: true,
    founderId: founder.id,
    founderName: name,
    recentPosts: used.map(({ id, postUrl, postTimestamp }) => ({ postId: id, postUrl, postTimestamp })),
    lastTouchAt,
    ...(await model.analyseFounder({ name, company, roleTitle, posts: used.map(toText) })),
  };
}

async function generateEmail(
  c: Context<ApiEnv>,
  { founderId, template, tone, sources: wanted }: ParsedCall<typeof contract.generateEmail>["input"],
): Promise<ReplyOf<typeof contract.generateEmail>> {
  const [{ founder, sources }, sender] = await Promise.all([
    founderAndSources(c, founderId),
    getUser(c.var.db, c.var.userId),
  ]);
  const post = wanted.includes("post") ? sources.post : null;
  const notes = wanted.includes("notes") ? sources.notes : [];
  const touch = wanted.includes("touch") ? sources.touch : null;
  const model = await affordModel(c);
  const { quote, ...draft } = await model.writeEmail({
    purpose: template,
    tone,
    recipient: founder,
    sender,
    post: post && { content: post.content, postedAt: post.at, dating: post.dating },
    notes,
    touch,
  });
  return {
    success: true,
    founderId: founder.id,
    template,
    tone,
    label: draft.madeBy === "builtin" ? "Drafted from your template" : "Drafted by AI",
    basedOn: [
      ...(post && quote !== null ? [{ kind: "post" as const, postId: post.postId, postUrl: post.postUrl, quote }] : []),
      ...notes.map(({ noteId, content }) => ({ kind: "note" as const, noteId, quote: quoteOfNote(content) })),
      ...(touch ? [{ kind: "touch" as const, channel: touch.channel, at: touch.at }] : []),
    ],
    ...draft,
  };
}

async function listOpportunities(
  c: Context<ApiEnv>,
  limit: number,
): Promise<ReplyOf<typeof contract.listOutreachOpportunities>> {
  const { timeZone } = await getRecurrenceRules(c.var.db);
  const now = new Date();
  const when = { now, today: todayIn(timeZone, now) };
  const people = await listOutreachSignals(c.var.db, when);
  return { success: true, madeBy: "builtin", model: "reach-out score", data: rankOutreach(people, when, limit) };
}

/** A founder and the newest of their own posts that have words. */
async function founderWithWords(c: Context<ApiEnv>, founderId: string): Promise<{ founder: Founder; posts: Post[] }> {
  const [founder, posts] = await Promise.all([getFounder(c.var.db, founderId), listPosts(c.var.db, founderId)]);
  return {
    founder,
    posts: posts.filter(({ kind, postContent }) => ownPostKinds.includes(kind) && hasWords(postContent)),
  };
}

/** A founder, and what an email to them can be based on. */
async function founderAndSources(
  c: Context<ApiEnv>,
  founderId: string,
): Promise<{ founder: Founder; sources: contract.EmailSources }> {
  const [{ founder, posts }, { entries }] = await Promise.all([
    founderWithWords(c, founderId),
    getPersonTimeline(c.var.db, { founderId, kinds: ["email", "touch"], limit: 1 }),
  ]);
  const [latest] = posts;
  const notes = founder.notes.filter(({ content }) => hasWords(content)).slice(0, contract.EMAIL_NOTES_LIMIT);
  const [last] = entries.flatMap((entry) =>
    entry.kind === "email" || entry.kind === "touch" ? [{ ...entry.touch, at: entry.at }] : [],
  );
  return {
    founder,
    sources: {
      post: latest
        ? {
            postId: latest.id,
            postUrl: latest.postUrl,
            content: latest.postContent,
            at: latest.postTimestamp,
            dating: datingOf(latest),
          }
        : null,
      notes: notes.map(({ id, content, createdAt }) => ({ noteId: id, content, at: createdAt })),
      touch: last ? { channel: last.channel, message: last.message, at: last.at } : null,
    },
  };
}

function toText(post: Post): DatedPost {
  return { content: post.postContent, postedAt: post.postTimestamp, dating: datingOf(post) };
}
