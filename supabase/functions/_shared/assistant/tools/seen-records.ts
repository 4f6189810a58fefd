import { cutText } from "../../contract/storable.ts";
import type { FoundNote, FoundPost } from "../../stores/search-texts.ts";
import { postedText } from "../builtin/wording.ts";
import type { ToolContext } from "./tool.ts";

/** How much of a note and of a post a model is told. */
export const NOTE_WORDS = 600;
export const POST_WORDS = 300;

/** What a tool has read, which an answer may then link to. */
export function seesFounder(context: ToolContext, { id, name }: { id: string; name: string }): void {
  context.sees({ kind: "founder", id, label: name, href: `/people/${id}`, words: name });
}

export function seesNote(
  context: ToolContext,
  { id, founderId, founderName, content }: Pick<FoundNote, "id" | "founderId" | "founderName" | "content">,
): void {
  context.sees({
    kind: "note",
    id,
    label: `Note on ${founderName}`,
    href: `/people/${founderId}`,
    words: cutText(content, NOTE_WORDS),
  });
}

export function seesPost(
  context: ToolContext,
  { id, founderName, postUrl, content, summary, ...date }: Omit<FoundPost, "founderId">,
): void {
  context.sees({
    kind: "post",
    id,
    label: `${founderName}, ${postedText(date, context.user.timeZone)}`,
    href: postUrl,
    words: `${summary ?? ""} ${cutText(content, POST_WORDS)}`,
  });
}

export function seesTask<Task extends { id: string; title: string; founderId: string | null }>(
  context: ToolContext,
  task: Task,
): Task {
  context.sees({ kind: "task", id: task.id, label: task.title, href: "/tasks", words: task.title });
  return task;
}
