import type { Answer } from "../answers.ts";
import { plainWords } from "../../words.ts";
import { plain, plural } from "../wording.ts";
import { answer, listing, personFacts, type Question } from "./question.ts";

const CALLED = /^\W*(?:(?:and|so|ok|okay)[\s,]+)*is anyone called (?<name>\p{L}[\p{L}\p{M}'’. -]{1,40}?)\?$/iu;
const SHOWN = 8;

/** "Is there a Sarah on here?": those who have that name, or that there is nobody. Null for other questions. */
export function anyoneCalled({ text, call, request }: Question): Answer | null {
  const name = CALLED.exec(text)?.groups?.["name"];
  if (name === undefined) return null;
  const words = plainWords(name);
  const found = words.map(
    (word) =>
      call("query_people", {
        ...{ anyOf: [[{ column: "name", is: "contains", text: word, not: false }]], ids: null, search: null },
        ...{ sort: { column: "name", direction: "ascending" }, limit: 50, figuresOf: null },
      }).founders ?? [],
  );
  const named = request.people.filter(({ by }) => by === "name" || by === "part").map(({ id }) => id);
  const isCalled = (own: string, id: string) => {
    const parts = plainWords(own);
    return words.every((word) => parts.includes(word)) || named.includes(id);
  };
  const people = [...new Map((found[0] ?? []).map((one) => [one.id, one])).values()].filter((one) =>
    isCalled(one.name, one.id),
  );
  if (people.length === 0) return answer(`No: nobody here is called ${plain(name)}.`);
  const lines = people.slice(0, SHOWN).map((one) => `- ${personFacts(one, [], request.user.timeZone)}`);
  return answer([`Yes, ${plural(people.length, "person", "people")}:`, ...lines].join("\n"), listing(people));
}
