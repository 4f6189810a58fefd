import { cutAtWord } from "../../../language-model/plain-text.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { contentWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import type { Listed } from "../reading.ts";
import type { Call, NoteLine, PostLine } from "../script.ts";
import { dateText, personLink, plain, postedText, postLink } from "../wording.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const TEXT = "(?:one|post|note|text|entry)";
const WHICH = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|please|and|now|so|then|can you|could you|i want to|let me)[\s,]+)*(?:(?:open|show|read|see|tell|give|display|view|expand|what(?:['’]s| is| does| did| was))(?: me)?(?: out)?(?: more)?(?: (?:about|of|on|in|from))?(?: (?:all|the whole|the rest|the full text) of)?\s+)?(?:(?:the|number|no\.?|nr\.?|#|${TEXT})\s*)*(?:(?<no>[1-8])(?:st|nd|rd|th|\.|\))?|(?<place>${ORDINALS.join("|")}|last|latest|newest|oldest)|${TEXT} (?:about|on|with|by|from|of|that mentions?|where) (?<words>\S.{1,60}?))(?:\s+${TEXT})?(?:\s+(?:in full|please|say|says|again|fully|whole))*[\s.!?]*$`,
  "iu",
);
const SHOWN = 2_000;

/** "2", "open the second", "the one about varnish" after a list of posts or notes: all that it says; null where the words are about something else. */
export function ofListedText({ message, state, user }: StepRequest, call: Call): Answer | null {
  const { list = [], question = null, person = null } = state ?? {};
  const [first] = list;
  const kind = first?.kind;
  const groups = message.length > 100 ? undefined : WHICH.exec(message.trim())?.groups;
  if (!groups || question !== null || (kind !== "post" && kind !== "note")) return null;
  if (list.length < 2 || list.some((one) => one.kind !== kind)) return null;
  const isOfOne = person !== null && list.every(({ name }) => name === person.name);
  const asked = { kind, founderId: isOfOne ? person.id : null, query: null, from: null, to: null };
  const found = call("read_texts", asked);
  const texts: (NoteLine | PostLine)[] = (kind === "post" ? found.posts : found.notes) ?? [];
  const meant = chosen(groups, list, texts);
  const text = texts.find(({ id }) => id === meant);
  if (!text) return null;
  const about = { id: text.founderId ?? "", name: text.founderName ?? "" };
  const who = about.id === "" ? "" : `${personLink(about)}, `;
  const isNote = "createdAt" in text;
  const day = isNote ? dateText(text.createdAt, user.timeZone) : postedText(text, user.timeZone);
  const said = plain(cutAtWord(text.content, SHOWN));
  return {
    text: `${who}${day}: ${said}${isNote ? "" : ` ${postLink(text)}`}`,
    listed: list,
    ...(about.id !== "" && { about }),
  };
}

/** "2", "open the third" after a list of people or tasks: what is asked of that one; null where the words are about something else. */
export function ofListed({ message, state }: StepRequest): { message: string; person: Listed | null } | null {
  const { list = [], question = null } = state ?? {};
  const kind = list[0]?.kind;
  const text = message.trim();
  const groups =
    text.length > 60 || !(OPENS.test(text) || /^\W*[1-8]\W*$/u.test(text)) ? undefined : WHICH.exec(text)?.groups;
  if (!groups || question !== null || (kind !== "person" && kind !== "task")) return null;
  if (list.length < 2 || groups["words"] !== undefined || list.some((one) => one.kind !== kind)) return null;
  const one = list.find(({ id }) => id === chosen(groups, list, []));
  if (!one) return null;
  return kind === "person"
    ? { message: `Tell me about ${one.name}`, person: one }
    : { message: `When is the task “${one.name}” due?`, person: null };
}
const OPENS = /^\W*(?:(?:please|now|ok)\s+)*(?:open|show|tell|view|display)\b/iu;

/** The id of the one that a number, a place or some of its words name. */
function chosen(
  { no, place, words }: Record<string, string | undefined>,
  list: readonly Listed[],
  texts: readonly (NoteLine | PostLine)[],
): string | undefined {
  if (no !== undefined) return list[Number(no) - 1]?.id;
  if (place !== undefined) {
    const at = ORDINALS.indexOf(place.toLowerCase());
    return (at >= 0 ? list[at] : list.at(/^(?:last|oldest)$/iu.test(place) ? -1 : 0))?.id;
  }
  const sought = contentWords(words ?? "");
  const fits = texts.filter(({ id, content, founderName = "" }) => {
    const own = contentWords(`${content} ${founderName}`);
    return list.some((one) => one.id === id) && sought.every((word) => own.includes(word));
  });
  const [only, another] = fits;
  return sought.length > 0 && !another ? only?.id : undefined;
}
