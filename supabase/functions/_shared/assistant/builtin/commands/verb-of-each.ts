import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { ROLE } from "./lexicon.ts";

/** What is said of the first of several: "Farida is …", "Farida's role is …", "set the role of Farida to …". */
const OF_FIRST =
  /^(?:['’]s (?:role|job|title|position|stage|status|tier|location|company|industry) (?:is now|is|to|:)(?=\s)|(?:works|lives|sits|moved|went|relocated|joined|became|becomes|is based|is now|is|['’]s)(?=\s)|(?: to| is now| is|:)(?=\s))/iu;
const FIELD_FIRST =
  /^\W*(?:(?:please|ok|and|fyi)[\s,]+)*(?:(?:set|change|make|update)\s+)?(?<of>(?:the\s+)?(?:role|job|title|position|stage|status|location|company|industry)\s+of\s+)?$/iu;
const PREPOSITION =
  /^(?:(?:now|currently|still|also|based|located|back) )*(?<word>at|in|to|for|from|with|near|on)(?=\s)/iu;
/** A role at a firm, which ends on the firm's name: "CEO of Blaney". */
const ENDS_ON_FIRM = /\s(?:of|at|for|with|from)\s(?:the\s)?\p{Lu}/u;
/** What is said behind a preposition and is no place of work. */
const NOWHERE = /^(?:home|work|lunch|dinner|sea|rest|risk|ease|peace|large|least|last|first|all|once|it)(?!\p{L})/iu;
/** "Set the company of Conor to Blaney and Quirke Ltd", "joined …": a firm may be called after people. */
const OF_COMPANY = /(?<!\p{L})(?:company|joined)(?!\p{L})/iu;
const ARTICLE = /^(?:the|a|an|our|their)\s+/iu;
const NOT_A_VALUE = /^(?:is|was|has|had|will|are|and|or|to|of|said|who|in|at|for)(?!\p{L})/iu;

interface Named {
  from: number;
  to: number;
  parts: readonly string[];
}

/** Where the user's people are named, by their whole names or a part of them. */
function namesIn(message: string, people: StepRequest["people"]): Named[] {
  const forms = people
    .filter(({ by }) => by === "name" || by === "part")
    .flatMap(({ name }) => [name, ...name.split(/\s+/u)].map((form) => ({ form, parts: plainWords(name) })))
    .filter(({ form }) => form.length > 2)
    .sort((one, other) => other.form.length - one.form.length);
  const found: Named[] = [];
  for (const { form, parts } of forms)
    for (const { 0: raw, index } of message.matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${literalWords(form)}(?![\\p{L}\\p{N}])`, "giu"),
    )) {
      const to = index + raw.length;
      if (!found.some((one) => index < one.to && to > one.from)) found.push({ from: index, to, parts });
    }
  return found.sort((one, other) => one.from - other.from);
}

interface OfOther {
  parts: readonly string[];
  isCompany: boolean;
}
/** Whether words behind a further name are what that one is, as the first is something. */
function isOwnValue(value: string, first: string, { parts, isCompany }: OfOther): boolean {
  const [word = ""] = value.split(/\s+/u);
  if (plainWords(word).some((one) => parts.includes(one))) return false;
  const [own, other] = [value, first].map((one) => PREPOSITION.exec(one)?.groups?.["word"]?.toLowerCase());
  if (own !== undefined || other !== undefined)
    return own === other && !NOWHERE.test(value.replace(PREPOSITION, "").trim());
  if (isCompany) return false;
  if (ENDS_ON_FIRM.test(first) && !ROLE.test(plainWords(value.replace(ARTICLE, "")).join(" "))) return false;
  return !NOT_A_VALUE.test(value) && /^\p{Lu}/u.test(value.replace(ARTICLE, ""));
}

/** "Farida is CTO and Hannah CEO" with the verb of each: "Farida is CTO and Hannah is CEO". */
export function withVerbOfEach({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > LONGEST || /[?？\n"“„«]/u.test(message)) return message;
  const [first, ...others] = namesIn(message, people);
  const head = first && FIELD_FIRST.exec(message.slice(0, first.from));
  const behind = first === undefined ? "" : message.slice(first.to);
  const verb = OF_FIRST.exec(behind.replace(/^\s+(?!(?:to|is)\s)/iu, ""))?.[0] ?? "";
  if (!head || others.length === 0 || verb === "") return message;
  const isField = head.groups?.["of"] !== undefined;
  if (isField !== /^(?: |:)/u.test(verb) && !/^(?: is|:)/iu.test(verb)) return message;
  const value = behind.slice(behind.indexOf(verb) + verb.length).trim();
  const isCompany = OF_COMPANY.test(`${head[0]}${verb}`);
  const further = others.filter(
    ({ from, to, parts }) =>
      /(?:[,;]|\s(?:and|&|while))\s+$/iu.test(message.slice(0, from)) &&
      /^\s/u.test(message.slice(to)) &&
      isOwnValue(message.slice(to).trim(), value, { parts, isCompany }),
  );
  const said = /^['’]s$/u.test(verb) ? " is" : /^(?:['’]| |:)/u.test(verb) ? verb.replace(/^:$/u, " is") : ` ${verb}`;
  return further.reduceRight(
    (text, { from, to }) =>
      text.slice(0, from).replace(/\s&\s+$/u, " and ") + text.slice(from, to) + said + text.slice(to),
    message,
  );
}
const LONGEST = 200;
