import { literalWords } from "../literal.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { OwnColumn } from "../reading.ts";
import { formsOfPhrase } from "../questions/forms.ts";
import { plainWords } from "../../words.ts";
import { itemsOf, unquoted, withoutWhy } from "./column-words.ts";

const oneOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((one, other) => other.length - one.length).join("|")})`;

const LEAD =
  "(?:(?:please|pls|hey|hi|ok|okay|so|and|also|then|now|can you|could you|would you|can we|could we|let['’]?s|i(?:['’]d| would) like(?: you)? to|(?:i|we) (?:want|need|have)(?: you)? to|we should|you can|just)[\\s,]+)*";
const TAIL =
  "(?:[\\s,]+(?:too|as well|also|please|pls|thanks|thank you|now|from now on|instead|for us|for me))*[\\s.!?]*";
const MANY =
  "(?:(?:an?|the|another|one more|one|two|three|four|some|more|new|extra|further|additional|following|other|second|third|fourth|fifth|sixth|possible|our) )*";
const KIND =
  "(?:options?|choices?|values?|entr(?:y|ies)|categor(?:y|ies)|levels?|kinds?|types?|tags?|possibilit(?:y|ies)|items?)";
const LIST =
  "(?:lists?(?: of (?:places|things|kinds|types|options|choices|values|names|items|levels|categories|tags|labels))?|menu|drop[- ]?down|column|field|options?|choices?|values?|categories)";
const NEW = "(?<new>[\\p{L}\\p{N}“\"'‘][^:;?!\\n]{0,60}?)";
const ADD =
  "(?:add|include|put|introduce|insert|create|offer|enter|set up|(?:i|we) (?:also |now )?(?:need|want|could use))";
const AWAY =
  "(?:remove|delete|drop|take|get rid of|kill|scrap|bin|ditch|cut|strike|lose|throw|kick|erase|do away with)";

/** Words that no option is called: the order is about something else. */
const OTHER =
  /(?<![\p{L}])(?:columns?|fields?|notes?|tasks?|reminders?|persons?|people|contacts?|everyone|everybody|who|whose|which|is|are|was|has|should|must|for|with|it|them|that|this|her|him|his|their|to|from|into|in|at|on|if|when|not|no|meeting|call|me|us|you|i|we|my|your|rid|an?|the|one|two|three|four|new|more|another|other|some|any|all|every|each|same|right|wrong)(?![\p{L}])/iu;

/** Words that tell which ones, and name none: "our languages", "a different tier". */
const WHICH =
  /^(?:(?:our|current(?:ly)?|existing|known|usual|used|unused|empty|multiple|several|many|few|various|different|better|higher|lower|bigger|smaller|good|proper|suitable|right|correct|wrong|available|possible|missing|additional|next|previous|last|full|whole|complete|entire|old|new|real|actual|certain|particular|specific|relevant|separate|customer|client|contact|people|person)(?:['’]s)?(?: |$))+$/iu;
/** "Ada Lovelace": someone, where nothing says that it is an option. */
const FULL_NAME = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,2}$/u;
const SAYS_OPTION = new RegExp(`(?<![\\p{L}])(?:${KIND}|${LIST})(?![\\p{L}])`, "iu");

interface Named {
  column: OwnColumn;
  /** The column's name in every form that people write. */
  forms: readonly string[];
  /** The column, in whatever form its name is said. */
  said: string;
  option: string;
  adds: () => readonly RegExp[];
  removes: () => readonly RegExp[];
  renames: () => readonly RegExp[];
}

/** What is made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const KNOWN = new WeakMap<OwnColumn, Named>();
/** The patterns of a column, which are long, are made once. */
function namedIn(column: OwnColumn): Named {
  const known = KNOWN.get(column) ?? readOf(column);
  KNOWN.set(column, known);
  return known;
}

function readOf(column: OwnColumn): Named {
  const label = column.label.replace(/\([^)]*\)/gu, " ").trim();
  const words = plainWords(label).join(" ");
  const forms = [...new Set([label.toLowerCase(), words, ...formsOfPhrase(words)])];
  const name = `["“'‘]?${oneOf(forms.map(literalWords))}["”'’]?(?![\\p{L}\\p{N}])`;
  const said = `(?:(?:the|my|our|its) )?(?:${LIST} (?:of|for|in|called|named|under|with) (?:the )?)*(?:(?:all|possible|various|different) )*(?:${KIND} (?:of|for|in|under) )?(?:the )?(?:${LIST} )?${name}(?: ${LIST})*`;
  const option = `(?:the )?(?:${KIND} )?["“'‘]?(?<own>${oneOf(column.options.map(literalWords))})["”'’]?(?![\\p{L}\\p{N}])`;
  return {
    ...{ column, forms, said, option },
    adds: once(() => ADDS.map((adds) => whole(adds(said)))),
    removes: once(() => REMOVES.map((removes) => whole(removes({ said, option })))),
    renames: once(() => RENAMES.map((renames) => whole(renames({ said, option })))),
  };
}
type Words = Pick<Named, "said" | "option">;

const ADDS: readonly ((said: string) => string)[] = [
  // "Two more tiers: bronze and platinum".
  (said) => `${ADD} ${MANY}${said}\\s*(?:[:,–-]|called|named|namely)\\s*(?:namely |called )?${NEW}`,
  // "Add espresso to the roasts", "next to light and dark in the roasts".
  (said) =>
    `${ADD} ${MANY}(?:${KIND}[:,]? )?(?:called )?${NEW} (?:(?:next to|beside|besides|along ?side|after|before|behind) [^:;?!]{2,40} )?(?:to|into|in|on|onto|under|among|as|for) (?:an? )?${MANY}${said}`,
  // "Add a bronze tier".
  (said) => `${ADD} ${MANY}${NEW} ${said}(?<!columns?|fields?)`,
  // "Roast should have a fourth option: espresso", "tier needs a bronze".
  (said) =>
    `${said} (?:also |now |still )?(?:needs?|should (?:also )?(?:have|get|include|offer|allow)|is (?:still )?(?:missing|lacking)|are missing|lacks?|could use|must have|has to have|gets?)(?: also)? ${MANY}(?:${KIND}\\s*[:,–-]?\\s*)?(?:called |named )?${NEW}`,
  // "Let people pick omni for roast", "omni should be possible as a roast".
  (said) =>
    `(?:let|allow|enable) (?:people|us|me|everyone|them|you)?(?: to)? ?(?:pick|choose|select|tick|enter|use) ${NEW} (?:for|in|as|under|at) (?:an? )?${said}`,
  (said) =>
    `(?:make )?${NEW} (?:should be |must be |to be |be |is to be )?(?:available|possible|selectable|pickable|an? option|a choice|allowed) (?:as|in|for|under|among|of) (?:an? )?${said}`,
];

const REMOVES: readonly ((words: Words) => string)[] = [
  ({ said, option }) =>
    `${AWAY} (?:${said} )?${option}(?: ${KIND})? (?:away )?(?:out of|from|in|under|off|of|as an? ${KIND} (?:of|in)|as) (?:an? )?${said}`,
  ({ said, option }) => `${AWAY} ${option} ${said}(?: (?:away|out|altogether|completely))?`,
  ({ said, option }) =>
    `${option} (?:is|are) (?:no longer|not|isn['’]?t) (?:an? |one of (?:the|our) )?(?:${KIND} (?:of|in|for) )?${said}(?: any ?more| any longer)?`,
  ({ said, option }) =>
    `(?:(?:i|we) )?(?:no longer|don['’]?t|do not|never) (?:have|use|need|want) (?:an? )?${option} (?:as (?:an? )?|in )?${said}(?: any ?more| any longer)?`,
];

const RENAMES: readonly ((words: Words) => string)[] = [
  ({ said, option }) =>
    `(?:re-?name|relabel|change|turn|replace|swap|switch|correct) (?:${said} )?${option}(?: ${KIND})?(?: (?:(?:in|of|under|from|on) )?${said})? (?:to|into|as|with|by|for|→|->) ${NEW}(?: (?:in|of|under|on) ${said})?`,
  ({ said, option }) => `(?:call|name|label) ${option}(?: (?:in )?${said}) ${NEW}`,
  ({ said, option }) =>
    `instead of ${option}(?: (?:in |as (?:an? )?)?${said})?,? (?:it should (?:say|read|be)|it['’]?s|say|use|call it|write|put|we (?:say|call it|use|write)) ${NEW}(?: (?:in|of|under|on) ${said})?`,
  ({ said, option }) =>
    `(?:in ${said},? )?${option}(?: (?:(?:in|of|under|from|on) )?${said})? (?:should|must|ought to|needs to|has to|is to) (?:now |rather |just )?(?:be (?:called|named|spel(?:led|t)|renamed(?: to)?)|read|say) ${NEW}(?: (?:in|of|under|on) ${said})?`,
];
/** Without its column, an option is renamed by words that mean nothing else. */
const SURELY_RENAMES =
  /^(?:\W*(?:please|can you|could you|ok|and|so)\s)*(?:re-?name|relabel)\s|be (?:called|named|renamed)/iu;

const whole = (pattern: string): RegExp => new RegExp(`^\\W*${LEAD}${pattern}${TAIL}$`, "iu");

/** Some word of every order that is understood here. */
const ORDERS =
  /(?<!\p{L})(?:add|include|put|introduce|insert|create|offer|enter|set|need|needs|want|use|should|ought|must|has|missing|lack|lacks|lacking|get|gets|let|allow|enable|make|available|possible|selectable|pickable|option|choice|allowed|remove|delete|drop|take|kill|scrap|bin|ditch|cut|strike|lose|throw|kick|erase|do|no|not|never|don|don['’]?t|isn|isn['’]?t|re-?name|relabel|change|turn|replace|swap|switch|correct|call|name|label|instead)(?!\p{L})/iu;

/** An order to change the options of one of the user's lists, in whatever words, as a plain one; the same message where it orders nothing of them. */
function optionsPlainly(message: string, columns: readonly OwnColumn[]): string {
  const text = message.trim();
  if (text.length > 160 || text.includes("\n") || /\?$/u.test(text)) return message;
  const words = text.toLowerCase().replace(/\s+/gu, " ");
  const holds = (one: string) => words.includes(one.toLowerCase().replace(/\s+/gu, " "));
  const isOrder = ORDERS.test(text);
  const lists = isOrder ? columns.filter(({ options }) => options.some(holds)).map(namedIn) : [];
  const without = withoutWhy(text);
  for (const named of lists) {
    const { column } = named;
    const renamed = renamedIn(text.replace(KEPT_BY_ALL, ""), named, lists);
    if (renamed) return `rename the option "${renamed.own}" of the column "${column.label}" to "${renamed.name}"`;
    const bare = BARE_OPTION.exec(without)?.groups?.["own"];
    const isOnly = bare !== undefined && lists.filter((one) => ownOption(bare, one.column) !== undefined).length === 1;
    const own = isOnly ? ownOption(bare, column) : undefined;
    const option = own ?? (named.forms.some(holds) ? removedIn(without, named) : undefined);
    if (option !== undefined) return `remove the option "${option}" from the column "${column.label}"`;
  }
  const renamed = columnRenamed(text, columns);
  if (renamed !== null || !isOrder) return renamed ?? message;
  for (const one of columns.filter(({ options }) => options.length > 0).map(namedIn)) {
    if (!one.forms.some(holds)) continue;
    for (const adds of one.adds()) {
      const match = adds.exec(text);
      const names = newNames(match?.groups?.["new"], one.column);
      const isSomeone = names?.some((name) => FULL_NAME.test(name)) === true && !SAYS_OPTION.test(text);
      if (names && !isSomeone)
        return `add the options ${names.map((name) => `"${name}"`).join(", ")} to the column "${one.column.label}"`;
    }
  }
  return message;
}

/** "…, and everyone who has it should keep it": a new name takes it from nobody. */
const KEPT_BY_ALL =
  /\s*[,;.–-]+\s*(?:(?:and|but)\s+)?(?:every(?:one|body)|any(?:one|body)|all|people|those|the ones)(?: of (?:them|those))?(?: (?:who|that|with) (?:(?:has|have|had) )?(?:it|that|this)(?: already| now)?)?(?: (?:should|must|can|ought to))?(?: just| still)? keeps? (?:it|that|this)[\s.!]*$/iu;
/** "Remove the option Gold", of whichever list has it. */
const BARE_OPTION = whole(`${AWAY} (?:the )?(?:option|choice|value) ["“'‘]?(?<own>[^"”“:;?!]{1,60}?)["”'’]?`);

function removedIn(text: string, { column, removes }: Named): string | undefined {
  const own = removes()
    .map((pattern) => pattern.exec(text)?.groups?.["own"])
    .find((one) => one !== undefined);
  return own === undefined ? undefined : ownOption(own, column);
}

/** With such an order in plain words; nobody is named in one about everybody's list. */
export const withOptions = (request: StepRequest, columns: readonly OwnColumn[]): StepRequest =>
  isNamed(request) ? request : { ...request, message: optionsPlainly(request.message, columns) };

const isNamed = ({ people }: StepRequest): boolean => people.some(({ by }) => by === "name" || by === "part");

const REMOVED = /^remove the option "(?<option>.+)" from the column "(?<label>.+)"$/u;
const OF_ALL =
  /(?<!\p{L})(?:every(?:one|body|where)|options?|choices?|columns?|fields?|lists?|menu|altogether)(?!\p{L})/iu;
/** "Remove German from languages", while someone is spoken of: theirs, or the option for everybody? Null for any other message. */
export function optionOrValue(said: StepRequest, plain: StepRequest): Answer | null {
  const { option, label } = REMOVED.exec(plain.message)?.groups ?? {};
  const person = said.state?.person;
  const isClear = said.message === plain.message || OF_ALL.test(said.message);
  if (option === undefined || label === undefined || !person || isClear) return null;
  return say(`Do you mean only ${person.name}'s ${label}, or the option ${option} of everybody?`, [
    `Remove ${option} from ${person.name}'s ${label}`,
    plain.message.replace(/^r/u, "R"),
  ]);
}

const WRONG =
  "(?:an? |the )?(?:bad|wrong|poor|odd|silly|stupid|confusing|misleading|terrible|old|clumsy|outdated|unclear|ugly|awful|lousy|horrible|weird)(?: (?:word|name|label|title|heading|term|one))?(?: for (?:it|that|this|a column|the column))?";
/** "Fee is a bad name, make it Price", "Fee → Price": the order to rename the column; null for any other message. */
function columnRenamed(text: string, columns: readonly OwnColumn[]): string | null {
  if (!/(?:→|->|=>)|(?<!\p{L})(?:make|call|name|turn|change|rename)\s/iu.test(text)) return null;
  const words = text.toLowerCase().replace(/\s+/gu, " ");
  for (const column of columns) {
    if (!words.includes(column.label.toLowerCase().replace(/\s+/gu, " "))) continue;
    const label = `(?:the )?(?:column |field )?["“'‘]?${literalWords(column.label)}["”'’]?(?: column| field)?`;
    const found =
      new RegExp(
        `^\\W*${LEAD}${label}(?: (?:is|was|sounds|seems)|['’]s) ${WRONG}\\s*[,;.:–-]+\\s*(?:(?:please|so|better|rather|let['’]?s|can you) )*(?:make|call|name|turn|change|rename) (?:it|that)(?: (?:to|into))? (?<name>[^,;:?!.]{2,40})[\\s.!]*$`,
        "iu",
      ).exec(text) ??
      new RegExp(`^\\W*${label}\\s*(?:→|->|=>)\\s*(?<name>[^,;:?!.()]{2,40}?)\\s*(?:\\([^)]*\\))?[\\s.!]*$`, "iu").exec(
        text,
      );
    const name = unquoted(found?.groups?.["name"] ?? "");
    const isValue = column.type === "boolean" && /^(?:yes|no|done|true|false)$/iu.test(name);
    if (name !== "" && !isValue && /\p{L}/u.test(name) && ownOption(name, column) === undefined)
      return `rename the column "${column.label}" to "${name}"`;
  }
  return null;
}

const ownOption = (said: string, { options }: OwnColumn): string | undefined =>
  options.find((option) => option.toLowerCase() === said.toLowerCase());

function renamedIn(text: string, named: Named, lists: readonly Named[]): { own: string; name: string } | null {
  for (const renames of named.renames()) {
    const { own = "", new: said = "" } = renames.exec(text)?.groups ?? {};
    const option = ownOption(own, named.column);
    const [name, another] = newNames(said, named.column) ?? [];
    if (option === undefined || name === undefined || another !== undefined) continue;
    const isSaid = new RegExp(`(?<![\\p{L}\\p{N}])${named.said}`, "iu").test(text.replace(said, ""));
    const isOnly = lists.filter(({ column }) => ownOption(option, column) !== undefined).length === 1;
    if (isSaid || (isOnly && SURELY_RENAMES.test(text))) return { own: option, name };
  }
  return null;
}

/** The names of options that are not there yet; null where the words are none, or all of them are there. */
function newNames(said: string | undefined, column: OwnColumn): string[] | null {
  if (said === undefined) return null;
  const names = itemsOf(said.replace(/^(?:both|either) /iu, "")).map((name) =>
    unquoted(name.replace(/^(?:an?|the|also|called|named) /iu, "")),
  );
  const isName = (name: string) =>
    name.length > 0 && name.split(/\s+/u).length <= 4 && !OTHER.test(name) && !WHICH.test(name);
  if (names.length === 0 || !names.every(isName)) return null;
  const added = names.filter((name) => ownOption(name, column) === undefined);
  return added.length === 0 ? null : added;
}
