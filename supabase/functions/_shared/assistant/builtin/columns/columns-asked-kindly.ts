import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "../commands/rewording.ts";
import type { OwnColumn } from "../reading.ts";

const TYPE =
  "(?:number|date|text|yes ?/ ?no|tick ?box|check ?box|drop-?down(?: list)?|pick ?list|choice|amount|figure|free text)";
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:drop|pick|choice)/iu, "select"],
  [/^(?:tick|check|yes)/iu, "yes/no"],
  [/^(?:amount|figure|number)/iu, "number"],
  [/^free/iu, "text"],
];
const kindOf = (type: string): string => KINDS.find(([words]) => words.test(type))?.[1] ?? type.toLowerCase();
const QUOTED = '[“"\'‘]?(?<name>(?-i:\\p{Lu})[^,;:.?!\\n"“”‘]{1,38}?)[”"\'’]?';
const OPENS =
  "(?:(?:can|could) (?:we|i|you) (?:please )?)?(?:set up|make|create|add|have|get|give (?:me|us)|(?:we|i) (?:need|want|would like|could use)|(?:we|i)['’]d like)";
/** "Set up somewhere to keep how many seats each sponsor gets. 'Comp seats', a number". */
const NAMED_BEHIND = re(
  `^\\s*${PLEASE}${OPENS} (?:me |us )?(?:somewhere|some place|a place|a spot|a field|a column|something) (?:to|where (?:we|i) can|for|that holds) [^.?!:;\\n]{3,120}?[.?!,;:–—-]+\\s+(?:(?:please|call it|called|named|name it|let['’]?s call it|say|maybe)[\\s,:]+)*${QUOTED}\\s*[,:;(–—-]+\\s*(?:(?:as|it['’]s|make it|just|so) )*(?:an? )?(?<type>${TYPE})(?: (?:column|field|one))?\\)?(?: please| pls)*[\\s.!]*$`,
);
const NAME = '[“"\'‘]?(?<name>\\p{L}[^,;:.?!\\n"“”‘]{1,38}?)[”"\'’]?';
const BETTER =
  "(?:better|else|clearer|different|nicer|shorter|simpler|plainer|more \\p{L}+|other(?: name)?|less \\p{L}+)";
const WILL_DO =
  "(?:,? (?:(?:will|would|should|might|could) (?:do|work|be (?:fine|better|good|ok|okay|clearer))|is (?:fine|better|good|ok|okay|clearer)|sounds better|for example|or so|maybe|i think|please|thanks))*";
const MAYBE =
  "(?:(?:maybe|perhaps|say|like|how about|what about|let['’]?s say|make it|for example|i['’]d say|why not)[\\s,:]+)*";

const KIND = "(?:option|choice|value|entry|tag|level|one|category)";
/** Words that no new option is called. */
const NO_OPTION =
  /(?<!\p{L})(?:columns?|fields?|options?|choices?|values?|notes?|tasks?|it|them|that|this|everyone|people|look|name|more|better|different|who|which|what|for|with|of|from|in|on|to)(?!\p{L})/iu;

function optionAsked(message: string, columns: readonly OwnColumn[]): string | null {
  for (const { label, options } of columns) {
    if (options.length === 0 || !message.toLowerCase().includes(label.toLowerCase())) continue;
    const said = `(?:the |our )?[“"'‘]?${literalWords(label)}[”"'’]?(?: (?:column|field|list|dropdown|drop-down|options|menu))?`;
    const again = "(?:,? (?:as well|too|also|please|pls|thanks|in it|as an option|as a choice|added))*[\\s.!?]*$";
    const article = `(?:(?:an?|another|one more|the|extra) )*(?:(?:new |extra )?${KIND}(?: called| named|:)? )?`;
    const asks = [
      `^\\s*${PLEASE}(?:can|could|may|should|shall|might) ${said} (?:(?:please|also|maybe) )*(?:have|get|include|offer|do with|use) ${article}${NAME}(?: ${KIND})?${again}`,
      `^\\s*${PLEASE}(?:can|could|may|should|shall) (?:we|i|you) (?:(?:please|also|maybe) )*(?:have|get|add|put|include|fit|squeeze) ${article}${NAME}(?: ${KIND})? (?:in|into|under|to|on|for|among) ${said}${again}`,
      `^\\s*${PLEASE}(?:there (?:should|ought to|could|needs to|must) (?:also )?be|there['’]s no|we['’]re missing|we (?:also )?need|(?:i|we)['’]d like) ${article}${NAME}(?: ${KIND})? (?:in|under|on|among) ${said}${again}`,
    ];
    const name = asks.map((pattern) => re(pattern).exec(message)?.groups?.["name"]).find((one) => one !== undefined);
    const isThere = options.some((one) => one.toLowerCase() === name?.toLowerCase());
    if (name !== undefined && !isThere && !NO_OPTION.test(name) && name.split(" ").length <= 3)
      return `add the option "${name.charAt(0).toUpperCase()}${name.slice(1)}" to the column "${label}"`;
  }
  return null;
}

function renameAsked(message: string, columns: readonly OwnColumn[]): string | null {
  for (const { label } of columns) {
    if (!message.toLowerCase().includes(label.toLowerCase())) continue;
    const said = `(?:the |our |that )?(?:column |field )?[“"'‘]?${literalWords(label)}[”"'’]?(?: (?:column|field|thing|one))?`;
    const name =
      re(
        `^\\s*${PLEASE}(?:(?:let['’]?s|we should|i want to|i['’]d like to|can we|could we) )?(?:call|name|rename|relabel|title) ${said} (?:to |into )?(?:something|anything) ${BETTER}\\s*[,;:.–—-]+\\s*${MAYBE}${NAME}${WILL_DO}[\\s.!?]*$`,
      ).exec(message)?.groups?.["name"] ??
      re(
        `^\\s*${PLEASE}(?:(?:can we |could we |let['’]?s )?(?:give|find) ${said}|${said} (?:needs|wants|deserves|should have|could do with|could use)) an? ${BETTER} (?:name|label|title|heading)\\s*[,;:.–—-]+\\s*${MAYBE}${NAME}${WILL_DO}[\\s.!?]*$`,
      ).exec(message)?.groups?.["name"];
    // "Call Pledge something else" gives no name.
    const isOpen = re(
      `^\\s*${PLEASE}(?:let['’]?s )?(?:call|name|rename|relabel|title) ${said} (?:to |into )?(?:something|anything) ${BETTER}(?: please| pls)*[\\s.!]*$`,
    ).test(message);
    if (isOpen) return `rename the column "${label}"`;
    if (name === undefined || plainWords(name).length === 0 || plainWords(name).length > 4) continue;
    if (/^(?:it|that|this|whatever|anything|you|i|we|what|any)(?!\p{L})/iu.test(name)) continue;
    return `rename the column "${label}" to "${name}"`;
  }
  return null;
}

/** A column, an option or another name for a column that is asked for as one asks people, as a plain order. Other messages are unchanged. */
export function withColumnAskedKindly(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 220 || message.includes("\n")) return message;
  const { name, type = "" } = NAMED_BEHIND.exec(message)?.groups ?? {};
  if (name !== undefined) return `add a ${kindOf(type)} column called “${name}”`;
  return renameAsked(message, columns) ?? optionAsked(message, columns) ?? message;
}
