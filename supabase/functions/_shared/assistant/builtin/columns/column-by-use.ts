import { PLEASE, re } from "../commands/rewording.ts";

const EACH =
  "(?:company|person|founder|firm|investor|lead|contact|client|customer|supplier|partner|one|start-?up|deal|account|member|profile|record|name)";
const KIND = "(?:yes ?(?:/|or) ?no|y/n|tick ?box|check ?box|number|figure|amount|date|text|free text)";
const LABEL = '(?!(?:it|that|this|them|what|who|how|when|where|which|why|whether|if)(?!\\p{L}))[^,;:.?!\\n"“]{2,40}?';
/** "Can we track EIIS eligible per company, just yes or no". */
const PER_EACH = re(
  `^\\s*${PLEASE}(?:(?:can|could|should|shall|may) (?:we|you|i) (?:please )?|(?:we|i) (?:want|need|would like) to |(?:i|we)['’]d like to |let['’]?s )?(?:keep track of|track|record|log|keep|store) (?:the |their )?(?<label>${LABEL}) (?:per|for each|for every|of each|by|on each) ${EACH}\\s*[,;:(–—-]+\\s*(?:(?:just|only|simply|as|it['’]s|a|an|plain|that['’]s) )*(?<kind>${KIND})\\)?(?: (?:will do|would do|is (?:fine|enough|ok|okay)|please|only|thing|column|field))*[\\s.!?]*$`,
);
/** "Where I can tick several at once - Conferences: BIO-Europe, JPM". */
const BY_TICKS = re(
  `^\\s*${PLEASE}(?:(?:(?:add|make|create|need|want|we need|i need|i want|give me|set up) )?(?:me )?(?:(?:an?|another|the|one) )?(?:new )?(?:column|field|list|something|one|dropdown|drop-down) )?(?:where|in which) (?:i|we|you|people|one) (?:can|could|may) (?:only |just )?(?:tick|pick|choose|select|have|check) (?<how>several|more than one|many|multiple|a few|any number|only one|just one|one only|one|a single one)(?: (?:of them|options?|at once|at a time|at the same time|only))*\\s*(?:\\s[-–—]+\\s|[:,;]\\s*)\\s*(?:call it |called |named )?(?<label>${LABEL})\\s*(?::|\\s[–—-]\\s)\\s*(?<options>[^:;?!\\n]{3,200}?)[\\s.!]*$`,
);

const typeOf = (kind: string): string =>
  /^(?:yes|y|tick|check)/iu.test(kind)
    ? "yes/no"
    : /^(?:figure|amount|number)/iu.test(kind)
      ? "number"
      : /^date/iu.test(kind)
        ? "date"
        : "text";
const named = (label: string): string => `${label.charAt(0).toUpperCase()}${label.slice(1)}`;

/** A column that is asked for by what it is kept for or how it is filled in, as the plain order. Other messages are unchanged. */
export function withColumnByUse(message: string): string {
  if (message.length > 260 || message.includes("\n")) return message;
  const each = PER_EACH.exec(message)?.groups;
  if (each) return `add a ${typeOf(each["kind"] ?? "")} column called “${named(each["label"] ?? "")}”`;
  const { how = "", label = "", options = "" } = BY_TICKS.exec(message)?.groups ?? {};
  if (label === "") return message;
  const kind = /one$|^one/iu.test(how) && !/than/iu.test(how) ? "select" : "multiselect";
  return `add a ${kind} column called “${named(label)}”: ${options}`;
}
