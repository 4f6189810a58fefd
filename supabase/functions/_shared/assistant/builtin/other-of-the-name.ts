import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { ALSO } from "./commands/clause-signs.ts";
import type { Answer } from "./answers.ts";
import { placed } from "./described-people.ts";
import type { Call, Person } from "./script.ts";
import { onlyOneWith } from "./referring/the-one-with.ts";
import { dayIn, withPerson } from "./with-person.ts";

const LEAD =
  "(?:(?:no|nope|nah|oops|oh|ah|sorry|wait|actually|hm+|rather|but|and|blast|damn|argh+|ugh|whoops|my bad|not (?:that|this|him|her)(?: (?:one|\\p{L}+))?|(?:that['’]?s |that was )?(?:the )?wrong \\p{L}+|i meant?|it(?:['’]s| is| was| should be)|that(?:['’]s| is| was)|for)(?!\\p{L})[\\s,.;:!–—-]*){0,6}";
const WORDS = "[\\p{L}\\p{N}][\\p{L}\\p{N}.&'’-]*(?:\\s+[\\p{L}\\p{N}&][\\p{L}\\p{N}.&'’-]*){0,3}";
const NOUN = "(?<noun>one|guy|man|lady|woman|person|\\p{L}+)";
const LINK =
  "(?:(?:who|that) )?(?:(?:works?|working|is|lives?|living|based)\\s+)?(?:from|at|of|in|over at|with)\\s+(?:the\\s+)?";
const DESCRIBES = new RegExp(
  `^\\s*(?<lead>${LEAD})(?:(?:the\\s+)?(?:other\\s+)?${NOUN.replace("noun", "name")}\\s+${LINK}(?<of>${WORDS}?)|the\\s+(?:other\\s+)?(?<before>${WORDS}?)\\s+${NOUN})(?:\\s+(?:instead|please))*[\\s.!]*$`,
  "iu",
);
/** "Oh and the Bengaluru one as well": for both. */
const ADDS = /(?<!\p{L})(?:as well|too|also)[\s.!]*$/iu;
const NOUNS = /^(?:one|guy|man|lady|woman|person)$/i;

/** "Wrong Marcus, I meant the Tidewell one": the last change, of who is called so too and is there; null where the words say something else. */
export function otherOfTheName(call: Call, request: StepRequest): Answer | null {
  const { message } = request;
  const standing = ofPeople(request);
  const ids = [...new Set(standing.map(({ params }) => String(params["founderId"])))];
  const [id, another] = ids;
  const { lead = "", before, noun, name, of } = DESCRIBES.exec(message)?.groups ?? {};
  const called = noun ?? name ?? "";
  const words = plainWords(before ?? of ?? "");
  if (id === undefined || another !== undefined || ALSO.test(message) || ADDS.test(message)) return null;
  if (words.length === 0 || words.join() === "other") return otherSoCalled(called, id, request, call);
  const who = {
    ...{ anyOf: [], ids, search: null, sort: null, limit: 1, figuresOf: null },
  };
  const own = new Set(plainWords((call("query_people", who).founders ?? [])[0]?.name ?? ""));
  if (!NOUNS.test(called) && !plainWords(called).every((word) => own.has(word))) return null;
  const where = placed(words, call);
  if (where === null || where.words < words.length) {
    const told = onlyOneWith(words.join(" "), namesakesOf(id, own, call), call);
    return told ? withPerson({ is: told }, standing, call) : null;
  }
  const { founders = [] } = call("query_people", { ...who, anyOf: where.conditions, ids: null, limit: 20 });
  const others = founders.filter((person) => person.id !== id);
  const namesakes = others.filter((person) => isCalled(person, own));
  const [only, other] = namesakes.length > 0 || lead.trim() === "" ? namesakes : others;
  return only && !other ? withPerson({ is: { id: only.id, name: only.name } }, standing, call) : null;
}

const ofPeople = ({ changes = [] }: StepRequest): AssistantAction[] =>
  changes
    .filter(({ status, canUndo }) => status === "proposed" || (status === "executed" && canUndo))
    .filter(({ params }) => typeof params["founderId"] === "string")
    .reverse();

/** "The other Clara": the only one who is called so beside the person of the last change. */
function otherSoCalled(called: string, id: string, request: StepRequest, call: Call): Answer | null {
  const said = new Set(plainWords(called));
  if (!/\bother\b/iu.test(request.message) || NOUNS.test(called)) return null;
  const namesakes = request.people.filter(({ name }) => plainWords(name).some((word) => said.has(word)));
  const [only, another] = namesakes.filter((person) => person.id !== id);
  const isOfTheName = namesakes.some((person) => person.id === id);
  return only && !another && isOfTheName
    ? withPerson(
        { is: { id: only.id, name: only.name } },
        ofPeople(request),
        call,
        dayIn(request.message, request.today),
      )
    : null;
}

/** The others who share a name with someone. */
function namesakesOf(id: string, names: ReadonlySet<string>, call: Call): string[] {
  const anyOf = [...names].map((text) => [{ column: "name", is: "contains", text, not: false }]);
  const { founders = [] } = call("query_people", {
    ...{ anyOf, ids: null, search: null, sort: null, limit: 20, figuresOf: null },
  });
  return founders.filter((person) => person.id !== id && isCalled(person, names)).map((person) => person.id);
}

const isCalled = ({ name }: Person, words: ReadonlySet<string>) => plainWords(name).some((word) => words.has(word));
