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

/** "Who of Ana and Leo has an open task?": asked of each of them. Which of them has more of something is asked of both. Other messages are unchanged. */
export function withEachOfNamed({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 160) return message;
  const { lead = "", names = "", verb = "", rest = "" } = WHO_OF.exec(message)?.groups ?? {};
  const named = names.split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/u).filter((name) => name !== "");
  if (named.length < 2 || !named.every((name) => isOne(name, people))) return message;
  if (COMPARES.test(rest)) return `${lead}who ${verb} ${rest}, ${named.join(" or ")}?`;
  const one = /^(?:have|are|were)$/iu.test(verb) ? { have: "has", are: "is", were: "was" }[verb.toLowerCase()] : verb;
  // "Which of Ana and Leo signed the lease": whether each has.
  return `${lead}${named.map((name) => `${one === "" ? "has" : (one ?? verb)} ${name} ${rest}?`).join(" ")}`;
}
