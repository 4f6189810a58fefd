import type { Founder } from "@contract/founders";
import { isSampleProfile, samplePostPath } from "@contract/sample-profiles";
import { safeUrl } from "@/lib/safe-url";

/**
 * Where a founder's LinkedIn link leads: the latest post, or else the profile; or why it leads nowhere. Nothing of someone
 * invented is on LinkedIn: theirs leads to the same post on their own page.
 */
export type LinkedinTarget =
  { kind: "post" | "profile"; url: string } | { kind: "sample"; path: string } | { kind: "none"; message: string };

export const NOTHING_TO_OPEN = "No LinkedIn posts or profile URL found for this founder.";
export const UNABLE_TO_OPEN = "Unable to open LinkedIn content for this founder.";

export function linkedinTarget({
  id,
  lastPostUrl,
  profileUrl,
}: Pick<Founder, "id" | "lastPostUrl" | "profileUrl">): LinkedinTarget {
  if (isSampleProfile(profileUrl)) return { kind: "sample", path: samplePostPath(id, lastPostUrl) };
  if (!lastPostUrl && !profileUrl) return { kind: "none", message: NOTHING_TO_OPEN };
  const post = safeUrl(lastPostUrl);
  if (post !== null) return { kind: "post", url: post };
  const profile = safeUrl(profileUrl);
  if (profile !== null) return { kind: "profile", url: profile };
  return { kind: "none", message: UNABLE_TO_OPEN };
}

/** What the link to it is called. */
export function linkedinLabel({ name }: Pick<Founder, "name">, { kind }: LinkedinTarget): string {
  if (kind === "sample") return `Latest post of ${name}`;
  if (kind === "none") return `Open ${name} on LinkedIn`;
  return `${kind === "post" ? "Latest post" : "Profile"} of ${name}, on LinkedIn`;
}
