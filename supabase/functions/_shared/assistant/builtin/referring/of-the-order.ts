import { plainWords } from "../../words.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { type InFull, type Known, type Person, targetOf, typeOf } from "./targets.ts";
import { oneWhoIsAt } from "./who-is-at.ts";

const PLACES = [
  /^(?:first|1st|erste[nrms]?|primer[oa]?|premi[eè]re?)$/iu,
  /^(?:second|2nd|zweite[nrms]?|segund[oa]|deuxi[eè]me|seconde?)$/iu,
  /^(?:third|3rd|dritte[nrms]?|tercer[oa]?|troisi[eè]me)$/iu,
  /^(?:fourth|4th|vierte[nrms]?|cuart[oa]|quatri[eè]me)$/iu,
  /^(?:fifth|5th|f[uü]nfte[nrms]?|quint[oa]|cinqui[eè]me)$/iu,
];
const ORDINAL = String.raw`(?<place>first|second|third|fourth|fifth|last|[1-5](?:st|nd|rd|th)|(?:erste|zweite|dritte|vierte|f[uü]nfte|letzte)[nrms]?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|[uú]ltim[oa]|premi[eè]re?|deuxi[eè]me|troisi[eè]me|derni[eè]re?)`;
const THE = "(?:the|de[rnm]|die|das|dem|la|el|al|a la|au|à la|le)";
const OOPS = String.raw`^(?:(?:no|nope|sorry|oops|whoops|wait|actually|ah|oh|hm+|argh|nein|my (?:mistake|bad))[\s,.!–-]+)+`;

/** Which of some records a word for a place means. */
function atPlace<One>(place: string, list: readonly One[]): One | undefined {
  if (/^(?:last|letzte|[uú]ltim|derni)/iu.test(place)) return list.at(-1);
  const at = PLACES.findIndex((one) => one.test(place));
  return at < 0 ? undefined : list[at];
}

const OF_IT = new RegExp(
  String.raw`(?<![\p{L}])${THE} ${ORDINAL} (?:davon|von (?:ihnen|denen|beiden))(?![\p{L}])`,
  "iu",
);
/** "Gib dem ersten davon Priorität 80": the one of the list by name. */
export function oneOfTheList({ request }: Known): InFull | null {
  const message = request.message.trim();
  const { 0: said = "", groups = {} } = OF_IT.exec(message) ?? {};
  const list = (request.state?.list ?? []).filter(({ kind }) => kind === "person");
  const person = said === "" || list.length < 2 ? undefined : atPlace(groups["place"] ?? "", list);
  return person ? { message: message.replace(said, person.name), people: [person] } : null;
}

const INSTEAD = new RegExp(
  String.raw`${OOPS}(?:(?:i|we) (?:meant?|wanted|said)\s+|(?:it|that) (?:was|is|should be|should have been)\s+|not the (?:\p{L}+)(?: one)?,?\s+(?:but\s+)?|(?:ich )?meinte?\s+)?${THE} ${ORDINAL}(?: (?:one|person|of (?:them|those|the two)))?(?:\s*[,;.–-]\s*|\s+and\s+|\s*$)(?:(?:and\s+)?(?:please\s+)?(?:(?:put|move|set|bring|leave|keep) the (?:other|\p{L}+)(?: one)?(?: back| alone| as it was| where (?:it|he|she) was)?|not the \p{L}+(?: one)?))?(?:\s+please)?[.!]*$`,
  "iu",
);
/** "No sorry, I meant the first, put the other one back": the one of the list who was meant; null where nobody of it was just changed. */
export function otherOfTheList({ request }: Known): InFull | null {
  const { place = "" } = INSTEAD.exec(request.message.trim())?.groups ?? {};
  const list = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const isChanged = ({ id }: Person) => (request.changes ?? []).some(({ founderId }) => founderId === id);
  const person = place === "" ? undefined : atPlace(place, list);
  const changed = list.filter(isChanged);
  if (!person || changed.length !== 1 || isChanged(person) || isOwnWord(place, request.user)) return null;
  return { message: `no, I meant ${person.name}`, people: [person] };
}

/** A stage that is called so is meant. */
const isOwnWord = (place: string, { stages, statuses }: Known["request"]["user"]): boolean =>
  [...stages, ...statuses].some((own) => plainWords(own).join(" ") === place.toLowerCase());

const THE_VALUE = new RegExp(
  String.raw`^(?:(?:and|und|y|et|then|dann|also|ok|okay)[\s,]+)+${THE} ${ORDINAL}(?: (?:one|davon|von ihnen|of (?:them|those)))?,? (?:(?:gets?|to|is|with|bekommt|kriegt|auf|mit|a|à|die|den|das|the)\s+){0,2}(?<value>[$€£]?\d[\d.,:]*%?)(?: (?:instead|please|bitte))?[.!]*$`,
  "iu",
);
/** "Und der letzten die 75", after a number was set for another of the list: the same field of that one. */
export function valueOfTheNext({ request, columns }: Known): InFull | null {
  const { place = "", value = "" } = THE_VALUE.exec(request.message.trim())?.groups ?? {};
  const list = (request.state?.thread?.list ?? []).filter(({ kind }) => kind === "person");
  const last = (request.changes ?? []).at(-1);
  const person = value === "" ? undefined : atPlace(place, list);
  const [changed, another] = changedIn(last, columns);
  const target = changed ? targetOf(changed.label, columns) : null;
  const isOfList = list.some(({ id }) => id === last?.founderId);
  if (!person || !changed || !target || another || !isOfList || typeOf(target) !== "number") return null;
  if (numberIn(value) === null) return null;
  const isSure = last?.status === "executed";
  return {
    message: isSure
      ? `Set ${changed.label} of ${person.name} to ${value}`
      : `${person.name}'s ${changed.label} is now ${value}`,
    people: [person],
  };
}

const OTHERS_VALUE =
  /^(?:und|y|et|und auch|y también|et aussi)\s+(?:(?:de[rmn]|die|das|a|al|à|para|für|pour|bei)\s+)*(?<who>\p{Lu}[\p{L}\p{M}'’ -]*?)(?:\s+(?:bekommt|kriegt|hat|auf|mit|die|den|das|con|tiene|a|la|el|en|reçoit|à|le))*\s+(?<value>[$€£]?\d[\d.,]*%?)[.!]*$/u;
/** "Und Anna kriegt 50", "y a Anna 50", after a number was set for someone: the same field of hers. */
export function valueOfOther({ request, columns }: Known): InFull | null {
  const { who, value } = OTHERS_VALUE.exec(request.message.trim())?.groups ?? {};
  const [changed, another] = changedIn((request.changes ?? []).at(-1), columns);
  const target = changed ? targetOf(changed.label, columns) : null;
  const isNumber = target !== null && typeOf(target) === "number";
  const [person, more] = request.people.filter(({ by }) => by === "name" || by === "part");
  if (who === undefined || value === undefined || !isNumber || another || !person || more) return null;
  return { message: `and ${who} ${value}`, people: [] };
}

const ALL_BUT = new RegExp(
  String.raw`^(?:(?:and|ok|okay|please|now|then|so)[\s,]+)*(?<verb>(?:move|set|put|mark|change|make|give|assign) )?(?:all|everyone|everybody|all of (?:them|these|those)|them all|the others,)(?: of (?:them|these|those))? (?:but|except(?: for)?|apart from|save) ${THE} ${ORDINAL}(?: (?:one|person|of (?:them|those)))?,? (?<rest>(?:to|in|into|as|on|at|a|an|priority|owner|stage|status) .+)$`,
  "iu",
);
const ALL_BUT_NAMED = new RegExp(
  String.raw`^(?:(?:and|ok|okay|please|now|then|so)[\s,]+)*(?<verb>(?:move|set|put|mark|change|make|give|assign) )?(?:all|everyone|everybody|all of (?:them|these|those)|them all)(?: of (?:them|these|those))? (?:but|except(?: for)?|apart from|save|without) (?<who>(?-i:\p{Lu})[\p{L}\p{M}'’ -]{1,40}?(?:(?:,| and) (?-i:\p{Lu})[\p{L}\p{M}'’ -]{1,40}?){0,3}),? (?<rest>(?:to|in|into|as|on|at|a|an|priority|owner|stage|status) .+)$`,
  "iu",
);
/** "All but Ana to Closed", right below a list of people that was told whole: the others of it. */
function allButNamed({ request }: Known): InFull | null {
  const { verb = "move ", who = "", rest = "" } = ALL_BUT_NAMED.exec(request.message.trim())?.groups ?? {};
  const list = (request.state?.list ?? []).filter(({ kind }) => kind === "person");
  const answer = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const isBelow = /^- \[/mu.test(answer) && !/^- and \d+ more$/mu.test(answer);
  const said = who.split(/,| and /iu).map((one) => plainWords(one));
  const without = said.map((words) =>
    list.filter(({ name }) => words.every((word) => plainWords(name).includes(word))),
  );
  if (rest === "" || !isBelow || without.some((some) => some.length !== 1)) return null;
  const gone = new Set(without.flat().map(({ id }) => id));
  const people = list.filter(({ id }) => !gone.has(id));
  const names = people.map(({ name }) => name);
  if (names.length === 0) return null;
  const named = names.length === 1 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
  return { message: `${verb}${named} ${rest}`, people };
}

/** "All but the first to Closed": the others of the list, where it was told whole. */
export function allBut(known: Known): InFull | null {
  const { request } = known;
  const named = allButNamed(known);
  if (named !== null) return named;
  const { verb = "move ", place = "", rest = "" } = ALL_BUT.exec(request.message.trim())?.groups ?? {};
  const list = (request.state?.list ?? []).filter(({ kind }) => kind === "person");
  const answer = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const without = rest === "" || /^- and \d+ more$/mu.test(answer) ? undefined : atPlace(place, list);
  if (!without || list.length < 3) return null;
  const people = list.filter(({ id }) => id !== without.id);
  const names = people.map(({ name }) => name);
  return { message: `${verb}${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""} ${rest}`, people };
}

const SWITCH = new RegExp(
  String.raw`^(?:(?:and|ok|okay|please|now|then|so)[\s,]+)*(?:switch|set|change|turn|flip|put|mark|make) ${THE} ${ORDINAL}(?: (?:one|of (?:them|those|the two)))?(?: (?:to|as|into|on))? (?<value>yes|no|true|false)(?: (?:now|please|instead))*[.!]*$`,
  "iu",
);
const ANSWERED =
  /\((?:not )?(?<label>[^,()“”]+), (?:“(?<place>[^”]+)” in company or location|(?:Location|Company) (?<exactly>[^,()]+))\)/u;
/** "Switch the second to yes", after answers about a yes or no of one after another: a card that names who is at that place. */
export function ofTheAnswers({ request, columns, call }: Known): InFull | null {
  const { place = "", value = "" } = SWITCH.exec(request.message.trim())?.groups ?? {};
  if (value === "") return null;
  const answers: { label: string; place: string }[] = [];
  for (const { content } of request.history.filter(({ role }) => role === "assistant").reverse()) {
    const { label, exactly, place: where = exactly } = ANSWERED.exec(content.split("\n")[0] ?? "")?.groups ?? {};
    if (label === undefined || where === undefined || (answers[0] && answers[0].label !== label)) break;
    answers.unshift({ label, place: where });
  }
  const one = answers.length > 1 ? atPlace(place, answers) : undefined;
  const target = one ? targetOf(one.label, columns) : null;
  const person = one && target && typeOf(target) === "boolean" ? oneWhoIsAt(one.place, call) : null;
  if (!one || !person) return null;
  return {
    message: `${person.name}'s ${one.label} is now ${/^(?:yes|true)$/iu.test(value) ? "yes" : "no"}`,
    people: [person],
  };
}
