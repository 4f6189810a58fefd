import { PLEASE } from "../commands/rewording.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { ADJECTIVES, ASKS } from "./asks-for-column.ts";
import { columnWished } from "./column-wishes.ts";
import { itemsOf, NOUN, PLAIN_TYPE, TYPE, typeCalled } from "./column-words.ts";

const ANY_TYPE = String.raw`(?<type>${TYPE}|${PLAIN_TYPE})`;
const END = String.raw`(?:\s+(?:please|pls|thanks|ta|for (?:me|us)))*[\s.!?]*$`;
const THEY = String.raw`(?:they|everyone|everybody|someone|somebody|people|each (?:one|person|of them)|an? (?:person|\p{L}+)|(?:our|my|the) (?:clients|people|customers|contacts|founders|members))`;
const DONE = String.raw`\p{L}+(?:ed|en|wn|ne|id|ght|nt|ept|elt|ld|de|rn|st|ut|et|it)`;
/** What someone did, without "has". */
const DID = String.raw`(?:\p{L}{2,}ed|paid|sent|made|came|went|took|met|won|got|said|left|bought|brought|gave|wrote|chose)`;
/** What a column is to tell of everybody: "when the lease was signed". */
const QUESTION = String.raw`(?:when|whether|if|how many|who|which)\s[^,;:.?!()\n]{4,90}?`;

/** "I'd like to tick whether they paid. Set that up as a yes/no field". */
const WISH_THEN = new RegExp(
  String.raw`^\s*${PLEASE}(?:(?:we|i)(?:['’]d| would)?\s+(?:(?:also|really)\s+)?(?:want|like|need|love|have)\s+to\s+(?:be able to\s+)?|it would (?:help|be \p{L}+)(?: (?:us|me))? to\s+|there should be (?:a|some) (?:way|place) to\s+|(?:can|could) (?:we|i)\s+)(?:tick(?: off)?|mark|record|note|keep track of|track|keep|see|know|tell|log|store|remember|show|have)\s+(?<question>${QUESTION})\s*[.!,;:–-]+\s*(?:so\s+|and\s+|then\s+)*${PLEASE}(?:(?:can|could|would) you\s+)?(?:(?:set|make|put|add|turn|create|build|do)\s+(?:that|it|this|one)(?:\s+(?:up|in|down|into))*(?:\s+(?:as|into|for us as))?|(?:set up|make|add|create|give (?:me|us)))\s+(?:an?\s+)?(?:new\s+)?(?:${ANY_TYPE}(?:\s+${NOUN})?|${NOUN})(?:\s+for (?:it|that|this))?${END}`,
  "iu",
);
/** "Put in a field for when the lease was signed, it's a date". */
const FOR_WHAT = new RegExp(
  String.raw`^\s*${PLEASE}(?:(?:can|could|would) you\s+${PLEASE})?(?<asks>(?:${ASKS}|put in)\s+)?(?<which>${ADJECTIVES})(?:(?<ahead>${TYPE}|${PLAIN_TYPE})\s+)?${NOUN}(?:\s+please)?\s+(?:for|about|with|to (?:track|note|record|show|hold|see|say|tell|keep|mark|tick)|that (?:says|tells|shows|holds))\s+(?<question>${QUESTION})(?:\s*[,;:(–-]+\s*(?:(?:it['’]?s|that['’]?s|it is|it should be|make it|as|just|simply|only|with)\s+)*(?:an?\s+)?${ANY_TYPE}(?:\s+(?:${NOUN}|will do|is (?:fine|enough)))?\)?)?${END}`,
  "iu",
);
/** "Languages column please, people can have more than one: English, French". */
const LABEL_FIRST = new RegExp(
  String.raw`^\s*${PLEASE}(?:an?\s+)?(?<new>new\s+)?["“]?(?<label>\p{L}[\p{L}\p{N}'’/&-]*(?:\s[\p{L}\p{N}'’/&-]+){0,2}?)["”]?\s+${NOUN}(?<please>\s+(?:please|pls|plz))?(?<many>\s*[,;(–-]+\s*[^:,;\n]{4,60}?\)?)?\s*(?:[:–-]|\bwith\b)\s+(?<options>\p{L}[^:\n]{3,200}?)${END}`,
  "iu",
);
const SEVERAL = /\b(?:several|more than one|multiple|many|any number|as many|all that (?:apply|fit))\b/iu;
const ONE = /\b(?:one only|only one|just one|one each|one per|single|one of(?: these)?)\b/iu;

const capital = (label: string): string => `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
const TELLS = { when: "date", whether: "yes/no", if: "yes/no", who: "yes/no", "how many": "number", which: "text" };

/** What a column is called that tells it of everybody; null where nothing says it well. */
function labelAsking(question: string): { label: string; type: string } | null {
  const [, asks = "", what = ""] = /^(when|whether|if|how many|who|which)\s+(.+)$/iu.exec(question) ?? [];
  const type = TELLS[asks.toLowerCase() as keyof typeof TELLS];
  const wished = (said: string) => {
    const order = columnWished(`we want to track ${said}`);
    const label = /called "(?<label>[^"]+)"/u.exec(order ?? "")?.groups?.["label"];
    return label === undefined ? null : { label, type };
  };
  const isWho = /^who$/iu.test(asks);
  if (type === "yes/no") {
    const has = new RegExp(
      `^(?:${THEY}['’]?s?\\s+)(?:has|have|had)\\s+(?:already\\s+)?(?<done>${DONE}(?:\\s.+)?)$`,
      "iu",
    );
    const did = new RegExp(`^(?:${THEY}\\s+)(?:already\\s+)?(?<done>${DID}(?:\\s.+)?)$`, "iu");
    const said = isWho ? `they ${what}` : what;
    const done = (has.exec(said) ?? did.exec(said))?.groups?.["done"];
    if (done !== undefined) return { label: capital(done), type };
  }
  if (type === "number" && /^(?:people|ones|of)(?!\p{L})/iu.test(what)) return null;
  const which =
    type === "text" ? new RegExp(`^(?<what>\\p{L}[\\p{L}-]*(?:\\s\\p{L}+)?)\\s+${THEY}\\s`, "iu").exec(what) : null;
  if (which?.groups) return { label: capital(which.groups["what"] ?? ""), type };
  const thing = /^(?:the|their|an?|his|her|our)\s+(?<thing>.+)$/iu.exec(what)?.groups?.["thing"];
  if (thing !== undefined && !isWho)
    return {
      label: capital(
        thing
          .replace(/\s(?:was|were|is|are)$/iu, "")
          .replace(
            /\s(?:was|were|is|are|got|gets|has been|have been)\s(?=\p{L}+(?:ed|en|wn|ne|id|ght|nt|t|de)(?:\s|$))/iu,
            " ",
          ),
      ),
      type,
    };
  const they = what.replace(new RegExp(`^${THEY}(?!\\p{L})`, "iu"), "they");
  return wished(`${asks} ${type === "number" ? what : they}`);
}

/** An order for a column by what it is to tell of everybody, or with its name first, as a plain order. Other messages are unchanged. */
export function withColumnForWhat(message: string): string {
  if (message.length > 300 || !/\b(?:when|whether|if|how many|who|which|columns?|fields?)\b/iu.test(message))
    return message;
  const told = WISH_THEN.exec(message)?.groups;
  const asked = told ? undefined : FOR_WHAT.exec(message)?.groups;
  const isOrder = told !== undefined || asked?.["asks"] !== undefined || /\bnew\b/iu.test(asked?.["which"] ?? "");
  const question = (told ?? asked)?.["question"] ?? "";
  const said = (told ?? asked)?.["type"] ?? asked?.["ahead"];
  // "A column for who introduced them" holds a name.
  const isName = /^who\s/iu.test(question) && typeCalled(said) !== "boolean";
  const label = isOrder && !isName ? labelAsking(question) : null;
  if (label && label.label.split(/\s+/u).length <= 6)
    return `add a ${said ?? label.type} column called "${label.label}"`;
  const first = LABEL_FIRST.exec(message)?.groups;
  const { label: name = "", many = "", options: list = "" } = first ?? {};
  const isSaid =
    first?.["please"] !== undefined || first?.["new"] !== undefined || SEVERAL.test(many) || ONE.test(many);
  if (!isSaid || startsCommand(name) || (many !== "" && !SEVERAL.test(many) && !ONE.test(many))) return message;
  const options = itemsOf(list);
  if (options.length < 2 || typeCalled(options[0]) !== null || options.some((one) => one.split(/\s+/u).length > 4))
    return message;
  return `add a ${SEVERAL.test(many) ? "multi-select" : "single select"} column called "${capital(name)}" with the options ${options.join(", ")}`;
}
