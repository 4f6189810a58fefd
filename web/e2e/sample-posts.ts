import { readFileSync } from "node:fs";
import { publishedUntil } from "../../supabase/functions/_shared/post-sources/sample/sample-schedule.ts";
import { samplePeople } from "./people.ts";

type SamplePerson = (typeof samplePeople)[number];
interface Calendar {
  phase: number;
  texts: { kind?: string; text?: string }[];
}

const POSTED = ["post", "quote", "article"];

/** The person's newest post; comments and reposts do not count. */
function newestOf({ profileUrl }: SamplePerson, now: Date) {
  const slug = profileUrl.split("/").at(-1) ?? "";
  const file = new URL(`../../supabase/functions/_shared/post-sources/sample/posts/${slug}.json`, import.meta.url);
  const calendar = JSON.parse(readFileSync(file, "utf8")) as Calendar;
  const isPost = ({ index }: { index: number }) => POSTED.includes(calendar.texts[index]?.kind ?? "post");
  const newest = publishedUntil({ slug, ...calendar }, now).find(isPost);
  return { at: newest?.publishedAt.getTime() ?? 0, text: calendar.texts[newest?.index ?? -1]?.text ?? "" };
}

/** The sentences of the person's newest post, of which a summary gives some. Which post that is changes with the date. */
export const newestSentences = (person: SamplePerson, now = new Date()): string[] =>
  newestOf(person, now)
    .text.match(/[^.!?\n]{20,}[.!?]/gu)
    ?.map((sentence) => sentence.trim()) ?? [];

/** The sample person with the newest post. Who that is, and what it says, changes with the date. */
export function newestPoster(now = new Date()): SamplePerson {
  return samplePeople.reduce((newest, one) => (newestOf(one, now).at > newestOf(newest, now).at ? one : newest));
}
