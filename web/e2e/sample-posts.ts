import { readFileSync } from "node:fs";
import { publishedUntil } from "../../supabase/functions/_shared/post-sources/sample/sample-schedule.ts";
import { samplePeople } from "./people.ts";

type SamplePerson = (typeof samplePeople)[number];
interface Calendar {
  phase: number;
  texts: { kind?: string }[];
}

const POSTED = ["post", "quote", "article"];

/** When the person last posted something, in milliseconds; 0 when never. Comments and reposts do not count. */
function lastPostedAt({ profileUrl }: SamplePerson, now: Date): number {
  const slug = profileUrl.split("/").at(-1) ?? "";
  const file = new URL(`../../supabase/functions/_shared/post-sources/sample/posts/${slug}.json`, import.meta.url);
  const calendar = JSON.parse(readFileSync(file, "utf8")) as Calendar;
  const isPost = ({ index }: { index: number }) => POSTED.includes(calendar.texts[index]?.kind ?? "post");
  return (
    publishedUntil({ slug, ...calendar }, now)
      .find(isPost)
      ?.publishedAt.getTime() ?? 0
  );
}

/** The sample person with the newest post. Who that is, and what it says, changes with the date. */
export function newestPoster(now = new Date()): SamplePerson {
  return samplePeople.reduce((newest, one) => (lastPostedAt(one, now) > lastPostedAt(newest, now) ? one : newest));
}
