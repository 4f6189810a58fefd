import type { AssistantAction } from "../../contract/assistant.ts";
import { plainWords } from "../words.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

/** The words around a name that say nothing but who is meant. */
const AROUND = new Set(
  "no nope nah oh ah uh um hm hmm oops whoops sorry wait stop actually rather well ok okay yes yeah and but or i we you meant mean wanted want intended said say it s its that this these those is was were be been should must supposed to for of about on with under at into onto in by due the a an other one ones person contact guy woman man lady name wrong not never her him them his their me my bad mistake fault typo confused mixed up set put move moved push postpone reschedule shift make do give gave gets get goes go change changed add added log assign apply remind note task reminder todo value field column entry record same thing only just both all too as well also instead than from please then thanks again now don t can could would belongs belong belonged concerns concerned think thought thinking sure nein perdon non nicht sondern".split(
    " ",
  ),
);
const NOT_WHO =
  /(?<!\p{L})(?:not|never|n['’]t)(?!\s+(?:(?:for|to|of|on|about|with|the)\s+)*(?:#|her|him|them|that|this|it|wrong)(?!\p{L}))/iu;

/** Whether a correction with a name says nothing but who is meant: "no, Ben", "sorry I meant Ben", "not Ines, Ben", and the day of a task. */
export function saysOnlyWho({ text, tokens }: ReadClause, standing: readonly AssistantAction[]): boolean {
  const isTask = standing.some(({ tool }) => /_task$/.test(tool));
  const cut = isTask ? /^[PXDR]$/ : /^[PX]$/;
  const rest = tokens
    .filter(({ code }) => cut.test(code))
    .reduceRight((left, { from, to }) => `${left.slice(0, from)} # ${left.slice(to)}`, text);
  const said = standing.flatMap(({ title, params, changes }) => [
    title,
    ...Object.values(params).filter(isText),
    ...Object.values((params["patch"] ?? {}) as Record<string, unknown>).filter(isText),
    ...changes.flatMap(({ field, before, after }) => [field, before ?? "", after ?? ""]),
  ]);
  // "No, Joel from Lumen".
  const firms = tokens.flatMap(({ slot }) =>
    slot?.is === "person" ? slot.people.map(({ company }) => company ?? "") : [],
  );
  const known = new Set(plainWords([...said, ...firms].join(" ")));
  // "Joel is wrong", "Joel and I changed it" tell something of him.
  if (/#\s+(?:is|was)\s+(?:wrong|confused|mixed)(?!\p{L})|#\s+and\s+i(?!\p{L})/iu.test(rest)) return false;
  return (
    !NOT_WHO.test(rest) && plainWords(rest.replace(/['’]/gu, " ")).every((word) => AROUND.has(word) || known.has(word))
  );
}

const isText = (one: unknown): one is string => typeof one === "string";
