import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { PLEASE, re } from "./rewording.ts";

const CROWD =
  "(?:people|ppl|folks?|founders?|contacts|guys|chaps|fellows|boys|girls|ladies|gents|colleagues|ones|lot|lads|pair|crew|team|crowd|gang|bunch|two)";
const FIRM =
  "(?<firm>(?:(?-i:\\p{Lu})|\\p{N})[\\p{L}\\p{M}\\p{N}&'’.-]*(?: (?-i:[\\p{Lu}\\p{N}])[\\p{L}\\p{M}\\p{N}&'’.-]*){0,3})";
/** "Both of the Kelp people", "the two at Kelp". */
const GROUP = `(?:(?:both|all|everyone|each)(?:(?: of)?(?: the| our| my| those)?| two| three)*|the (?:two|2|three|pair|whole)|the) (?:${FIRM} ${CROWD}|(?:people |folks |founders |contacts |ones |of them )?(?:at|from|of) ${FIRM.replace("firm", "other")})(?: (?:both|all))?`;
const NOT = "(?:,? (?:and )?(?:not|instead of|rather than|no longer)(?: with)? (?<not>[^,;:.?!\\n]{2,40}?))?";
const END = `(?:,? (?:now|from now on|please|pls|instead|thanks))*${NOT}(?:,? (?:now|from now on|please|pls|any ?more))*[\\s.!]*$`;
const VALUE = "(?<value>\\p{L}[^,;:.?!\\n]{1,40}?)";
/** "Both of the Kelp people should be with Dev now, not Ana", "both the Kelp folks go to Trial". */
const SHOULD = re(
  `^\\W*${PLEASE}${GROUP} (?:should(?: now)? (?:be|go|move)|(?:need|have|ought) to (?:be|go|move)|must (?:be|go|move)|(?:both |all )?(?:go|move)(?!\\p{L})|to be)(?: now)? (?:(?<link>with|to|under|owned by|looked after by|handled by|in|on|at|assigned to|put (?:with|under)|handed to|over to|moved to|given to) )?(?:the )?${VALUE}${END}`,
);
/** "Give both of the Kelp lot to Dev", "set the owner of both people at Kelp to Dev". */
const GIVES = re(
  `^\\W*${PLEASE}(?:(?<link>give|hand|pass|assign|transfer)|move|put|shift|set|switch)(?: over)? (?:(?:the )?(?<label>owner|stage|status) (?:of|for) )?${GROUP}(?: over)? (?:to|under|with|in|on) (?:the )?${VALUE}${END}`,
);
/** "All of the Kelp crew: status Quiet". */
const STATE = re(
  `^\\W*${PLEASE}${GROUP}\\s*(?::|→|->|=>)\\s*(?:(?:the )?(?:owner|stage|status)(?: is| to| should be)?\\s*:? )?${VALUE}${END}`,
);

const PLACED = /^(?:in|on|at)$/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?$/u;

/** Whether what is behind "not" may be who looked after them before: a name, and none of those that the order may leave out. */
const isOtherOwner = (not: string, people: StepRequest["people"]): boolean =>
  NAME.test(not) &&
  !people.some(({ name, company }) =>
    plainWords(not).some((word) => [...plainWords(name), ...plainWords(company ?? "")].includes(word)),
  );

/** An order about both or all of a firm in the words in which it is read: who looks after them, their stage or status. Other messages are unchanged. */
export function withPeopleOfFirm({ message, people, user }: Pick<StepRequest, "message" | "people" | "user">): string {
  if (message.length > 160 || message.includes("\n") || /\?\s*$/u.test(message)) return message;
  for (const way of [SHOULD, GIVES, STATE]) {
    const { firm, other, link = "", label, value = "", not } = way.exec(message)?.groups ?? {};
    const at = firm ?? other;
    if (at === undefined) continue;
    const said = value.replace(/^(?:owner|stage|status) /iu, "");
    const isOption = (text: string) =>
      [...user.stages, ...user.statuses].some((one) => plainWords(one).join(" ") === plainWords(text).join(" "));
    const isState = isOption(said);
    const isOwner = NAME.test(said) && (/^owner$/iu.test(label ?? "") || (link !== "" && !PLACED.test(link)));
    if (!isState && !isOwner) continue;
    if (not !== undefined && !(isState ? isOption(not) : isOtherOwner(not, people))) continue;
    const who = way !== STATE && /(?<!\p{L})(?:both|two|2|pair)(?!\p{L})/iu.test(message) ? "both people" : "everyone";
    return `${isState ? "move" : "give"} ${who} at ${at} to ${said}`;
  }
  return message;
}
