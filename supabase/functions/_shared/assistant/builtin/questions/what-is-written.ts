import { hasAllWords } from "../../excerpt.ts";
import { contentWords, plainWords } from "../../words.ts";
import { cutText } from "../../../contract/storable.ts";
import type { Answer } from "../answers.ts";
import { personLink, plain, taskLine } from "../wording.ts";
import { ASKS } from "./nearest-question.ts";
import { contentOf } from "./not-understood.ts";
import { isWord } from "./items.ts";
import { answer, leftOver, type Question } from "./question.ts";
import { readAll } from "./read-all.ts";
import { latestNotes, telling, textsWith, WEAK } from "./searched.ts";

const SHOWN = 4;
/** What is asked with one form of a word is written with another. */
const PAST: Readonly<Record<string, string>> = {
  ...{ lose: "lost", leave: "left", choose: "chose chosen", buy: "bought", sell: "sold", say: "said", go: "went gone" },
  ...{ break: "broke broken", fall: "fell fallen", send: "sent", pay: "paid", bring: "brought", find: "found" },
  ...{ give: "gave given", take: "took taken", quit: "quits", pull: "pulled", stop: "stopped", drop: "dropped" },
  ...{ allergy: "allergic", allergies: "allergic", allergic: "allergy allergies" },
  ...{ keep: "kept", sign: "signed", meet: "met", write: "wrote written", speak: "spoke spoken", think: "thought" },
};
type Named = { id: string; name: string };
type Colleague = Named & { company: string | null };

/** What is written of the one person of a question that no reading knows, or of anyone, or of some people: the texts and open tasks with one of its words. Null where there are none. */
export function whatIsWritten(question: Question, person: Named | null, among?: readonly Colleague[]): Answer | null {
  const asked = wordsAsked(question).filter((word) => !among?.some(({ company }) => isIn(company ?? "", word)));
  const words = asked.flatMap(formsOfVerb);
  if (words.length === 0) return null;
  const has = (text: string) => words.filter((word) => hasAllWords(text, word));
  const kinds = ["note", "post", "summary"] as const;
  const texts = textsWith(question, { words: words.join(" "), kinds, person, isNear: true });
  const isAmong = (one: Named) => among === undefined || among.some(({ id }) => id === one.id);
  const found = [...texts.filter((one) => isAmong(one.person)), ...(among ? [] : tasksOf(question, person))]
    .map((one) => ({ ...one, words: has(one.text) }))
    .filter((one) => one.words.length > 0)
    .sort((one, other) => other.words.length - one.words.length);
  if (found.length === 0) return null;
  const said = [...new Set(found.flatMap((one) => one.words))].map((word) => `“${plain(word)}”`).join(" or ");
  return told(question, person ?? closestOf(found), [
    `What is written${person ? ` on ${personLink(person)}` : ""} with ${said}:`,
    ...found.slice(0, SHOWN).map(({ line }) => line),
  ]);
}

/** "PA", "AI": no one's name. */
const ABBREVIATED = /^(?-i:\p{Lu}){2,4}$/u;

/** The words of a question that a text may have. */
const wordsAsked = (question: Question): string[] =>
  [...new Set(telling(contentOf(question)).split(/\s+/u))].filter(
    (word) => contentWords(word).length > 0 && !SMALL.test(word),
  );
const SMALL =
  /^(?:until|till|before|after|since|from|they|those|these|them|their|over|would|could|should|might|must|will|still|yet|ever|lot|one|ones)$/iu;
const formsOfVerb = (word: string): string[] => [word, ...(PAST[word.toLowerCase()]?.split(" ") ?? [])];

const isIn = (company: string, word: string): boolean => plainWords(company).includes(plainWords(word).join(" "));

/**
 * What is written of anyone with every unknown word of a question, or with two of its words: the texts that have the most of them. Null where none is as
 * near, or none has a name that the question says.
 */
export function whatIsNear(question: Question): Answer | null {
  const { items } = question;
  readAll(question);
  const unknown = leftOver(items).filter((item) => isWord(item) && !ASKS.test(item.words) && !WEAK.has(item.words));
  const names = unknown.filter(({ isName, raw }) => isName && !ABBREVIATED.test(raw)).map(({ raw }) => raw);
  const asked = wordsAsked(question);
  const isIn = (text: string, word: string) => formsOfVerb(word).some((one) => hasAllWords(text, one));
  const words = asked.flatMap(formsOfVerb);
  if (words.length === 0) return null;
  const texts = textsWith(question, {
    words: words.join(" "),
    kinds: ["note", "post", "summary"],
    person: null,
    isNear: true,
  });
  const tasks = tasksOf(question, null).map((task) => ({ ...task, person: undefined }));
  const found = [...texts, ...tasks]
    .map((one) => ({ ...one, words: asked.filter((word) => isIn(one.text, word)) }))
    .filter(({ text, words: has }) => has.length > 0 && names.every((name) => hasAllWords(text, name)));
  const most = Math.max(0, ...found.map(({ words: has }) => has.length));
  const best = found.filter(({ words: has }) => has.length === most);
  const [first] = best;
  // "Who wins the vote in Halden" says more than the name.
  const isOfName = names.length > 0 && unknown.length - names.length <= 1;
  const isWhole = unknown.length > 0 && best.some(({ text }) => unknown.every(({ raw }) => isIn(text, raw)));
  if (!first || best.length > SHOWN || !(isWhole || most > 1 || isOfName)) return null;
  const said = [...new Set(best.flatMap(({ words: has }) => has))].map((word) => `“${plain(word)}”`).join(" and ");
  return told(question, closestOf(best), [`What is written with ${said}:`, ...best.map(({ line }) => line)]);
}

/** Who the text is about that has more of the words than any of someone else: who "her" is afterwards. */
function closestOf(found: readonly { words: string[]; person?: Named | undefined }[]): Named | null {
  const most = found[0]?.words.length ?? 0;
  const people = found.flatMap(({ words, person }) => (person && words.length === most ? [person] : []));
  const [first] = people;
  return first && most > 1 && people.every(({ id }) => id === first.id) ? first : null;
}

/** The last notes on the one person of a question that no reading knows and no text has a word of. Null where there are none. */
export function lastWritten(question: Question, person: Named): Answer | null {
  const notes = latestNotes(question, person);
  const { meetingSummaries } = question.call("get_founder", { founderId: person.id }) as {
    meetingSummaries?: string | null;
  };
  const summary = meetingSummaries ? [`- Meeting summary: ${plain(cutText(meetingSummaries, SUMMARY_SHOWN))}`] : [];
  const lead = notes.length > 0 ? "The last notes" : "What is written";
  const lines = [...notes, ...summary];
  return lines.length === 0 ? null : told(question, person, [`${lead} on ${personLink(person)}:`, ...lines]);
}
const SUMMARY_SHOWN = 240;

/** What is not understood, and what there is instead. */
function told(question: Question, person: Named | null, lines: readonly string[]): Answer {
  readAll(question);
  const unknown = leftOver(question.items).filter(({ words }) => !ASKS.test(words));
  const words = unknown.map(({ raw }) => raw).join(" ");
  const lead = words === "" ? "I am not sure of the answer." : `I don't know “${plain(cutText(words, 80))}”.`;
  return answer([`${lead} ${lines[0] ?? ""}`, ...lines.slice(1)].join("\n"), person ? { about: person } : {});
}

const tasksOf = ({ call }: Question, person: Named | null) =>
  (call("list_tasks", { status: "open", due: null, founderId: person?.id ?? null, query: null }).tasks ?? []).map(
    (task) => ({
      text: task.title,
      line: taskLine(person ? { ...task, founderId: null } : task).replace(/^- /u, "- Task: "),
    }),
  );
