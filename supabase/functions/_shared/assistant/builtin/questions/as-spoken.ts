import { can, type Item, isWord } from "./items.ts";
import { isChoice, isNumber } from "./named-columns.ts";
import type { Sense } from "./senses.ts";

const CUSTOMERS =
  /^(?:customers?|custs?|clients?|kunden?|kundinnen|clientes?|clientas?|accounts?|buyers?|shops?|stores?|firms?|businesses|outlets?|patrons?|portfolio|patch|prospects?)$/;
const TAKES = /^(?:takes?|taking|took|buy(?:s|ing)?|bought|orders?|ordering|ordered|drinks?|drinking|consumes?|gets?)$/;
/** "Met through a referral", "came in via an event": how someone came to the list, of the option behind it. */
const CAME = /^(?:met|meet|found|find|know|got|get|came|come|came in|come in|arrived|joined|reached us|came to us)$/;
const THROUGH = /^(?:through|via|by way of|thanks to|by means of|by|from|at|on)$/;
/** What is done with what is counted, where how much of it is asked: "how many crates do they send in total?" */
const TRADES =
  /^(?:takes?|taking|sends?|sending|ships?|shipping|sells?|selling|moves?|uses?|using|eats?|needs?|makes?|brings?|produces?|does|wants?|nehmen|nimmt|kaufen|kauft|bestellen|bestellt|brauchen|braucht|verbrauchen|verbraucht|schicken|schickt|liefern|liefert|hace|hacen|produce|producen|vende|venden|macht|produziert|produzieren|verkauft|verkaufen|fait|font|produit|produisent|vend|vendent|compran|compra|piden|pide|toman|toma|necesitan|necesita|envian|envia|mandan|gastan|consumen|prennent|prend|achetent|achete|commandent|commande|consomment|consomme|envoient|envoie)$/;
/** What is done, where it is not asked to be shown: "how many crates did they return?" */
const DONE = /^(?:return|display|fetch|print|view|break|split|read|filter|show|pull|name|group)$/;
/** What someone does with what they have: "who uses a Primescan". */
const HAVES =
  /^(?:uses?|using|owns?|owning|wants?|wanting|needs?|needing|prefers?|preferring|takes?|taking|took|buys?|buying|bought|orders?|ordering|ordered|chose|chosen|chooses?|picked|picks?|gets?|going for|goes for|went for|works? with|working with|eats?|drinks?|wears?|rides?|plays?|drives?|keeps?|breeds?|grows?|teaches)$/;
/** "A Trios" is run by those who have one; "the Morning round" is not. */
const RUNS = /^(?:runs?|running|drives?|driving|operates?|operating)$/;

/** Verbs after which what follows is not what someone has. */
const OTHERWISE =
  /^(?:lacks?|miss(?:es)?|los(?:es?|ing)|hates?|dislikes?|avoids?|refuses?|cancels?|stops?|quits?|leaves?|sells?|returns?|rejects?|declines?|skips?|drops?|denies|fails?|forgets?|expects?|owes?|awaits?|asks?|mentions?|complains?|posts?|writes?|talks?|thinks?|doubts?|likes?|loves?|knows?|sees?|helps?|pays?|starts?|finish(?:es)?|closes?|ends?|becomes?|turns?|changes?|switch(?:es)?|moves?|joins?|gives?|sends?|brings?|offers?|hires?|fires?|calls?|meets?|visits?|follows?|resembles?|replaces?|supports?|opposes?|rates?|reports?|rejoins?|trains?|teach(?:es)?|advises?|recommends?|supplies|was|is|does|has|this|yes|less|always|perhaps|towards|besides|unless|across|plus|sometimes|as|us|its|his|hers|ours|theirs|news)$/;
const OTHERWISE_ABROAD =
  /^(?:hasst|meidet|verweigert|verlier\p{L}*|verlor|vermiss\p{L}*|erwahn\p{L}*|kritisier\p{L}*|fragt|sucht|schreibt|sagt|odia|evita|pierde|rechaza|menciona|critica|pide|busca|escribe|dice|deteste|evite|perd|refuse|mentionne|critique|demande|cherche|ecrit|dit|war|hatte|wurde|fue|era|etait|ist|es|est|hat|tiene|a)$/u;
const ABROAD = /^(?:wer|quien|quienes|qui)$/;
const CAN = /^(?:can|could|may|does|do|able to|is able to|are able to)$/;
/** "Who plays at 415", "who can fly at night": what someone does at all, and no news of it. */
function isDoing(items: readonly Item[], at: number): boolean {
  const { words, raw, length } = items[at] as Item;
  if (length > 1 || !/^\p{Ll}{2,}$/u.test(raw) || OTHERWISE.test(words)) return false;
  const before = items.slice(0, at).findLast((one) => !can(one, "filler") || CAN.test(one.words));
  const isWho = can(before, "ask.who", "noun.person", "ref.list") && !can(before, "say.not");
  const isAble = before !== undefined && CAN.test(before.words);
  // "Whose horses go barefoot", "which clients run a school".
  const isSeveral =
    (can(before, "noun.person") || CUSTOMERS.test(before?.words ?? "") || isOfWhose(items, before)) &&
    /s$|^people$/.test(before?.words ?? "");
  const isAbroad = ABROAD.test(before?.words ?? "") && !OTHERWISE_ABROAD.test(words);
  const isForm = isAbroad
    ? true
    : isAble || isSeveral
      ? !words.endsWith("s")
      : /[^s]s$/.test(words) && before?.isPossessive !== true;
  if (
    !isForm ||
    !(isWho || isAble || isSeveral || isAbroad) ||
    items.some((one) => can(one, "say.not") || GONE.test(one.words))
  )
    return false;
  if (isAble && !items.slice(0, at).some((one) => can(one, "ask.who", "noun.person", "ref.list"))) return false;
  const next = items.slice(at + 1).find((one) => !isBetween(one));
  return (
    next !== undefined &&
    next.people.length === 0 &&
    (next.values.some(
      ({ column }) =>
        (column.isOwn && (column.options.length > 0 || column.type === "boolean")) || column.key === "industry",
    ) ||
      next.columns.some(
        ({ isOwn, type }) => isOwn && (type === "boolean" || (type === "number" && isComparedIn(items, at, next))),
      ))
  );
}
const isBetween = (item: Item): boolean =>
  can(item, "filler", "prep.in", "prep.at", "prep.from", "prep.of", "prep.to", "op.gt", "op.ge", "op.lt", "op.le") ||
  /^(?:on|with|by|to|under|through|an?|the)$/.test(item.words) ||
  (item.number !== null && item.values.length === 0);
const isComparedIn = (items: readonly Item[], at: number, next: Item): boolean =>
  items.slice(at, items.indexOf(next)).some((one) => can(one, "op.gt", "op.ge", "op.lt", "op.le"));
const isOfWhose = (items: readonly Item[], before: Item | undefined): boolean =>
  (before?.columns.length ?? 0) > 0 && items.some(({ words }) => words === "whose");

/** "Wer hat Eiche bestellt": German says last what was done. */
const TAKEN_LAST =
  /^(?:bestellt|gewahlt|ausgesucht|ausgewahlt|genommen|gewunscht|verlangt|gebucht|gekauft|angefragt|angefordert)$/;

/** "Writes tickets of 50k": those who have that number. */
const SPENDS = /^(?:writes?|writing|cuts?|cutting|signs?|signing|does|do)$/;

const NEEDS = /^(?:needs?|needing|wants?|wanting|requires?|lacks?|lacking|awaits?|expects?|misses)$/;
/** A yes or no of what was done: "Samples sent". */
const IS_DONE =
  /^\p{L}{3,}ed(?= (?:for|against|with|on|in|by)\b)|(?<![\p{L}])(?:\p{L}{3,}ed|sent|paid|done|made|given|met|got|bought|sold|shown|written|taken)$/iu;

const ENDS = /^(?:caducan?|vencen?|expiran?|expire(?:nt)?|endet|enden|ablauft|termina|terminan)$/;
const GONE = /^(?:no longer|no more|anymore|any more|any longer|used to|stopped|former|formerly|previously|before)$/;

/**
 * Customers are people, and what they take of something that is counted is its column: "how many cases does she take?". Who uses, wants or orders a value
 * of the user's own columns has it.
 */
export function asSpoken(items: Item[]): Item[] {
  const isOfTexts = items.some((item) => can(item, "verb.say", "verb.about", "noun.post", "noun.note", "ask.search"));
  const isWritten = items.some(
    (item) =>
      can(item, "verb.say", "noun.post", "noun.note", "ask.search") || (can(item, "verb.about") && item.words !== "on"),
  );
  const isCounted = (at: number) =>
    items.slice(Math.max(0, at - 6), at + 7).some((one) => one.columns.some(isNumber) || one.values.some(isChoice));
  const isMuch = items.some((item) => can(item, "ask.count", "sum.sum", "sum.average"));
  const isAmount = isMuch && items.some(({ columns }) => columns.some(isNumber));
  const as = (item: Item, sense: Sense): Item => ({ ...item, senses: new Set([sense]), extreme: null });
  return items.map((item, at) => {
    // "Qui parle espagnol": what someone speaks, and nobody who was spoken to.
    if (SPEAKS.test(item.words) && can(item, "verb.touch") && isOptionSoon(items, at)) return as(item, "filler");
    // "Through LinkedIn": the option, and not the address.
    const isThrough = at > 0 && THROUGH.test(items[at - 1]?.words ?? "") && isOptionSoon(items, at - 1);
    if (isThrough && item.columns.length > 0 && item.values.length > 0) return { ...item, columns: [] };
    if (item.isQuoted || (item.isName && !/^(?:kunden?|kundinnen)$/.test(item.words))) return item;
    if (isAmount && at > 1 && DONE.test(item.words)) return { ...item, senses: new Set() };
    const next = items[at + 1];
    // "Who needs samples" of "Samples sent": those who got none.
    const what = NEEDS.test(item.words) ? items.slice(at + 1).find((one) => !can(one, "filler")) : undefined;
    if (at > 0 && what?.columns.some((one) => one.isOwn && one.type === "boolean" && IS_DONE.test(one.label)))
      return as(item, "say.not");
    const spent = items.slice(at + 1, at + 5).find((one) => !can(one, "filler", "sort.most", "sort.least"));
    if (
      SPENDS.test(item.words) &&
      spent?.columns.some((one) => one.isOwn && isNumber(one)) &&
      isComparedSoon(items, at)
    )
      return as(item, "filler");
    if (THROUGH.test(item.words) && !can(item, "prep.at", "prep.from") && isOptionSoon(items, at))
      return as(item, "filler");
    if (CAME.test(item.words) && at > 0 && THROUGH.test(next?.words ?? "") && isOptionSoon(items, at + 1))
      return as(item, "filler");
    // "Who ordered oak" sorts nothing.
    const senses = can(item, "sort.by") && items[at + 1]?.words !== "by" ? new Set<Sense>() : item.senses;
    if (!isWord({ ...item, senses, extreme: null })) return item;
    // "Cuándo caduca el certificado": which end it is says the column.
    if (
      ENDS.test(item.words) &&
      items.some(({ columns }) => columns.some(({ isOwn, type }) => isOwn && type === "date"))
    )
      return as(item, "filler");
    if (CUSTOMERS.test(item.words) && !isOfTexts) return as(item, "noun.person");
    // "What tea does she take?" asks for her Tea.
    const isAskedFor =
      (TAKES.test(item.words) || HAVES.test(item.words)) &&
      items.slice(at + 1).every((one) => can(one, "filler", "comma")) &&
      items.some(
        (one, no) => no < at && can(one, "ask.what", "ask.which") && items[no + 1]?.columns.some(({ isOwn }) => isOwn),
      ) &&
      !items.some((one) => can(one, "say.not"));
    const isTaken =
      isAskedFor ||
      (item.senses === senses && ((TAKES.test(item.words) && isCounted(at)) || (isAmount && TRADES.test(item.words))));
    return isTaken || (!isOfTexts && isHaving(items, at)) || (!isWritten && isDoing(items, at))
      ? as(item, "filler")
      : item;
  });
}

const SPEAKS = /^(?:parle(?:nt)?|hablan?|spricht|sprechen|speaks?)$/;
const isOptionSoon = (items: readonly Item[], at: number): boolean => {
  const value = items.slice(at + 1).find((one) => !can(one, "filler"));
  return value?.values.some(({ column }) => column.isOwn && column.options.length > 0) ?? false;
};
const isComparedSoon = (items: readonly Item[], at: number): boolean =>
  items
    .slice(at + 1, at + 5)
    .some(
      (one) =>
        one.number !== null || can(one, "op.gt", "op.ge", "op.lt", "op.le", "op.between", "sort.most", "sort.least"),
    );

/** Whether a verb says that people have the value behind it, of a column of the user's own. */
function isHaving(items: readonly Item[], at: number): boolean {
  const { words } = items[at] as Item;
  const next = items[at + 1];
  const before = items.slice(0, at);
  if (TAKEN_LAST.test(words))
    return (
      before.some((one) => can(one, "ask.who", "noun.person")) &&
      before.some(({ values }) => values.some(({ column }) => column.isOwn)) &&
      items.slice(at + 1).every((one) => can(one, "filler", "comma"))
    );
  if (!HAVES.test(words) && !(RUNS.test(words) && /^(?:an?|on)$/.test(next?.words ?? ""))) return false;
  // "Who no longer uses it" asks for those who did.
  if (items.some((one) => GONE.test(one.words))) return false;
  const isAsked = items
    .slice(Math.max(0, at - 6), at)
    .some((one) => can(one, "ask.who", "noun.person", "ref.list") || CUSTOMERS.test(one.words));
  const what = items.slice(at + 1, at + 6).find((one) => !can(one, "filler", "join.and", "prep.of", "say.everything"));
  return isAsked && what !== undefined && what.people.length === 0 && what.values.some(({ column }) => column.isOwn);
}
