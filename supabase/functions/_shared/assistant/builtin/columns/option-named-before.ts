import type { StepRequest } from "../../assistant-model.ts";
import { PLEASE, re } from "../commands/rewording.ts";
import { isNoteLead } from "../commands/split-clauses.ts";
import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";

const NAME = "(?<name>(?-i:\\p{Lu})[\\p{L}\\p{N}&.'’-]*(?: (?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{N}&.'’-]*){0,2})";
/** "One more gateway has come up, ZapRupee", "there is a new carrier called Norfrakt". */
const NEWS_THEN_NAME = re(
  `^[^.:;!?\\n]{3,100}?(?:[,–—-]\\s*|\\s(?:called|named|namely|it['’]s|i\\.e\\.)\\s)["“'‘]?${NAME}["”'’]?$`,
);
/** "ZapRupee is a new gateway", "Norfrakt has entered the market". */
const NAME_THEN_NEWS = re(
  `^["“'‘]?${NAME}["”'’]? (?:is|has|was|came|launched|just|now|have|are)(?!\\p{L})[^,.:;!?\\n]{2,80}$`,
);
const IT = "(?:it|that|this|that one|this one)";
const AS_OPTION = "(?: (?:also|too|in|down))?(?: as (?:an?|one more|another|a new) (?:new )?(?:option|choice|value))?";

/**
 * "One more gateway has come up, ZapRupee. Put it as an option under Gateway": the option by its name. Other messages are unchanged, also where
 * someone is named, who may have the value.
 */
export function withOptionNamedBefore({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 220 || message.includes("\n") || isNoteLead(message)) return message;
  if (people.some(({ by }) => by === "name" || by === "part" || by === "company")) return message;
  const { news = "", order = "" } =
    /^\W*(?<news>[^.;!?]{3,120})[.;!]\s+(?<order>[^.;!?]{5,90})[\s.!]*$/u.exec(message)?.groups ?? {};
  if (order === "") return message;
  for (const { label, options } of columns.filter((one) => one.options.length > 0)) {
    const isIt = re(
      `^${PLEASE}(?:put|add|include|list|enter|keep|make|have|offer) ${IT}${AS_OPTION} (?:under|to|in|into|for|of|among|on) (?:the )?(?:(?:options|choices|list|column|field) (?:of|for|in) )?(?:the )?["“'‘]?${literalWords(label)}["”'’]?(?: (?:column|field|list|options|too|also|as well|please|pls))*$`,
    );
    if (!isIt.test(order)) continue;
    const name = (NEWS_THEN_NAME.exec(news) ?? NAME_THEN_NEWS.exec(news))?.groups?.["name"] ?? "";
    const isThere = options.some((one) => plainWords(one).join(" ") === plainWords(name).join(" "));
    return name === "" || isThere ? message : `add the option "${name}" to the column "${label}"`;
  }
  return message;
}
