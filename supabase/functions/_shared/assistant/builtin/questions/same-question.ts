import { respelled } from "../respelled.ts";
import { peopleMeant } from "../../spelling.ts";
import type { Answer } from "../answers.ts";
import { can } from "./items.ts";
import type { Question } from "./question.ts";
import type { AskedAbout } from "./asked-about.ts";

/** "And Ines?", "what about her?": what was asked of someone before is asked of them. */
export function sameOf(
  question: Question,
  earlier: (said: string) => Question,
  about: AskedAbout | Answer | null,
): { question: Question; person: { id: string; name: string } } | null {
  const { items, request } = question;
  if (!/^\W*(?:and|what about|how about|und|y|et|same for|or)\b/iu.test(request.message)) return null;
  if (!about || !("person" in about)) return null;
  const isOnly = items.every(
    (item) =>
      item.people.length > 0 ||
      can(item, "filler", "join.and", "join.or", "verb.about", "prep.of", "ref.person", "comma", "ask.what") ||
      /^(?:how|what|about|same|for)( about)?$/.test(item.words),
  );
  const last = request.history.findLast(({ role }) => role === "user")?.content;
  if (!isOnly || last === undefined) return null;
  const known = request.state?.person;
  const near = known ? peopleMeant([{ ...known, company: null, stage: null, status: null, by: "near" }], last) : [];
  const before = earlier(respelled(last, near));
  if (!before.items.some((item) => item.people.length > 0 || can(item, "ref.person"))) return null;
  const them = { ...about.person, company: null, stage: null, status: null, by: "name" as const };
  return {
    question: {
      ...before,
      items: before.items.map((item) => (item.people.length > 0 ? { ...item, people: [them] } : item)),
    },
    person: about.person,
  };
}

/** "What's the last note?" after an answer about one person is about theirs. */
export function onlyOne({ text, items, request }: Question): { person: { id: string; name: string } } | null {
  const [only, another] = request.state?.list ?? [];
  if (only?.kind !== "person" || another) return null;
  const isDefinite =
    /^\W*(?:and|what about|und|y|et)\b|\b(?:the|last|latest|her|his|their|letzte|ultima|ultimo|derniere?)\b/iu.test(
      text,
    ) && !/\b(?:my|all|any|i|we)\b/iu.test(text);
  const isText =
    items.some((item) => can(item, "noun.note", "noun.post") || item.columns.length > 0) && items.length <= 6;
  const isSaid = items.every(
    (item) =>
      item.columns.length > 0 ||
      can(
        item,
        "noun.note",
        "noun.post",
        "ask.what",
        "ask.list",
        "ask.is",
        "filler",
        "sort.newest",
        "ask.when",
        "verb.say",
        "verb.about",
        "join.and",
      ),
  );
  return isDefinite && isText && isSaid ? { person: { id: only.id, name: only.name } } : null;
}
