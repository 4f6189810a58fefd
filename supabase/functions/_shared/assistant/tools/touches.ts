import { cutText } from "../../contract/storable.ts";
import { listFounderActivities } from "../../stores/activities.ts";
import { NOTE_WORDS } from "./seen-records.ts";
import type { ToolContext } from "./tool.ts";

const ACTIVITIES_READ = 100;
const TOUCHES_TOLD = 10;
/** What was said in the last calls, mails and meetings with someone, as it was logged. */
export async function touchesOf({ db }: ToolContext, founderId: string) {
  const lines = await listFounderActivities(db, founderId, ACTIVITIES_READ);
  return lines
    .filter(({ type }) => type === "touch")
    .slice(0, TOUCHES_TOLD)
    .map(({ id, details, happenedAt }) => ({
      ...{ id, happenedAt, channel: textOf(details["channel"]) },
      content: cutText(textOf(details["message"]), NOTE_WORDS),
    }));
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
