import * as z from "zod/mini";
import { emailTemplateSchema } from "../../contract/ai.ts";
import { datingOf, ownPostKinds } from "../../contract/posts.ts";
import { hasWords } from "../../language-model/plain-text.ts";
import { listPosts } from "../../stores/posts.ts";
import { namesOf } from "./founder-tools.ts";
import { type Plan, recordId, type Tool, writeTool } from "./tool.ts";

/** A draft is kept with the action alone: nothing is sent, and no record changes. */
const draftEmail = writeTool({
  name: "draft_email",
  description: "Drafts an e-mail to a person for the user to read, edit and send. Nothing is sent.",
  label: "Drafting an e-mail",
  input: z.object({ founderId: recordId("founderId"), purpose: emailTemplateSchema }),
  plan: async (context, { founderId, purpose }): Promise<Plan> => {
    const [founder, posts] = await Promise.all([context.founders.get(founderId), listPosts(context.db, founderId)]);
    const latest = posts.find(({ kind, postContent }) => ownPostKinds.includes(kind) && hasWords(postContent));
    const post = latest
      ? { content: latest.postContent, postedAt: latest.postTimestamp, dating: datingOf(latest) }
      : null;
    const { user } = context;
    const model = await context.writer();
    const request = { purpose, tone: "friendly", recipient: founder, sender: user, post } as const;
    const draft = await model.writeEmail({ ...request, notes: [], touch: null });
    return {
      title: `Draft an e-mail to ${founder.name}`,
      saidWhenDone: `Drafted an e-mail to ${founder.name}.`,
      saidWhenThere: `There is a draft to ${founder.name} already.`,
      operation: {
        kind: "none",
        row: { ...(founder.email && { to: founder.email }), subject: draft.subject, body: draft.body },
      },
      founderId: founder.id,
      recordId: null,
      targets: [namesOf(founder)],
      // The draft is written by a quarantined call that has no tools, and goes nowhere without the user.
      writes: [],
      alwaysConfirm: null,
      detail: { subject: draft.subject, body: draft.body, madeBy: draft.madeBy },
    };
  },
});

export const emailTools: readonly Tool[] = [draftEmail];
