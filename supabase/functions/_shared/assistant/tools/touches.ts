import { cutText } from "../../contract/storable.ts";
import { listDatedTouches, listFounderActivities } from "../../stores/activities.ts";
import { NOTE_WORDS, seesFounder } from "./seen-records.ts";
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

/** How many touches of everyone are read for one answer. */
const TOUCHES_READ = 300;
/** The same of everyone in a time, each with who it was. */
export async function touchesOfAll(context: ToolContext, days: { from: string | null; before: string | null }) {
  const touches = await listDatedTouches(context.db, days, TOUCHES_READ);
  return touches.map(({ id, founderId, founderName, details, happenedAt }) => {
    seesFounder(context, { id: founderId, name: founderName });
    const [channel, message] = [textOf(details["channel"]), textOf(details["message"])];
    return { ...{ id, founderId, founderName, happenedAt, channel }, content: cutText(message, NOTE_WORDS) };
  });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
