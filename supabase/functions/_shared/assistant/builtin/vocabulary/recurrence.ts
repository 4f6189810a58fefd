const RECURRENCE: readonly [RegExp, "daily" | "weekly" | "monthly" | "quarterly"][] = [
  [/\b(?:daily|every ?day|each day|every (?:morning|evening))\b/i, "daily"],
  [/\b(?:quarterly|every quarter|each quarter|every (?:three|3) months)\b/i, "quarterly"],
  [/\b(?:monthly|every month|each month)\b/i, "monthly"],
  [/\b(?:weekly|every week|each week|(?:every|each) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day))/i, "weekly"],
];

/** How often a text says that something comes back; chrono does not read it. */
export function findRecurrence(
  text: string,
): { recurrence: "daily" | "weekly" | "monthly" | "quarterly"; text: string } | null {
  for (const [pattern, recurrence] of RECURRENCE) {
    const match = pattern.exec(text);
    if (match) return { recurrence, text: match[0] };
  }
  return null;
}
