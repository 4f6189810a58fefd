import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const INTO = re(
  "^(?<lead>\\W*(?:(?:and|so|then|please|also|just)\\s+)*)(?<verb>stick|pop|plonk|shove|slot|file|kick|chuck|park|drag|flip|send|take|throw|toss)\\s+(?<who>him|her|them(?:\\s+(?:both|all))?|both(?:\\s+of\\s+(?:them|these|those))?|(?:all|these|those)(?:\\s+(?:two|three|four))?|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s+(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})\\s+(?:back\\s+|over\\s+)?(?<way>in|into|under|on|onto|to)\\s+(?<the>the\\s+)?(?<value>\\p{L}[^,;:.!?]{1,40}?)(?<what>\\s+stage|\\s+status)?(?:\\s+(?:now|please|again|then))*[\\s.!]*$",
  "iu",
);

const OFF = re(
  "^(?<lead>\\W*(?:(?:and|so|then|please|also|just)\\s+)*)(?:take|get|move|bring)\\s+(?<who>him|her|them|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s+(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})\\s+off\\s+(?:the\\s+)?(?<value>\\p{L}[^,;:.!?]{1,40}?)(?:\\s+(?:stage|status))?(?:\\s+(?:now|please|again))*(?:\\s*[,;–-]+\\s*(?:because\\s+|as\\s+|since\\s+)?(?:he|she|they)(?:['’]s|['’]re|\\s+is|\\s+are)\\s+(?:now\\s+|back\\s+to\\s+)?(?<next>\\p{L}[^,;:.!?]{1,40}?)(?:\\s+(?:now|again))?)?[\\s.!]*$",
  "iu",
);

const WISHED = re(
  "^(?<lead>\\W*(?:(?:and|so|then|please|also|ok|okay)[\\s,]+)*)(?:can|could|may|might|shall)\\s+(?:we|i|you)\\s+(?:please\\s+)?(?:have|get|put)\\s+(?<who>him|her|them|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s+(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})\\s+(?:as|at|in|into|on|under|with)\\s+(?:the\\s+)?(?<value>\\p{L}[^,;:.!?]{1,40}?)(?<what>\\s+stage|\\s+status)?(?:[\\s,]+(?:now|please|again|then))*[\\s.!?]*$",
  "iu",
);
const OWNED = re(
  "^(?<lead>\\W*(?:(?:and|so|then|please|also|ok|okay)[\\s,]+)*)(?:can|could|may|might|shall)\\s+(?:we|i|you)\\s+(?:please\\s+)?(?:have|get|make)\\s+(?<owner>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s+(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*)?)\\s+(?:as|be|become)\\s+(?:the\\s+|an?\\s+)?(?:new\\s+)?owner\\s+(?:of|for)\\s+(?<who>\\p{L}[^,;:.!?]{1,60}?)(?:[\\s,]+(?:now|please|then))*[\\s.!?]*$",
  "iu",
);

/** "Could we have Ana as Signed?": a value of one of the user's lists that someone is wished to have. */
function wished(part: Part, { stages, statuses, columns }: Lists): Part | null {
  if (!/^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,3}?(?:can|could|may|might|shall)\s/iu.test(part.text)) return null;
  const { lead: before = "", owner, who: whose = "" } = OWNED.exec(part.text)?.groups ?? {};
  if (owner !== undefined) return { ...part, text: `${before}set the owner of ${whose} to ${owner}` };
  const { lead = "", who, value = "", what } = WISHED.exec(part.text)?.groups ?? {};
  if (who === undefined) return null;
  const said = plainWords(value).join(" ");
  const found = [
    { label: "stage", options: stages },
    { label: "status", options: statuses },
    ...columns.filter(({ type }) => /select$/.test(type)),
  ].flatMap(({ label, options }) =>
    options.filter((one) => plainWords(one).join(" ") === said).map((option) => ({ label, option })),
  );
  const own = found.filter(({ label }) => what === undefined || label === what.trim().toLowerCase());
  const [only, another] = own;
  return only && !another ? { ...part, text: `${lead}set the ${only.label} of ${who} to ${only.option}` } : null;
}

/** "Stick him in Closed": into a stage or a status of the user's, said as people say it; "take him off hold": out of it. */
export function intoStage(part: Part, lists: Lists): Part {
  const { stages, statuses } = lists;
  const wish = wished(part, lists);
  if (wish) return wish;
  const off = OFF.exec(part.text)?.groups;
  const { lead = "", who, value = "", verb = "", way, the, what } = off ?? INTO.exec(part.text)?.groups ?? {};
  if (who === undefined) return part;
  // "Take Ana to the meeting": with oneself, and into no stage.
  if (/^(?:send|take|throw|toss)$/iu.test(verb) && way?.toLowerCase() === "to" && the && what === undefined)
    return part;
  const is = (one: string): boolean =>
    [value, `on ${value}`].some((said) => plainWords(one).join(" ") === plainWords(said).join(" "));
  const [stage, status] = [stages.find(is), statuses.find(is)];
  if ((stage === undefined) === (status === undefined)) return part;
  // Out of a stage, where to is to be said.
  if (off && status !== undefined) {
    const next = statuses.find((one) => plainWords(one).join(" ") === plainWords(off["next"] ?? "").join(" "));
    // "Take him off hold, he's in town": why.
    return { ...part, text: next ? `${lead}set the status of ${who} to ${next}` : `${lead}clear the status of ${who}` };
  }
  if (off) return part;
  return { ...part, text: `${lead}set the ${stage ? "stage" : "status"} of ${who} to ${stage ?? status ?? ""}` };
}

const GOES_TO = re(
  "^(?<before>[^\\n?]{8,200}?)(?:\\s*[,;–-]\\s+|\\s+and\\s+)so\\s+(?:(?<whose>his|her|their)\\s+(?:account|deal|case|file|record|card|entry)|(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*)?))\\s+(?:goes|moves|drops|slides|belongs|should (?:go|be|move))\\s+(?:back\\s+)?(?:(?:to|into|in|on|at|under)\\s+)?(?:the\\s+)?(?<value>\\p{L}[^,;:.!?]{1,40}?)(?:\\s+(?:stage|status|now|then))*[\\s.!]*$",
);
const SUBJECT: Readonly<Record<string, string>> = { his: "he is", her: "she is", their: "they are" };

/** "They won't budge, so his account goes to Lost": what is told, and the stage that follows from it, told by itself. */
export function withWhereItGoes(part: Part, { stages, statuses }: Lists): Part[] {
  const { before, whose = "", who, value = "" } = (/ so /iu.test(part.text) && GOES_TO.exec(part.text)?.groups) || {};
  const said = plainWords(value).join(" ");
  const own = [...stages, ...statuses].find((one) => [said, `on ${said}`].includes(plainWords(one).join(" ")));
  if (before === undefined || own === undefined) return [part];
  const subject = who === undefined ? (SUBJECT[whose.toLowerCase()] ?? "they are") : `${who} is`;
  const at = /^on /iu.test(own) ? own.toLowerCase() : `at ${own}`;
  return [
    { ...part, text: before },
    { ...part, text: `${subject} ${at} now` },
  ];
}

const TO_THAT = re(
  "^(?<lead>\\W*(?:(?:and|so|then|please|also|just|yeah|yes|ok|okay|well|can you|could you)[\\s,]+)*)(?:move|put|bump|shift|set|push|take|bring|get|promote|pull)\\s+(?<who>him|her|them|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s+(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})\\s+(?:(?:along|up|over|forward|ahead|on|back)\\s+)?(?:(?:to|on|onto|in|into)\\s+(?:that|this)\\s+(?<what>stage|status)|there)(?:\\s+(?:now|please|then|too))*[\\s.!]*$",
);

/** "We offer her a term sheet, so move her along to that stage", "… for a term sheet. Move her there": the one stage that was spoken of last. */
export function withThatStage(parts: readonly Part[], { stages, statuses }: Lists): Part[] {
  return parts.map((part, no) => {
    const { lead = "", who, what } = TO_THAT.exec(part.text)?.groups ?? {};
    if (who === undefined) return part;
    const lists = [
      { label: "stage", options: stages },
      { label: "status", options: statuses },
    ].filter(({ label }) => what === undefined || label === what.toLowerCase());
    const said = parts
      .slice(0, no)
      .map(({ text }) => namedIn(text, lists))
      .findLast(({ length }) => length > 0);
    const [only, another] = said ?? [];
    return !only || another ? part : { ...part, text: `${lead}set the ${only.label} of ${who} to ${only.option}` };
  });
}

interface OptionList {
  label: string;
  options: readonly string[];
}
function namedIn(text: string, lists: readonly OptionList[]) {
  const words = ` ${plainWords(text).join(" ")} `;
  const named = (option: string) => words.includes(` ${plainWords(option).join(" ")} `);
  return lists.flatMap(({ label, options }) => options.filter(named).map((option) => ({ label, option })));
}
