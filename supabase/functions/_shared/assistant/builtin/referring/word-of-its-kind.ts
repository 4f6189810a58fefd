/** Words of which one may be said instead of another, kind by kind. */
const KINDS: readonly RegExp[] = [
  /(?<!\p{L})(?:mornings?|afternoons?|evenings?)(?!\p{L})/giu,
  /(?<!\p{L})(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?!\p{L})/giu,
  /(?<!\p{L})(?:january|february|march|april|(?-i:May)|june|july|august|september|october|november|december)(?!\p{L})/giu,
  /(?<!\p{L})(?:spring|summer|autumn|winter)(?!\p{L})/giu,
  /(?<!\p{L})(?:north|south|east|west)(?:ern)?(?!\p{L})/giu,
];
const ALONE =
  /^\W*(?=.*(?:no|nope|oops|sorry|wait|actually|mean|meant|rather)(?!\p{L}))(?:(?:no|nope|oh|oops|sorry|wait|actually|rather|i (?:meant|mean)|i['’]m sorry|it(?:['’]s| is| was)|make (?:it|that)|in|on|at|the)(?!\p{L})[\s,.:!–-]*)*(?<now>\p{L}{3,14})(?:[\s,]+(?:i (?:meant|mean)|rather|instead|sorry|please|actually))*[\s.!]*$/iu;

/** "I meant afternoon", of a text with one word of that kind: the word that it takes the place of, and the one that is meant; null for other words. */
export function wordOfItsKind(message: string, text: string): { was: string; now: string } | null {
  const now = ALONE.exec(message)?.groups?.["now"] ?? "";
  const kind = KINDS.find((one) => now !== "" && now.replace(one, "") === "");
  const [was, another] = kind === undefined ? [] : Array.from(text.matchAll(kind), ([word]) => word);
  return was !== undefined && another === undefined && was.toLowerCase() !== now.toLowerCase() ? { was, now } : null;
}
