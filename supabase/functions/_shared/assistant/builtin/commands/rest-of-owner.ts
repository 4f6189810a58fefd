import { isNoteLead } from "./split-clauses.ts";

const OWNER = String.raw`(?<from>(?-i:\p{Lu})[\p{L}\p{M}-]*)`;
const TO = String.raw`(?=\s+(?:over\s+|on\s+|across\s+)?to\s+(?:me|(?-i:\p{Lu})[\p{L}\p{M}'’-]*)(?:\s+(?:please|pls|too|then|now|instead|as well))*\s*(?:[,.;!?]|$))`;
const VERB = String.raw`(?<verb>(?<!\p{L})(?:hand|give|pass|transfer|move|assign|reassign|shift|switch)(?:\s+over)?)\s+`;
/** "Hand whatever else Kim owns to Sol", "move everyone Kim still has over to Sol". */
const OWNS = new RegExp(
  String.raw`${VERB}(?:whatever|whoever|everything|everyone|everybody|anyone|anybody|anything|all|the people|the others|the rest)(?<else>\s+else)?(?:\s+(?:that|who|whom|which))?\s+${OWNER}\s+(?:still\s+|also\s+|otherwise\s+)*(?:owns|has|looks after|handles|covers)(?:\s+(?:left|now|besides|otherwise))*${TO}`,
  "giu",
);
/** "Give the rest of Kim's to Sol", "pass Kim's other people to Sol". */
const REST_OF = new RegExp(
  String.raw`${VERB}(?:(?:the rest|the others|the remainder|the remaining ones|all the others|everyone else|whoever else is left)\s+of\s+${OWNER}['’]s?(?:\s+(?:people|contacts|lot|ones|list|accounts))?|(?:all\s+)?(?:of\s+)?(?<of>(?-i:\p{Lu})[\p{L}\p{M}-]*?)['’]s?\s+(?:other|remaining)\s+(?:people|contacts|ones|accounts))${TO}`,
  "giu",
);

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
/** "Delete Ana, and give everyone else of Kim's to Sol": those besides the ones who were just named. */
const BESIDES = new RegExp(
  String.raw`(?<first>(?<!\p{L})(?:delete|remove|drop|take out|get rid of)\s+)(?<who>${NAME}(?:(?:,|,?\s+and)\s+${NAME}){0,2})(?:\s*[,;.])?\s+(?:(?:and|then|also|please)\s+)*${VERB}everyone else of (?<from>(?-i:\p{Lu})[\p{L}\p{M}-]*)['’]s(?!\p{L})`,
  "iu",
);

/** An order for the other people of an owner, in the words in which it is read; notes are unchanged. */
export const withRestOfOwner = (message: string): string =>
  isNoteLead(message) || message.length > 400
    ? message
    : message
        .replace(OWNS, (_, ...rest: unknown[]) => {
          const { verb = "", from = "", else: other } = rest.at(-1) as Record<string, string | undefined>;
          return `${verb} ${other === undefined ? "everyone" : "everyone else"} of ${from}'s`;
        })
        .replace(REST_OF, (_, ...rest: unknown[]) => {
          const { verb = "", from, of = "" } = rest.at(-1) as Record<string, string | undefined>;
          return `${verb} everyone else of ${from ?? of}'s`;
        })
        .replace(BESIDES, "$<first>$<who>. $<verb> everyone of $<from>'s except $<who>");
