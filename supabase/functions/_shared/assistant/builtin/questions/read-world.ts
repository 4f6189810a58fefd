import type { FoundValue } from "../../../stores/people-questions.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { contentWords } from "../../words.ts";
import { cutText } from "../../../contract/storable.ts";
import type { Clause, Language, OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import { isWord, itemsOf } from "./items.ts";
import { codesToLookUp, heldAsWritten, heldPlaces, phrasesToLookUp } from "./looked-up.ts";
import type { QuestionWorld } from "./question-world.ts";
import { remembered } from "./remembered.ts";
import { languageOf } from "./tokens.ts";

/** What a question is read with: the user's people, columns and lists, and which values its words are. */
export function worldOf(clause: Clause, call: Call, request: StepRequest): QuestionWorld {
  const { user, today, people } = request;
  const last = request.state?.person;
  const named: KnownPerson[] = [
    ...clause.people,
    ...(last ? [{ ...last, company: null, stage: null, status: null, by: "name" as const }] : []),
  ];
  const known = [
    ...people,
    ...named.filter(({ id }, at) => ![...people, ...named.slice(0, at)].some((one) => one.id === id)),
  ];
  const start: QuestionWorld = {
    language: languageOf(clause.text),
    today,
    columns: request.columns ?? [],
    stages: user.stages,
    statuses: user.statuses,
    people: known,
    held: [],
    weekStart: user.weekStart ?? "sunday",
  };
  const earlier = request.history
    .filter(({ role }) => role === "user")
    .slice(-3)
    .map(({ content }) => cutText(content, 300));
  const meant = [...known, ...possessives(clause.text, start, call)];
  const toLookUp = (said: string, language: Language) =>
    remembered(request.people, `look up ${language} ${said}`, () => phrasesToLookUp(said, { ...start, language }));
  const words = toLookUp(clause.text, start.language);
  const isShort = contentWords(clause.text).length <= 8;
  const more = isShort ? earlier.flatMap((message) => toLookUp(message, languageOf(message))) : [];
  // All the cities of a region leave no place for what the questions before were about.
  const before = isShort ? earlier.flatMap((message) => toLookUp(message, languageOf(message)).slice(0, OF_EACH)) : [];
  const looked = [...new Set([...before, ...words, ...more])];
  const codes = [clause.text, ...(isShort ? earlier : [])].flatMap((said) => codesToLookUp(said, start));
  const toFind = [...new Set([...looked, ...codes])];
  const { fields = [], held = [] } = call("list_custom_fields", { words: toFind.slice(0, WORDS_AT_ONCE) });
  const rest = chunksOf(toFind.slice(WORDS_AT_ONCE)).flatMap(
    (some) => call("list_custom_fields", { words: some }).held ?? [],
  );
  const all = [...held, ...rest].flatMap(withoutOpposites);
  const places = remembered(request.people, `places ${all.length} ${clause.text}`, () =>
    [clause.text, ...(isShort ? earlier : [])].flatMap((said) => heldPlaces(all, said, start)),
  );
  return {
    ...start,
    people: meant,
    columns: request.columns ?? (fields as OwnColumn[]),
    held: [...heldAsWritten(all, looked, start.language), ...places],
  };
}

const NEGATES = /^(?:not|no|never|non|nicht|kein\p{L}*|pas)\s/iu;
/** "Interested" is not found in "Not interested". */
function withoutOpposites(found: FoundValue): FoundValue[] {
  const values = found.values.filter((value) => NEGATES.test(found.phrase) || !NEGATES.test(value));
  return values.length === 0 ? [] : [{ ...found, values }];
}

/** Of each question before this one. */
const OF_EACH = 15;
/** The most words that the database looks for with one call. */
const WORDS_AT_ONCE = 60;
/** As many as the database looks for at once: a region has many countries and cities. */
const WORDS_AT_MOST = 400;
const chunksOf = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(words.length / WORDS_AT_MOST) }, (_, no) =>
    words.slice(no * WORDS_AT_MOST, (no + 1) * WORDS_AT_MOST),
  );

/** People whose names end with an s and no apostrophe: "toms email". */
function possessives(text: string, world: QuestionWorld, call: Call): KnownPerson[] {
  const words = itemsOf(text, world, true).filter((item) => isWord(item) && /^\p{L}{3,}s$/u.test(item.words));
  return words.slice(0, 2).flatMap(({ words: written }): KnownPerson[] => {
    const bare = written.slice(0, -1);
    const { founders = [] } = call("query_people", {
      ...{
        anyOf: [[{ column: "name", is: "contains", text: bare, not: false }]],
        ids: null,
        sort: null,
        limit: 10,
        figuresOf: null,
      },
    });
    return founders
      .filter(({ name }) => namingParts(name).includes(bare))
      .map(({ id, name, company, stage = null, status = null }) => ({
        ...{ id, name, company, stage, status, by: "near" as const },
        misspelt: { written, meant: bare },
      }));
  });
}
