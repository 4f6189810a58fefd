import type { PersonalToken } from "@contract/tokens";
import type { TokenScope } from "@contract/endpoint";
import { fullDate, inLine, type Place, timelineDate } from "@/lib/relative-time";

export const SCOPES: Record<TokenScope, { label: string; means: string }> = {
  capture: {
    label: "Save people",
    means: "Can only add people and check whether they exist.",
  },
  extension: {
    label: "Browser extension",
    means:
      "Can save and find people, read their last note, open tasks and latest summary, and add notes, tasks and posts.",
  },
  read: { label: "Read", means: "Can read everything, but change nothing." },
  write: { label: "Read and write", means: "Can read, change and delete everything except your account." },
};

/** How long a new token may live, in days. */
export const TOKEN_PERIODS = [7, 30, 90, 365] as const;

/** What became of a token, and what will, in a line. */
export function tokenLine({ lastUsedAt, expiresAt }: PersonalToken, now: Date, place: Place = {}): string {
  const used = lastUsedAt === null ? "Never used" : `Last used ${inLine(timelineDate(lastUsedAt, now, place))}`;
  const day = fullDate(expiresAt, place);
  return `${used} · ${Date.parse(expiresAt) <= now.getTime() ? "expired" : "expires"} ${day}`;
}
