import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { byName } from "../by-name.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { backAndWhy } from "./back-and-why.ts";
import { fieldsTold } from "./thread.ts";
import { valueOfTold } from "./value-of-told.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3}`;
const OH = String.raw`(?:(?:no|oops|whoops|sorry|wait|oh|ah|hm+|argh|actually|rather|well|but|hang on|hold on|my mistake)[\s,.!…–-]+)`;

/** "Good grief, no", "blimey, wait": what is only cried out before a no. */
const CRIES =
  /^\W*(?:(?:oh )?(?:good (?:grief|lord|heavens|god|gracious)|heavens|blimey|crikey|gosh|goodness(?: me)?|my (?:god|goodness|word)|oh my|yikes|crumbs|dear me|bloody hell|for heaven['’]s sake))[\s,.!…–-]+(?=(?:no|nope|wait|stop|undo|not|put|cancel|hang on|hold on)(?!\p{L}))/iu;
/** "Actually it's Callum I need": who was meant. */
const IT_IS = new RegExp(
  String.raw`^\W*${OH}*(?:it|that)(?:['’]s| is| was| should be| should have been)\s+(?<who>${NAME})\s+(?:(?:that|who|whom)\s+)?(?:i|we)(?:['’]m|['’]re|\s+am|\s+are|\s+was|\s+were)?\s+(?:need|needed|want|wanted|meant?|was after|were after|after|thinking of|talking about|am after)(?:\s+to\s+\p{L}+)?[\s.!]*$`,
  "iu",
);
/** "When? Thursday week": asked and answered by the same one. */
const ASKED_SELF =
  /^\W*(?:when|by when|for when|what day|which day|how often|who for|for who|for whom|with whom|who with|due when|until when)\?\s*[–-]?\s*(?<answer>[^?\n]{2,60})$/iu;
/** "And link nobody else, just him": what is so already. */
const NOBODY_ELSE =
  /^\W*(?:(?:and|but|please|ok)[\s,]+)*(?:link|add|assign|involve|include|tag|attach|bring in)\s+(?:nobody|no one|no-one|none|nothing) else(?:\s*[,;–-]\s*(?:just|only)\s+(?:him|her|them|that|this|it|those))?[\s.!]*$/iu;
/** "Add German to those": to what was told last. */
const TO_THOSE =
  /^\W*(?:(?:and|ok|okay|please|can you|could you|now|also)[\s,]+)*(?<verb>add|put|include|tick|remove|take|drop|delete|untick)\s+(?<what>[^,;:?!\n]{2,40}?)\s+(?:to|in|into|from|off|out of)\s+(?:those|these|them|the list|that list|the lot)(?:\s+(?:too|as well|please|then))*[\s.!]*$/iu;
/** "In Leeds, or rather York". */
const OR_RATHER =
  /^\W*(?:and\s+)?(?<in>in|at|from|based in)\s+(?-i:\p{Lu})[\p{L}\p{M}'’ -]{1,30}?[\s,;.–—-]+(?:(?:or|no|wait|well|oh|sorry)[\s,]+)*(?:or rather|rather|i mean|i meant|or actually|actually|sorry|make that|no|wait)[\s,]+(?:in\s+)?(?<place>(?-i:\p{Lu})[\p{L}\p{M}'’ -]{1,30}?)[\s.!]*$/iu;
const ONLY_NAME = new RegExp(String.raw`^\W*(?:(?:it['’]?s|that['’]?s|for|with)\s+)?(?<who>${NAME})[\s.!]*$`, "u");
/** "And her email's now …", "his role's CEO": is. */
const FIELD_IS =
  /^(?<lead>\W*(?:(?:and|oh|also|btw|by the way|ok|so)[\s,]+)*(?:her|his|their)\s+)(?<label>\p{L}[\p{L} ]{1,30}?)['’]s\s+(?=\S)/iu;
/** "Company's Kelp Works, Dundee", said of the one who was spoken of. */
const COMPANY_IS =
  /^\W*(?:(?:and|ok|so|the|her|his|their)[\s,]+)*(?:company|firm|employer)(?:['’]s|\s+is|:)\s+(?<firm>(?-i:\p{Lu})[^,;:?!\n]{1,50}?),\s+(?:in\s+)?(?<place>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*)?)[\s.!]*$/iu;

/** A follow-up in short or everyday words, in those in which it is read. Other messages are unchanged. */
export function withFollowUpWording(request: StepRequest): StepRequest {
  const { message, history } = request;
  if (history.length === 0 || message.length > 160 || message.includes("\n")) return request;
  const back = backAndWhy(request);
  if (back !== null) return { ...request, message: back };
  const told = valueOfTold(request);
  const about = request.state?.person ?? null;
  if (told !== null && about !== null)
    return {
      ...request,
      message: told,
      people: [byName(about), ...request.people.filter(({ id }) => id !== about.id)],
    };
  const said = reworded({ ...request, message: message.replace(CRIES, "") });
  return said === message ? request : { ...request, message: said };
}

function reworded(request: StepRequest): string {
  const { message, changes = [], history, people, state, columns = [] } = request;
  const standing = changes.filter(({ status }) => /^(?:executed|proposed|already_exists)$/u.test(status));
  const meant = standing.length > 0 ? IT_IS.exec(message)?.groups?.["who"] : undefined;
  if (meant !== undefined) return whoInstead(meant, request);
  const answer = standing.length > 0 ? ASKED_SELF.exec(message)?.groups?.["answer"] : undefined;
  if (answer !== undefined) return answer.trim();
  if (NOBODY_ELSE.test(message) && standing.length > 0 && standing.every(({ status }) => status !== "proposed"))
    return "ok";
  const person = state?.person ?? null;
  const { verb, what } = TO_THOSE.exec(message)?.groups ?? {};
  const told = fieldsTold(history.findLast(({ role }) => role === "assistant")?.content ?? "");
  const [field, another] = told;
  const isTheirs = field !== undefined && !another && field.person.id === person?.id;
  if (verb !== undefined && what !== undefined && isTheirs && people.length === 0) {
    const to = /^(?:add|put|include|tick)$/iu.test(verb) ? "add" : "remove";
    return `${to} ${what} ${to === "add" ? "to" : "from"} her ${field.label}`;
  }
  const place = person ? OR_RATHER.exec(message)?.groups?.["place"] : undefined;
  if (place !== undefined) return `in ${place}`;
  const firm = person && people.length === 0 ? COMPANY_IS.exec(message)?.groups : undefined;
  if (firm) return `her company is ${firm["firm"] ?? ""} and her location is ${firm["place"] ?? ""}`;
  const linked = withWho(request);
  if (linked !== null) return linked;
  return message.replace(FIELD_IS, (said: string, ...found) => {
    const { lead = "", label = "" } = found.at(-1) as Record<string, string>;
    const words = plainWords(label);
    return fieldNamed(words, columns)?.length === words.length ? `${lead}${label} is ` : said;
  });
}

/** Who was meant instead: of a task that was only moved, its title names someone else then. */
function whoInstead(who: string, { message, changes = [], state }: StepRequest): string {
  const last = changes.at(-1);
  if (last?.tool !== "update_task") return `no, I meant ${who}`;
  const title = /“(?<title>[^”]+)”/u.exec(last.title)?.groups?.["title"] ?? "";
  const [first = "", ...rest] = (state?.person?.name ?? "").split(" ");
  const named = [[first, ...rest].join(" "), first].find((name) => name !== "" && title.includes(name));
  if (named === undefined) return message;
  return `rename the task "${title}" to "${title.replace(named, who)}" and link it to ${who}`;
}

/** "Morag", behind a task for her firm that has nobody: who it is with. Null for other words. */
function withWho({ message, changes = [], people }: StepRequest): string | null {
  const who = ONLY_NAME.exec(message)?.groups?.["who"];
  const [made, more] = changes;
  const [person, another] = people.filter(({ by }) => by === "name" || by === "part");
  if (who === undefined || !made || more || !person || another || made.status !== "executed") return null;
  const title = made.tool === "create_task" ? made.params["title"] : null;
  if (typeof title !== "string" || made.founderId !== null || made.params["founderId"] != null) return null;
  const firm = plainWords(person.company ?? "");
  const words = plainWords(title);
  return firm.length > 0 && firm.slice(0, 2).every((word) => words.includes(word)) ? `with ${who}` : null;
}
