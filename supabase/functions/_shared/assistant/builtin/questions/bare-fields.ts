import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

const LONGEST = 90;
const BARE =
  /^\W*(?:(?:and|also|ok|okay|hi|hey|please|pls|quick|just)[\s,]+)*(?:the |whole |full )?(?<field>\p{L}[^,:;?!\n]{1,30}?) (?:of|for) (?<who>\p{L}[^,:;?!\n]{1,50}?)(?:[\s,]+(?:please|pls|plz|thanks|thx|asap|again|now))*[\s?.!]*$/iu;
/** What a task does, where a field is called so too: "mail for Ana" may be one to send. */
const IS_TASK = new Set("mail mails call meeting link post name place state job order".split(" "));

/** What people have that is no field; the answer says so, or names the column that holds it. */
const NO_FIELD =
  /^(?:(?:phone|mobile|cell|telephone|contact) ?(?:number|no)?|number|address|birthday|contact (?:details|info))$/;

/** "Email address for Ana pls" as the question that it is: a field, and nothing beside it but a person. */
export function withBareField(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const { message, people } = request;
  if (message.length > LONGEST) return request;
  const { field = "", who = "" } = BARE.exec(message)?.groups ?? {};
  const words = plainWords(field);
  const named = words.length === 0 ? null : fieldNamed(words, columns);
  const isAsked = named?.length === words.length || NO_FIELD.test(words.join(" "));
  const isTick = named !== null && "column" in named.target && named.target.column.type === "boolean";
  if (!isAsked || isTick || (IS_TASK.has(words.join(" ")) && !message.includes("?"))) return request;
  const whose = plainWords(who);
  const isPerson = people.some(
    ({ name, by }) => (by === "name" || by === "part") && whose.every((word) => plainWords(name).includes(word)),
  );
  return isPerson ? { ...request, message: `what is the ${field} of ${who}?` } : request;
}
