import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { type InFull, type Known, LEAD, labelOf, type Person, targetOf, typeOf } from "./targets.ts";
import { valueOf } from "./value-of-field.ts";

/** The answer to "which has the lower fee, Ana or Bo?". */
const COMPARED =
  /^(?:Yes\. |No\. )?\[(?<best>[^\]\n]+)\]\([^)\n]*\) (?:has (?:more|less), by [^\n:]{1,20}|is (?:earlier|later))\. (?<label>[^:\n]{1,60}): \[/u;
const VERB = "(?:raise|lower|bump|drop|cut|reduce|increase|decrease|set|make|put|change|update|bring|move|take|push)";
/** "Raise that one to 25", "make it 25", "hers to 25", "the other one: 26". */
const SETS = new RegExp(
  String.raw`${LEAD}(?:${VERB}\s+)?(?:up |down )?(?:(?<that>(?:that|this|the same|the first)(?: one| person)?(?:['’]s)?|it|his|hers?|theirs?|him|them)|(?<other>the other(?: one| person)?(?:['’]s)?))(?: (?:up|down))?(?:\s*:|\s+(?:to|at|on|is|should be|goes to|gets?|becomes))?\s+(?<value>\S.{0,30}?)(?:\s+(?:please|pls|now|then|instead|too|as well|for (?:that|this) (?:one|person)))*[\s.!]*$`,
  "iu",
);
/** "Set it to 25 for that one". */
const FOR_THAT = /\s+for\s+(?<that>(?:that|this) (?:one|person)|him|her|them)[\s.!]*$/iu;

/** "Raise that one to 25", after two were held against each other: the one who the answer named, or the other of them. */
export function ofTheCompared({ request, columns }: Known): InFull | null {
  const answer = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const { best = "", label = "" } = COMPARED.exec(answer)?.groups ?? {};
  const target = best === "" ? null : targetOf(label, columns);
  const said = SETS.exec(request.message.trim().replace(FOR_THAT, ""))?.groups;
  const list = (request.state?.thread?.list ?? request.state?.list ?? []).filter(({ kind }) => kind === "person");
  if (target === null || !said || list.length !== 2 || !/^(?:number|date)$/.test(typeOf(target))) return null;
  const isBest = ({ name }: Person) => plainWords(name).join(" ") === plainWords(best).join(" ");
  const person = list.find((one) => isBest(one) === (said["other"] === undefined));
  const value = valueIn(said["value"] ?? "", target, request, columns);
  if (!person || value === null) return null;
  return {
    message: `Set ${labelOf(target)} of ${person.name} to ${value}`,
    people: [{ id: person.id, name: person.name }],
  };
}

const valueIn = (
  said: string,
  target: NonNullable<ReturnType<typeof targetOf>>,
  request: StepRequest,
  columns: readonly OwnColumn[],
): string | null => (/^(?:by|more|up|down)\b/iu.test(said) ? null : valueOf(said, target, request, columns));
