import type { Answer } from "../answers.ts";
import type { Person } from "../script.ts";
import { plain, plural } from "../wording.ts";
import { can, type Item } from "./items.ts";
import { answer, type Question } from "./question.ts";
import { answerTexts } from "./text-question.ts";

const POSTS =
  /^(?:post|posts|posted|posting|publish(?:ed|es|ing)?|shared?|sharing|postete|gepostet|publico|publie)(?: about)?$/;
const PEOPLE_AT_MOST = 10;

/** "What did Frostgrid post?": what the people there posted. Null where no company posts, or something else is said. */
export function postsOfCompany(question: Question): Answer | null {
  const { items, call } = question;
  const firms = items.filter(isFirm);
  const [firm, another] = firms;
  const isPosting = items.some((item) => can(item, "noun.post") || POSTS.test(item.words));
  if (!firm || another || !isPosting || isTopic(items, firm)) return null;
  if (
    items.some(
      (item) => item.people.length > 0 || can(item, "ask.who", "noun.person", "noun.note", "say.not", "ask.count"),
    )
  )
    return null;
  const options = firm.values.flatMap(({ column, values }) => (column.key === "company" ? values : []));
  const { founders = [], total = founders.length } = call("query_people", {
    anyOf: [[{ column: "company", is: "any_of", options, not: false }]],
    ...{ ids: null, search: null, sort: null, limit: PEOPLE_AT_MOST, figuresOf: null },
  });
  if (founders.length === 0 || total > PEOPLE_AT_MOST) return null;
  const answers = founders.map((person) => postsBy(question, firm, person));
  if (answers.some((one) => one === null)) return null;
  const found = answers.flatMap((one) => (one && !one.text.startsWith("None") ? [one] : []));
  const [only] = answers;
  if (only && founders.length === 1) return only;
  if (found.length === 0)
    return answer(`None: there is no post by any of the ${plural(total, "person", "people")} at ${plain(firm.raw)}.`);
  const listed = found.flatMap((one) => one.listed ?? []);
  return { ...answer(found.map(({ text }) => text).join("\n")), listed };
}

const isFirm = ({ values, people }: Item): boolean =>
  people.length === 0 && values.some(({ column }) => column.key === "company");

/** "Posts about Frostgrid" are anybody's. */
function isTopic(items: readonly Item[], firm: Item): boolean {
  const before = items[items.indexOf(firm) - 1];
  // "The last post of Frostgrid" is theirs.
  if (before?.words === "of" && can(items[items.indexOf(firm) - 2], "noun.post")) return false;
  return can(before, "verb.about") || /\b(?:about|on|of|mention\w*)$/.test(before?.words ?? "");
}

function postsBy(question: Question, firm: Item, { id, name }: Person): Answer | null {
  const known = { id, name, company: null, stage: null, status: null, by: "name" as const };
  const items = question.items.map((item): Item =>
    item === firm ? { ...item, values: [], columns: [], people: [known], used: false } : { ...item, used: false },
  );
  return answerTexts({ ...question, items }, "post", { id, name });
}
