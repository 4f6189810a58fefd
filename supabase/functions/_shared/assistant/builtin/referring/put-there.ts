import { peopleCalled } from "../by-name.ts";
import { type InFull, type Known, LEAD, type Person } from "./targets.ts";
import { WHO } from "../commands/rewording.ts";
import { inThere } from "./in-there.ts";

const THERE = "(?:(?:in |into )?(?:there|it|that)|in(?:to)? (?:that|the|this) (?:new )?(?:column|field))";
/** "Put Dr. Salgado in there for Ana", "now put Delft there for her". */
const FOR_SOMEONE = new RegExp(
  String.raw`${LEAD}(?:put|write|enter|fill in|fill|set|add|make)\s+(?<value>\S[^,;:?!\n]{0,60}?)\s+${THERE}\s+for\s+(?<who>${WHO})(?:\s+(?:please|then))*[\s.!]*$`,
  "iu",
);
/** "Put 450 there", after a field of someone was told. */
const THERE_ONLY = new RegExp(
  String.raw`${LEAD}(?:put|write|enter|fill in|set|make)\s+(?<value>\S[^,;:?!\n]{0,40}?)\s+${THERE}(?:\s+(?:instead|please|then|now))*[\s.!]*$`,
  "iu",
);
const IS_OPTION = new RegExp(
  String.raw`${LEAD}(?<who>${WHO})(?:['’]s|\s+(?:is|was|gets|goes in|belongs to|counts as))\s+(?:an?\s+|the\s+|in\s+|to\s+)?(?<option>[^,;:?!\n]{1,40}?)[\s.!]*$`,
  "iu",
);

/** The column that was made last, where nothing else was since: its label, and its options. */
function newColumn({ request }: Known): { label: string; options: string[] } | null {
  const last = (request.changes ?? []).findLast(({ status }) => status === "executed" || status === "proposed");
  const { label, options } = last?.params ?? {};
  if (last?.tool !== "create_custom_field" || typeof label !== "string") return null;
  return { label, options: Array.isArray(options) ? options.map(String) : [] };
}

/** The one person who words name; null for nobody, or several. */
function personNamed(said: string, { people, state }: Known["request"]): Person | null {
  if (/^(?:him|her|them)$/iu.test(said)) return state?.person ?? null;
  const [only, another] = peopleCalled(said, people);
  return only && !another ? only : null;
}

/** Someone or a value "there": the stage that was listed, the column that was just made, or the field that was told last. */
export const putThere = (known: Known): InFull | null => inThere(known) ?? valueThere(known);

function valueThere(known: Known): InFull | null {
  const message = known.request.message.trim();
  if (message.length > 120) return null;
  const column = newColumn(known);
  const forSomeone = column ? FOR_SOMEONE.exec(message)?.groups : undefined;
  const named = forSomeone ? personNamed(forSomeone["who"] ?? "", known.request) : null;
  if (column && forSomeone && named)
    return { message: `Set ${column.label} of ${named.name} to ${forSomeone["value"] ?? ""}`, people: [named] };
  const { who = "", option = "" } = (column && IS_OPTION.exec(message)?.groups) ?? {};
  const own = column?.options.find((one) => one.toLowerCase() === option.toLowerCase());
  const person = own === undefined ? null : personNamed(who, known.request);
  if (column && own !== undefined && person)
    return { message: `Set ${column.label} of ${person.name} to ${own}`, people: [person] };
  const { value } = THERE_ONLY.exec(message)?.groups ?? {};
  const { fields = [] } = known.request.state?.thread ?? {};
  const field = fields.at(-1);
  const isOne = fields.filter(({ label }) => label === field?.label).length === 1;
  if (value === undefined || !field || !isOne || !/\d/u.test(value)) return null;
  return { message: `Set ${field.label} of ${field.person.name} to ${value}`, people: [field.person] };
}
