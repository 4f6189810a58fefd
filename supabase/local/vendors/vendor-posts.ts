import { activityIdAt } from "../../functions/_shared/post-sources/activity-id.ts";

/** A post as both stand-ins know it, before each puts it into its vendor's shape. */
export interface VendorPost {
  activityId: string;
  shareId: string;
  text: string;
  postedAt: Date;
  kind: "post" | "quote" | "article" | "repost" | "like";
}

const DAY_MS = 86_400_000;
const TEXTS = [
  "We opened the second workshop today. Twelve people, one long table, and a list of what we got wrong in the first.",
  "Hiring taught me to ask one question only: what did you change your mind about this year?",
  "The new pricing page has a third of the words, and half the questions.",
];

/** Three invented posts of a profile, always the same ones for the same day. */
export function inventedPosts(profileUrl: string, now: Date): VendorPost[] {
  const seed = Array.from(profileUrl).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4_096, 7);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return TEXTS.map((text, index) => {
    const postedAt = new Date(today - (index * 4 + 1 + (seed % 3)) * DAY_MS + seed * 1_000);
    const activityId = activityIdAt(postedAt, seed);
    return { activityId, shareId: String(BigInt(activityId) - 77n), text, postedAt, kind: "post" };
  });
}

/** The address of the one person, or those of the people in a CSV list. */
export async function readPeople(list: string, column: unknown): Promise<string[]> {
  if (/linkedin\.com\/in\//.test(list)) return [list];
  const response = await fetch(list);
  if (!response.ok) return [];
  const [head = "", ...lines] = (await response.text()).trim().split(/\r?\n/);
  const place = head.split(",").indexOf(String(column));
  return lines.map((line) => (line.split(",")[place] ?? "").replace(/^"|"$/g, "")).filter(Boolean);
}
