import type { ReadClause } from "./commands/read-clauses.ts";
import { asking, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { plain } from "./wording.ts";

/** "Ana's is tomorrow", "and Leo's was the 4th": whose, and no word for what. */
const OF_WHOM =
  /^\W*(?:(?:and|also|but|then|so|well)[\s,]+)*(?<who>\p{Lu}[\p{L}\p{M}’'-]*(?:\s\p{Lu}[\p{L}\p{M}’'-]*)?)['’]s (?:is|was|will be|should be)\s/u;

/** What is asked where a day is said of something of someone's and no task was spoken of; null otherwise. */
export function whatOfTheirs({ text }: ReadClause, { request, spoken }: Turn): Asking | null {
  const who = OF_WHOM.exec(text)?.groups?.["who"];
  const { list = [], thread } = request.state ?? {};
  const isOfTasks =
    spoken.taskIds.length > 0 ||
    [...list, ...(thread?.list ?? [])].some(({ kind }) => kind === "task") ||
    /_task$/.test(request.changes?.[0]?.tool ?? "");
  if (who === undefined || isOfTasks) return null;
  return asking({ problem: `Which task or field of ${plain(who)} is that? Please say it with its name.`, offers: [] });
}
