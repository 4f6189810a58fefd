/** A span of days as people say it, counted from today; null is no end. */
export interface RelativeDays {
  id: string;
  label: string;
  from: number | null;
  to: number | null;
}

export const relativeDays: readonly RelativeDays[] = [
  { id: "today", label: "today", from: 0, to: 0 },
  { id: "yesterday", label: "yesterday", from: -1, to: -1 },
  { id: "last 7", label: "in the last 7 days", from: -6, to: 0 },
  { id: "last 30", label: "in the last 30 days", from: -29, to: 0 },
  { id: "last 90", label: "in the last 90 days", from: -89, to: 0 },
  { id: "over 7", label: "more than 7 days ago", from: null, to: -8 },
  { id: "over 30", label: "more than 30 days ago", from: null, to: -31 },
  { id: "over 90", label: "more than 90 days ago", from: null, to: -91 },
  { id: "next 7", label: "in the next 7 days", from: 0, to: 6 },
  { id: "next 30", label: "in the next 30 days", from: 0, to: 29 },
];

type Span = Pick<RelativeDays, "from" | "to">;

export function spanOf(id: string): RelativeDays | undefined {
  return relativeDays.find((span) => span.id === id);
}

/** The span as people say it, or by its days where nobody has a word for it. */
export function spanInWords({ from, to }: Span): string {
  const known = relativeDays.find((span) => span.from === from && span.to === to);
  if (known) return known.label;
  const day = (days: number) => (days === 0 ? "today" : days < 0 ? `${-days} days ago` : `${days} days from now`);
  if (from === null) return to === null ? "on any day" : `until ${day(to)}`;
  return to === null ? `since ${day(from)}` : `from ${day(from)} to ${day(to)}`;
}
