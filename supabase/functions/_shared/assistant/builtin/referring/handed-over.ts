import type { Call } from "../script.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { peopleCalled } from "../by-name.ts";
import { asOneself } from "../vocabulary/owners.ts";
import { ownerNoMore } from "./owner-no-more.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const OWNER = String.raw`(?<owner>me|(?-i:\p{Lu})[\p{L}\p{M}'’.-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*?)?)`;
const PEOPLE = "(?:people|contacts|ones|customers|clients|accounts|lot|list|portfolio)";
const EVERY =
  "(?:everyone|everybody|everything|whoever|anyone|anybody|all|those|people|alle|todos|todas|tout le monde|tous|toutes)";
const GROUP = String.raw`(?<group>${EVERY}\b[^,;:.!?]*?|(?:all (?:of )?)?(?:the )?\p{L}[\p{L}\p{M}.-]*['’]s?\s+(?:\p{L}+\s)?${PEOPLE}|(?:all )?(?:the )?(?:unowned|ownerless|unassigned)\b[^,;:.!?]*?)`;
const END = String.raw`(?:[\s,]+(?:and\s+)?(?:s?he|they)(?:['’]s|['’]re| is| are)(?: now)? (?:the|their|the new) owners?)?(?:[\s,]+(?:as of (?:now|today)|from (?:now|today)(?: on)?|from here on|now|today|please|instead|ab jetzt|jetzt|ahora|maintenant))*[\s.!]*$`;
const TO = String.raw`(?:(?:over |across )?(?:to|on to|onto|an|a|[àa]))`;

/** Who is to have which people: "everybody in Leeds goes to Sol", "hand Oskar's people over to Sol". */
const HANDED = [
  String.raw`${GROUP}\s+(?:now\s+)?(?:(?:should|will|shall|must|can)\s+)?(?:goes|go|passes|pass|moves|move|belongs?|is handed|are handed|be handed|gehen|geht|gehören|pasan|pasa|vont|va|passent)\s+${TO}\s+${OWNER}`,
  String.raw`(?:hand|pass|give|transfer|move|assign|switch|reassign|shift)\s+(?:over\s+)?${GROUP}\s+(?:over\s+)?${TO}\s+${OWNER}`,
  String.raw`(?:put|set)\s+${GROUP}\s+(?:on|onto|under|with|down to|over to|to)\s+${OWNER}`,
  String.raw`${GROUP}\s+(?:is|are)\s+(?:now\s+)?(?:(?:with|under)\s+)?${OWNER}['’]s?`,
  String.raw`${OWNER}\s+(?:now\s+)?(?:takes|gets|inherits|will take|should take|should get)\s+(?:over\s+)?${GROUP}(?:\s+over)?`,
].map((pattern) => new RegExp(`${LEAD}(?:please\\s+)?${pattern}${END}`, "iu"));
/** "Oskar is leaving, Sol takes all his people". */
const AFTER_LEAVING = new RegExp(
  String.raw`^(?<left>\p{Lu}[\p{L}\p{M}.-]*)\s+(?:is leaving|leaves|left|has left|is gone|quit|has quit)(?: us)?[,;]?\s+(?:and |so )?${OWNER}\s+(?:takes|gets|inherits|will take)\s+(?:over\s+)?(?:all\s+)?(?:of\s+)?(?:his|her|their)\s+${PEOPLE}${END}`,
  "iu",
);
/** "I'll take Ana over from Oskar", "make me Ana's owner". */
const BY_ME = [
  String.raw`(?:i['’]?ll|i will|i['’]m|i am|let me|i)\s+(?:take|taking)\s+(?:over\s+)?(?<who>(?-i:\p{Lu})[^,;:.!?]{1,40}?)\s+(?:over\s+)?from\s+(?<from>(?-i:\p{Lu})[\p{L}\p{M}.-]*)`,
  String.raw`make me\s+(?:the\s+)?owner\s+of\s+(?<who>(?-i:\p{Lu})[^,;:.!?]{1,40}?)`,
  String.raw`make me\s+(?<who>(?-i:\p{Lu})[^,;:.!?]{1,40}?)['’]s?\s+owner`,
].map((pattern) => new RegExp(`${LEAD}${pattern}${END}`, "iu"));
const ELSE = "(?:someone|somebody|anyone) else";
const WHO = String.raw`(?<who>her|him|them|(?-i:\p{Lu})[^,;:.!?]{1,40}?)`;
/** "Someone else should look after Ana", "hand Ana to somebody else", "Ana needs a new owner": the new owner is not named. */
const TO_NOBODY = [
  String.raw`${ELSE}\s+(?:(?:should|must|can|could|will|needs? to|has to|will have to|is to|ought to|to)\s+)?(?:(?:now|please)\s+)?(?:takes?(?:\s+(?:over|on|care of))?|looks? after|handles?|owns?|deals? with|covers?|be (?:the owner of|responsible for|in charge of)|care for)\s+${WHO}(?:\s+over)?`,
  String.raw`(?:give|hand|pass|assign|reassign|transfer|move)\s+(?:over\s+)?${WHO}\s+(?:over\s+)?(?:on\s+)?to\s+${ELSE}`,
  String.raw`${WHO}\s+(?:should|must|needs? to|has to)\s+(?:be (?:with|handed (?:over )?to|given to|passed (?:on )?to|looked after by|owned by)|go to|belong to)\s+${ELSE}`,
  String.raw`${WHO}\s+(?:needs?|should (?:have|get)|must have|gets?)\s+(?:a new|another|a different)\s+owner`,
  String.raw`(?:find|get)\s+${WHO}\s+(?:a new|another|a different)\s+owner`,
  String.raw`reassign\s+${WHO}`,
].map((pattern) => new RegExp(`${LEAD}(?:please\\s+)?${pattern}(?:\\s+from\\s+\\p{L}+)?${END}`, "iu"));
const LIKELY =
  /\b(?:every|any|all|those|people|contacts|customers|clients|accounts|unowned|unassigned|tod[oa]s|tous|toutes|alle|lot)/iu;

/** "Kim hands Ana over to Sol": the one who is named last. */
const FROM_TO = new RegExp(
  String.raw`${LEAD}(?<from>(?-i:\p{Lu})[\p{L}\p{M}.-]*)\s+(?:hands|passes|gives|is handing|is passing|is giving|handed|passed|gave)\s+(?:over\s+)?(?<who>(?-i:\p{Lu})[^,;:.!?]{1,40}?)\s+(?:over\s+|on\s+)?to\s+${OWNER}${END}`,
  "iu",
);

/** "Kim's leads go to Sol", "hand Kim's leads over to Sol": where that is a stage, only those in it. */
const LEADS = new RegExp(
  String.raw`${LEAD}(?:(?:hand|pass|give|transfer|move|assign|switch|reassign|shift)\s+(?:over\s+)?)?(?:all\s+(?:of\s+)?)?(?<from>(?-i:\p{Lu})[\p{L}\p{M}.-]*?)['’]s?\s+(?<stage>leads?|prospects?|\p{L}+s)\s+(?:(?:now|should|will|shall|must|can)\s+)*(?:(?:go|pass|move|belong|be handed)\s+)?(?:over\s+)?to\s+${OWNER}${END}`,
  "iu",
);

/** "Sol should own Ana", "and Sol looks after her from now on": whose owner is who. */
const LOOKS_AFTER = new RegExp(
  String.raw`${LEAD}(?<owner>(?-i:\p{Lu})[\p{L}\p{M}'’.-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’.-]*?)?)\s+(?:now\s+)?(?:(?:should|must|can|is to|has to|needs to|will)\s+(?:now\s+)?)?(?:owns?|looks? after|takes? (?:care of|over)|is (?:responsible for|in charge of)|be (?:responsible for|in charge of))\s+${WHO}(?:\s+over)?${END}`,
  "iu",
);
function lookedAfter({ request, call }: Known): InFull | null {
  const { owner: said = "", who = "" } = LOOKS_AFTER.exec(request.message.trim())?.groups ?? {};
  const isOfSomeone = /^(?:her|him|them)$/iu.test(who)
    ? (request.state?.person ?? null) !== null
    : request.people.some(({ by }) => by === "name" || by === "part");
  const own = plainWords(said);
  const isOfPeople = request.people.some(
    ({ name, by }) => by !== "near" && own.some((word) => plainWords(name).includes(word)),
  );
  // "Ana's dog" is not Ana, "Ana next week" not for good, and "Ana — Leo works at Halden" tells more.
  const isWhole =
    /^(?:her|him|them)$/iu.test(who) ||
    who.split(/\s*,\s*|\s+and\s+/iu).every((one) => peopleCalled(one, request.people).length > 0);
  if (said === "" || !isOfSomeone || isOfPeople || !isWhole) return null;
  const owner = ownerMeant(said, ownersIn(call), null);
  if (owner === null) return null;
  const whose = /^him$/iu.test(who) ? "his" : /^her$/iu.test(who) ? "her" : /^them$/iu.test(who) ? "their" : `${who}'s`;
  return { message: `${whose} owner is now ${owner}`, people: [] };
}

/** An order that gives an owner to several people, as the rules read it: "make Sol the owner of everyone in Leeds". */
function handedByOrder({ request, call }: Known): InFull | null {
  const message = request.message.trim();
  const byMe = BY_ME.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  if (byMe && request.user.name !== null) return { message: `set the owner of ${byMe["who"] ?? ""} to me`, people: [] };
  const toNobody = TO_NOBODY.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  const whose = toNobody?.["who"];
  if (whose !== undefined && (/^(?:her|him|them)$/iu.test(whose) || request.people.some(({ by }) => by !== "near")))
    return { message: `change the owner of ${whose}`, people: [] };
  const given = FROM_TO.exec(message)?.groups;
  const inUse = given ? ownersIn(call) : [];
  if (given && [given["from"] ?? "", given["owner"] ?? ""].every((one) => ownerMeant(one, inUse, null) !== null))
    return { message: `${given["who"] ?? ""}'s owner is now ${given["owner"] ?? ""}`, people: [] };
  const leads = ofTheirLeads(message, request, call);
  if (leads !== null) return { message: leads, people: [] };
  if (!LIKELY.test(message) || /[?？]|\b(?:if|unless|once|when|maybe|should i)\b/iu.test(message)) return null;
  const leaving = AFTER_LEAVING.exec(message)?.groups;
  const found =
    leaving ?? HANDED.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const owners = ownersIn(call);
  const owner = ownerMeant(found["owner"] ?? "", owners, request.user.name);
  const isOrder = GIVES.test(message);
  const group = leaving ? ownedBy(leaving["left"] ?? "", owners) : groupMeant(found["group"] ?? "", owners, isOrder);
  if (owner === null || group === null) return null;
  const isKnown = owners.includes(owner);
  const order = isKnown ? `make ${owner} the owner of ${group}` : `set the owner of ${group} to ${owner}`;
  return { message: order, people: [] };
}

/** An order for those of an owner who are in a stage; null where the words name no such people. */
function ofTheirLeads(message: string, { user }: StepRequest, call: Call): string | null {
  const { from = "", stage: said = "", owner: to = "" } = LEADS.exec(message)?.groups ?? {};
  const stage = user.stages.find((one) => one.toLowerCase() === said.toLowerCase().replace(/s$/u, ""));
  if (from === "" || (stage === undefined && !/^(?:leads?|prospects?)$/iu.test(said))) return null;
  const owners = ownersIn(call);
  const [before, after] = [ownerMeant(from, owners, null), ownerMeant(to, owners, user.name)];
  if (before === null || after === null) return null;
  return `set the owner of everyone ${stage === undefined ? "" : `in ${stage} `}owned by ${before} to ${after}`;
}

/** The owners in use. */
function ownersIn(call: Call): string[] {
  const { groups = [] } = call("query_people", {
    ...{ anyOf: [], ids: null, search: null, sort: null, limit: 1, figuresOf: "owner" },
  });
  return groups.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** An owner in use, by the name or the first part of it; "me" is the user. */
function ownerMeant(said: string, owners: readonly string[], own: string | null): string | null {
  const words = plainWords(said).join(" ");
  if (words === "me") return own === null ? null : asOneself(said, own, owners);
  const fits = owners.filter((one) => plainWords(one).join(" ") === words || plainWords(one)[0] === words);
  const [only, another] = fits;
  return only !== undefined && another === undefined ? only : null;
}

const ownedBy = (said: string, owners: readonly string[]): string | null => {
  const owner = ownerMeant(said, owners, null);
  return owner === null ? null : `everyone owned by ${owner}`;
};

const HAS_NONE =
  /\b(?:without an?y? ?owner|without owner|with no owner|who (?:has|have) no owner|that (?:has|have) no owner|no owner|nobody owns|unowned|ownerless|unassigned|ohne besitzer|sin (?:dueño|propietario)|sans propri[ée]taire)\b/iu;

const GIVES = new RegExp(
  `${LEAD}(?:please\\s+)?(?:hand|pass|give|transfer|move|assign|switch|reassign|shift)\\s`,
  "iu",
);
const ANYONE =
  /\b(?:everyone|everybody|anyone|anybody|all|of|the|those|people|contacts|ones|who|that|alle|todos|todas|tous)\b/giu;

const LOOKED_AFTER =
  /^(?:everyone|everybody|everything|all)(?: (?:people|contacts|of them))?(?: (?:who|that|which|whom))? (?<who>\p{L}[\p{L}\p{M}.-]*) (?:looks after|owns|has|handles|takes care of|covers)$/iu;

/** The people who are spoken of, in words that the rules read; an order for others is read as it is. */
function groupMeant(said: string, owners: readonly string[], isOrder: boolean): string | null {
  if (HAS_NONE.test(said))
    return plainWords(said.replace(HAS_NONE, " ").replace(ANYONE, " ")).length === 0
      ? "everyone without an owner"
      : null;
  const whose = new RegExp(
    String.raw`^(?:all (?:of )?|(?:everyone|everybody|everything) of )?(?:the )?(?<who>\p{L}[\p{L}\p{M}.-]*?)['’]s?(?:\s+${PEOPLE})?$`,
    "iu",
  ).exec(said);
  if (whose) return ownedBy(whose.groups?.["who"] ?? "", owners);
  const kept = LOOKED_AFTER.exec(said)?.groups?.["who"];
  if (kept !== undefined) return ownedBy(kept, owners);
  const foreign =
    /^(?:alle|todos|todas|tout le monde|tous|toutes)\s+(?:(?:los|las|les|die|gens|leute|personas|contactos|kontakte|contacts)\s+)*(?<link>in|aus|von|de|en|[àa])\s+(?<of>\p{Lu}.*)$/iu.exec(
      said,
    );
  // "All of Ines's Quoted people": fewer than all of hers.
  if (!foreign) return isOrder || /['’]s?(?![\p{L}])/u.test(said) ? null : said;
  const of = foreign.groups?.["of"] ?? "";
  return (/^(?:von|de)$/iu.test(foreign.groups?.["link"] ?? "") ? ownedBy(of, owners) : null) ?? `everyone in ${of}`;
}

/** "Both to Jasper", "and the one in Ulm back to Nell", where Nell has people: an order without its verb. */
const IN_SHORT = new RegExp(
  String.raw`${LEAD}(?<who>both(?: of (?:them|these|those))?|all (?:of them|of these|of those|two|three|four)|the (?:one|ones) (?:in|at|from) [\p{L}\p{M}][\p{L}\p{M} '’-]{1,30}?|(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*)?)(?<back> back)? to (?<owner>(?-i:\p{Lu})[\p{L}\p{M}.-]*)(?: (?:too|again|please|then|instead))*[\s.!]*$`,
  "iu",
);
function handedInShort({ request, call }: Known): InFull | null {
  const { who, back, owner: said = "" } = IN_SHORT.exec(request.message.trim())?.groups ?? {};
  if (who === undefined) return null;
  const isOfGroup = /^(?:both|all|the)\s|^both$/iu.test(who);
  const gave = (request.changes ?? []).some(
    ({ params }) => typeof (params["patch"] as { owner?: unknown } | undefined)?.owner === "string",
  );
  const isListed = (request.state?.list ?? []).some(({ kind }) => kind === "person");
  if (!gave && (!isOfGroup || !isListed || back !== undefined)) return null;
  const { groups = [] } = call("query_people", {
    ...{ anyOf: [], ids: null, search: null, sort: null, limit: 1, figuresOf: "owner" },
  });
  const owner = ownerMeant(
    said,
    groups.flatMap(({ value }) => (value === null ? [] : [value])),
    request.user.name,
  );
  return owner === null ? null : { message: `give ${who} to ${owner}`, people: [] };
}

/** What is handed to someone by an order, or in a few words. */
export const handedOver = (known: Known): InFull | null =>
  ownerNoMore(known) ?? handedByOrder(known) ?? lookedAfter(known) ?? handedInShort(known);
