import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { re, SOFT } from "./spoken-words.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’.-]*(?: \\p{L}[\\p{L}\\p{M}'’.-]*){0,3}?";
const WHO_OF = re(
  `^(?<lead>${SOFT})(?:who|which(?: one)?) (?:of|out of|among|between) (?<names>${NAME}(?:, ${NAME}){0,3},? (?:and|or|&) ${NAME}),? (?<verb>has|have|is|are|was|were|did|had|(?=(?:signed|sent|paid|got|met|bought|sold|made|\\p{L}{3,}ed) )) ?(?<rest>[^?\\n]{3,80}?)[\\s?.!]*$`,
);
const COMPARES =
  /(?<!\p{L})(?:more|less|fewer|most|least|fewest|first|last|second|next|better|best|worse|worst|\p{L}{2,}(?:er|est) than|(?:high|low|big|small|larg|old|new|young|long|short|cheap|dear|late|earl|soon|great|close|near)\p{L}*e(?:r|st))(?!\p{L})/iu;

const isOne = (said: string, people: readonly KnownPerson[]): boolean => {
  const words = plainWords(said);
  return people.some(
    ({ name, by }) =>
      by !== "near" && words.every((word) => [...plainWords(name), ...namingParts(name)].includes(word)),
  );
};

const OR = re(
  `^(?<lead>${SOFT})(?<verb>is|was|does|did|has|will) (?<one>${NAME}) or (?<rest>\\p{L}[^?,;:\\n]{3,80}?)[\\s?.!]*$`,
);
const OF_FIRM = /^(?<what>.*\S) (?:of|at|for) (?<firm>\p{L}[^,;:?]{1,40})$/iu;
const isAt = (company: string | null, firm: string): boolean => {
  const words = plainWords(company ?? "");
  return words.length > 0 && plainWords(firm).every((word) => words.includes(word));
};

const isCalled = (name: string, said: string): boolean => {
  const parts = plainWords(name);
  return plainWords(said).every((word) => parts.includes(word));
};

/** Whether the one of that name has the role at a firm: "is Ana Ruiz CEO?" of who is there, "is Leo Berg CEO and at Corrib?" of who is not. */
function askedOfRole({ said, role, firm }: Record<"said" | "role" | "firm", string>, people: readonly KnownPerson[]) {
  const all = [...new Map(people.map((person) => [person.name, person])).values()];
  const there = all.filter(({ company }) => isAt(company, firm));
  const ofName = all.filter(({ name, by }) => by !== "near" && isCalled(name, said));
  const ofNameThere = there.filter(({ name }) => isCalled(name, said));
  const one = ofNameThere.length > 0 ? ofNameThere : ofName;
  if (there.length === 0 || one.length !== 1) return null;
  return `is ${one[0]?.name ?? said} ${role}${ofNameThere.length === 1 ? "" : ` and at ${firm}`}?`;
}

/** "Is Cathal or Niamh the CEO of Corrib?": asked of each, and at a firm of those who are there. */
function ofEither({ message, people }: Pick<StepRequest, "message" | "people">): string | null {
  const { lead = "", verb = "", one = "", rest = "" } = OR.exec(message)?.groups ?? {};
  if (one === "" || !isOne(one, people) || COMPARES.test(rest)) return null;
  const words = rest.split(" ");
  const lengths = [4, 3, 2, 1].filter((count) => count < words.length);
  const length = lengths.find((count) => isOne(words.slice(0, count).join(" "), people));
  if (length === undefined) return null;
  const other = words.slice(0, length).join(" ");
  const asked = words.slice(length).join(" ");
  const { what = asked, firm } = OF_FIRM.exec(asked)?.groups ?? {};
  const isRole = firm !== undefined && /^(?:is|was)$/iu.test(verb) && /^(?:the|an?) /iu.test(what);
  const role = what.replace(/^(?:the|an?) /iu, "");
  const asRole = isRole ? [one, other].map((said) => askedOfRole({ said, role, firm }, people)) : [];
  return asRole.length === 2 && asRole.every((question) => question !== null)
    ? `${lead}${asRole.join(" ")}`
    : `${lead}${[one, other].map((said) => `${verb} ${said} ${asked}?`).join(" ")}`;
}

/** "Who of Ana and Leo has an open task?": asked of each of them. Which of them has more of something is asked of both. Other messages are unchanged. */
export function withEachOfNamed({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 160) return message;
  const either = ofEither({ message, people });
  if (either !== null) return either;
  const { lead = "", names = "", verb = "", rest = "" } = WHO_OF.exec(message)?.groups ?? {};
  const named = names.split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/u).filter((name) => name !== "");
  if (named.length < 2 || !named.every((name) => isOne(name, people))) return message;
  if (COMPARES.test(rest)) return `${lead}who ${verb} ${rest}, ${named.join(" or ")}?`;
  const one = /^(?:have|are|were)$/iu.test(verb) ? { have: "has", are: "is", were: "was" }[verb.toLowerCase()] : verb;
  // "Which of Ana and Leo signed the lease": whether each has.
  return `${lead}${named.map((name) => `${one === "" ? "has" : (one ?? verb)} ${name} ${rest}?`).join(" ")}`;
}
