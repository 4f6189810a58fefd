import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Person as Told } from "../script.ts";
import type { InFull, Known } from "./targets.ts";

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.&'’-]{1,30}`;
const NOUN = "(?:one|guy|man|woman|lady|person)";
/** "The Melbourne one". */
const OF_IT = new RegExp(String.raw`(?<![\p{L}])the (?<of>${WORD}(?: ${WORD})?) ${NOUN}(?![\p{L}])`, "iu");
/** "The one in Melbourne". */
const THERE = new RegExp(
  String.raw`(?<![\p{L}])the ${NOUN} (?:(?:who is|who['’]s|based) )?(?:in|from|at|of) (?<of>${WORD}(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]{1,30})?)(?![\p{L}])`,
  "iu",
);
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*(?:who|whose|which|what|when|where|how|is|are|does|do|did|has|have|show|list|tell)(?![\p{L}])|\?\s*$/iu;
const FIELDS = ["company", "location", "roleTitle", "industry"] as const;

const isCut = ({ history }: StepRequest): boolean =>
  /^- and \d+ more$/mu.test(history.findLast(({ role }) => role === "assistant")?.content ?? "");

/** Whether a field of someone has words that follow each other. */
const hasWords = (person: Told, words: readonly string[]): boolean =>
  FIELDS.some((field) => {
    const value = (person as unknown as Record<string, unknown>)[field];
    return typeof value === "string" && ` ${plainWords(value).join(" ")} `.includes(` ${words.join(" ")} `);
  });

/** "Put the Melbourne one in Shortlist", after a list of people: the only one of them who is there. */
export function oneOfListed({ request, call }: Known): InFull | null {
  const message = request.message.trim();
  const list = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  if (list.length < 2 || ASKS.test(message) || isCut(request) || (request.state?.question ?? null) !== null)
    return null;
  const found = OF_IT.exec(message) ?? THERE.exec(message);
  const words = plainWords(found?.groups?.["of"] ?? "");
  if (!found || words.length === 0) return null;
  const ids = [...new Set(list.map(({ id }) => id))];
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [[]], ids, search: null, sort: null, limit: ids.length, figuresOf: null },
  });
  const [only, another] = founders.filter((person) => hasWords(person, words));
  if (!only || another) return null;
  return { message: message.replace(found[0], () => only.name), people: [{ id: only.id, name: only.name }] };
}
