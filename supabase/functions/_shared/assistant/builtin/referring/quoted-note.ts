import { type InFull, type Known, LEAD } from "./targets.ts";

const SAYS_OTHERWISE = new RegExp(
  String.raw`${LEAD}(?:(?:make|change|correct|fix) (?:that|it|this)(?: (?:to|say|read|into))*|(?:that|it|the note) (?:should|must) (?:say|read|be))\s+(?<words>\S[^\n]{1,120}?),?\s+(?<no>not|instead of|rather than)\s+(?<old>\S[^\n,;:]{1,60}?)[.!]*$`,
  "iu",
);

/** "Make that since September, not August", after an answer that quotes someone's notes: what their note is to say. */
export function ofQuotedNote({ request }: Known): InFull | null {
  const { words, no = "", old = "" } = SAYS_OTHERWISE.exec(request.message.trim())?.groups ?? {};
  const answer = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const person = request.state?.person;
  if (words === undefined || !person || !/\bnotes?\b/iu.test(answer)) return null;
  if (!answer.toLowerCase().includes(old.toLowerCase())) return null;
  return { message: `In ${person.name}'s note it should be ${words}, ${no} ${old}`, people: [person] };
}
