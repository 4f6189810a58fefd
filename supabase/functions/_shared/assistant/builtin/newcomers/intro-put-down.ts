import type { OwnColumn } from "../reading.ts";
import { PLEASE, re } from "../commands/rewording.ts";
import { throughColumn } from "./came-through.ts";
import { apartFromOrders, isNotToAdd } from "./orders-behind.ts";

const NAME =
  "(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]*(?: (?:(?:van|von|de|da|del|di|la|der|bin|al|el|n[ií]|mac|o) )?(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]*){0,3}";
const INTRO = "(?:intro(?:duction|ducer)?|referr(?:er|al)|referee|connector|source)";
const JOINT = "(?:[\\s,.;&+–—-]|(?<!\\p{L})(?:and|plus|then|also|please|pls|can you)(?!\\p{L}))*";
/** "… & put Ana down as the intro", "and mark Ana as her intro". */
const PUT_DOWN = re(
  `${JOINT}[\\s,&](?:put|mark|list|log|note|record|set|have|name|enter|with)(?: down)? (?<who>${NAME})(?: down| in)? as (?:(?:the|an?|his|her|their|our) )?${INTRO}(?: (?:source|contact|person))?(?:\\s*\\?(?=\\s*$)|(?=\\s*(?:[,.;!]|$)))`,
);
/** "… & put the intro down as Ana", "with intro Ana". */
const INTRO_AS = re(
  `${JOINT}[\\s,&](?:put|mark|list|log|note|record|set|have|name|enter|with)(?: down)? (?:(?:the|an?|his|her|their) )?${INTRO}(?: from| by| via| source)?(?: down)? (?:as|to|is|was|=) (?<who>${NAME})(?:\\s*\\?(?=\\s*$)|(?=\\s*(?:[,.;!]|$)))`,
);
/** "Ana intro'd me to Bo Lund, founder of Kelp." */
const INTRODUCED = re(
  `^\\W*${PLEASE}(?<who>${NAME}) (?:has |just |kindly |very )*(?:intro(?:['’]?e?d|duced|s)?|introduces|connected|referred|recommended|put|sent) (?:me|us) (?:(?:up )?with|on(?:to| to)|over to|to) (?<more>(?-i:\\p{Lu})[^\\n]+)$`,
);
const ADD_THEM =
  /(?:[\s,.;&+–—-]|(?<!\p{L})(?:and|so|can you|could you|please|pls|will you)(?!\p{L}))*(?<![\p{L}])(?:add|save|put|pop|stick|enter|store)\s+(?:her|him|them)(?:\s+(?:in|up|please|pls|down|to (?:the|my|our) (?:list|crm|tracker)))*(?=\s*(?:[,.;!?]|$))[\s,.;!?]*/iu;

/**
 * "Ana intro'd me to Bo Lund, founder of Kelp. linkedin.com/in/…. Add her & put Ana down as the intro": an order to add them with where they
 * came from, if there is one column for it. Other messages are unchanged.
 */
export function withIntroPutDown(message: string, columns: readonly OwnColumn[]): string {
  if (!/linkedin\.com\/in\//iu.test(message) || message.length > 1000 || /\n/.test(message.trim())) return message;
  if (!throughColumn(columns) || isNotToAdd(message)) return message;
  const put = (PUT_DOWN.exec(message) ?? INTRO_AS.exec(message))?.groups?.["who"];
  const plain =
    put === undefined
      ? message
      : message.replace(PUT_DOWN, `, intro from ${put}`).replace(INTRO_AS, `, intro from ${put}`);
  const { who, more = "" } = INTRODUCED.exec(plain)?.groups ?? {};
  const told = apartFromOrders(more);
  if (who === undefined || (!told.isToAdd && !ADD_THEM.test(told.facts))) return plain;
  const said = told.facts
    .replace(ADD_THEM, ", ")
    .replace(/\s*(?:[,;]\s*){2,}/gu, ", ")
    .replace(/[\s,;.]+$/u, "");
  return `add ${said}${put === undefined ? `, intro from ${who}` : ""}${told.orders}`;
}
