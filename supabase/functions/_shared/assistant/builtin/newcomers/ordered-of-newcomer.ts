import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { namesAnother } from "./another-named.ts";

const ADDS =
  /^\W*(?:(?:please|pls|can you|could you|also|and|so|ok|okay|hi|hey)[\s,]+)*(?:add|save|create|enter|track|new (?:contact|person|lead|founder|client|prospect)|put [^.;\n]{3,60} in(?:to)?(?!\p{L}))(?!\p{L})(?! (?:an?|the|another) (?:\p{L}+ )?(?:note|task|reminder|column|field|option)(?!\p{L}))/iu;
const ADDRESS = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s,;()<>]+/giu;
/** "Set him to Lead", "put her in Pilot", "mark them as Active", "set his stage to Lead": behind someone new it is one more fact of theirs. */
const ORDER =
  /(?<mark>[.,;!)]\s*(?:(?:and|also|then|please|pls|so)\s+)*|\s(?:and|then)\s+(?:(?:also|please)\s+)*)(?:set|move|put|mark|make|keep|log|track|file)\s+(?:(?:him|her|them)(?:\s+(?:down|up))?|(?:his|her|their)\s+(?:stage|status))\s+(?:to|in|into|as|at|on|under|for)\s+(?:an?\s+|the\s+)?(?<value>\p{L}[\p{L}\p{N} &/-]{1,40}?)(?<day>\s+(?:tomorrow|tonight|later|soon|next\s\p{L}+|(?:on\s|this\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?(?=\s*(?:[.,;!]|$)|\s+(?:and|then)\s)/giu;
/** ". Funny guy, …": what someone is like is told of them, and no praise of the assistant. */
const IS_LIKE =
  /(?<![.!?]\S*)[.!]\s+(?=(?:(?:an?|very|really|super|such an?|what an?|quite an?|seems|seemed)\s+)*\p{L}+\s+(?:guy|man|woman|lady|chap|bloke|girl|person|fella|fellow|folks?|kid|soul|character|dude|gent|egg|one)(?=\s*(?:[.,;!]|$)))/giu;

/** ". Leo knows him", ". Knows Leo": who they have to do with goes on about them. */
const HAS_TO_DO =
  /[.!]\s+(?=(?:(?:he|she|they)\s+(?:also\s+)?)?(?:knows?|knew|likes?|hates?|loves?|worked with)\s+\p{L}|\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?\s+(?:knows|knew|sent|introduced|recommended|referred|met|likes|suggested)\s+(?:him|her|them)(?!\p{L})|\p{Lu}[\p{L}\p{M}-]*['’]s\s+(?:friend|mate|colleague|brother|sister|cousin|wife|husband|neighbou?r|partner)(?=\s*(?:[.,;!]|$)))/gu;

/** Under a proviso nothing is a fact of theirs. */
const PROVISO =
  /(?<!\p{L})(?:if|unless|until|till|once|when|whenever|after|before|as soon as|provided|in case|should (?:he|she|they)|maybe|perhaps)(?!\p{L})/iu;

/** The label of the choice that a value is: of a stage or of a status, and not of both. */
function labelOf(value: string, { stages, statuses }: StepRequest["user"]): string | null {
  const said = plainWords(value).join(" ");
  const is = (one: string) => plainWords(one).join(" ") === said;
  const [stage, status] = [stages.find(is), statuses.find(is)];
  if ((stage === undefined) === (status === undefined)) return null;
  return stage === undefined ? `status: ${status ?? ""}` : `stage: ${stage}`;
}

/** "…, not a ceo, no longer at Kelp": what someone new is not. */
const IS_NOT =
  /(?<=[,;.)]\s*)(?:but\s+)?(?=(?:not|no longer|no more)\s+(?!(?:to|as|for|now|yet|him|her|them|please|the (?:one|other))(?!\p{L}))\p{L})/giu;
/** "…, delete Ana she said, …": what someone asked for is told, and no order. */
const REPORTED =
  /(?<=[,;.]\s*)(?<order>(?:delete|remove|set|move|put|mark|change|update|add|drop|call|e-?mail|tell|ask|rename|assign)\s+(?:(?!(?:her|him|them)(?!\p{L}))[^\s,;.]+\s+){1,8}?)(?<who>she|he|they)\s+(?<said>said|says|told me|asked|wrote|wants|wanted|suggested)(?=\s*(?:[,;.]|$))/giu;
const ADDS_THEM = /(?<!\p{L})(?:add|save|put|pop|get|stick)\s+(?:her|him|them)(?!\p{L})/iu;
/** An order behind who is added, up to where something else is said. */
const OF_KNOWN =
  /[,;.]\s*(?:(?:and|also|then|please)\s+)*(?<order>(?:set|move|put|mark|change|update|delete|remove|assign)\s+(?<who>\p{L}[\p{L}\p{M}'’-]*)(?![\p{L}])[^,;.\n]*)(?=[,;.]|$)/giu;

const CAME_BY =
  /^(?:introducer|intro|introduction|referrer|referral|source|connector|one who (?:sent|introduced|referred|recommended) (?:her|him|them))[\s.!]*$/iu;
const AS_WHAT = /\s(?:down\s)?as\s(?:an?\s|the\s|her\s|his\s)?(?<as>\p{L}.*)$/iu;

/** The facts that are ordered of who is added, and the text without these orders; where someone else was just named, "him" may be them. */
function withoutOrders(text: string, { user, people }: StepRequest, newcomer: readonly string[]) {
  const facts: string[] = [];
  const rest = text.replace(ORDER, (said: string, ...groups: unknown[]) => {
    const { mark = "", value = "", day = "" } = (groups.at(-1) ?? {}) as Record<string, string>;
    const label = labelOf(value, user);
    const before = text.slice(0, groups.at(-3) as number);
    if (label === null) return said;
    if (namesAnother({ before, order: said, newcomer, people })) {
      // "Set him to" is read as a fact of theirs, "move him to" is not.
      const who = /(?<!\p{L})(?:him|her|them)(?!\p{L})/iu.exec(said)?.[0];
      return who === undefined ? said : `${mark}${/[.!]/u.test(mark) ? "Move" : "move"} ${who} to ${value}${day}`;
    }
    // "… tomorrow": a day that no stage has stays beside it, so that it waits.
    facts.push(`${label}${day}`);
    return said.startsWith(")") ? ")" : "";
  });
  // Two stages for one: the order says which one by itself.
  return facts.length > 1 && new Set(facts.map((fact) => fact.split(":")[0])).size < facts.length
    ? { facts: [], rest: text }
    : { facts, rest };
}

/** Orders about the user's own people who are not called as the new one is, and the text without them. */
function ofKnown(
  text: string,
  { people, user }: StepRequest,
  newcomer: readonly string[],
): { orders: string[]; rest: string } {
  const orders: string[] = [];
  const names = people.flatMap(({ name, by }) => (by === "near" ? [] : plainWords(name)));
  const rest = text.replace(OF_KNOWN, (said: string, ...groups: unknown[]) => {
    const { order = "", who = "" } = (groups.at(-1) ?? {}) as Record<string, string>;
    const words = plainWords(who.replace(/['’]s$/u, ""));
    if (words.some((word) => newcomer.includes(word) || !names.includes(word))) return said;
    // "Set Ana as introducer": who they came by, and no choice of Ana's.
    const { as } = AS_WHAT.exec(order)?.groups ?? {};
    if (CAME_BY.test(as ?? "")) return `, introduced by ${who}`;
    if (as !== undefined && labelOf(as, user) === null) return said;
    orders.push(order.trim());
    return "";
  });
  return { orders, rest };
}

/**
 * Someone new who is added with their address: what is ordered behind it of "him" or "her" is one more fact of theirs, an order about someone else
 * is one of its own, and what was asked for or what they are not is told. Other messages are unchanged.
 */
export function withOrdersOfNewcomer(request: StepRequest): string {
  const { message } = request;
  const [address, another] = [...message.matchAll(ADDRESS)];
  if (message.length > 1500 || message.includes("\n") || !address || another) return message;
  const isAdded = ADDS.test(message) && !PROVISO.test(message);
  if (!isAdded && !ADDS_THEM.test(message)) return message;
  const told = message.replace(REPORTED, "$<who> $<said> to $<order>").replace(/[ \t]+(?=[,;.](?:\s|$))/gu, "");
  if (!isAdded) return told;
  const from = told.indexOf(address[0]);
  const end = from + address[0].replace(/[.,;!?]+$/u, "").length;
  const bracket = /^\s*\([^()\n]*\)|^\)/u.exec(told.slice(end))?.[0] ?? "";
  const head = told.slice(0, end + bracket.length);
  // Their own name is no one else's: "add Leo Roe …, set Leo to Lead".
  const newcomer = plainWords(`${head.split(/[,(]/u)[0] ?? ""} ${address[0]}`);
  const { facts, rest } = withoutOrders(told.slice(head.length), request, newcomer);
  const { orders, rest: behind } = ofKnown(
    rest.replace(IS_NOT, "they are ").replace(IS_LIKE, ", ").replace(HAS_TO_DO, ", "),
    request,
    newcomer,
  );
  return [`${[head, ...facts].join(", ")}${behind}`, ...orders].join("\n");
}
