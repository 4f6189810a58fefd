import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

const LONGEST = 90;
const BARE =
  /^\W*(?:(?:and|also|ok|okay|hi|hey|please|pls|quick|just)[\s,]+)*(?:the |whole |full )?(?<field>\p{L}[^,:;?!\n]{1,30}?) (?:of|for) (?<who>\p{L}[^,:;?!\n]{1,50}?)(?:[\s,]+(?:please|pls|plz|thanks|thx|asap|again|now))*[\s?.!]*$/iu;
/** "Ana lead time": a name, and a field behind it. */
const BEHIND =
  /^\W*(?:(?:and|also|ok|okay|hi|hey|please|pls|quick|just)[\s,]+)*(?<words>\p{Lu}[^,:;?!\n.]{3,60}?)(?:[\s,]+(?:please|pls|plz|thanks|thx|again))*[\s?.!]*$/u;
/** What a task does, where a field is called so too: "mail for Ana" may be one to send. */
const IS_TASK = new Set("mail mails call meeting link post name place state job order".split(" "));

/** What people have that is no field; the answer says so, or names the column that holds it. */
const NO_FIELD =
  /^(?:(?:phone|mobile|cell|telephone|contact) ?(?:number|no)?|number|address|birthday|contact (?:details|info))$/;

/** "Email address for Ana pls" as the question that it is: a field, and nothing beside it but a person. */
export function withBareField(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const { message, people } = request;
  if (message.length > LONGEST) return request;
  const atFirm = ofFirm(request, columns);
  if (atFirm) return atFirm;
  const { field = "", who = "" } = BARE.exec(message)?.groups ?? fieldBehind(request, columns);
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

/** Only a column of several words: of one word, what follows a name may be told of them. */
function fieldBehind(
  { message, people }: StepRequest,
  columns: readonly OwnColumn[],
): { field?: string; who?: string } {
  const said = BEHIND.exec(message)?.groups?.["words"]?.split(/\s+/u) ?? [];
  const names = people.filter(({ by }) => by === "name" || by === "part");
  for (let at = 1; at < said.length - 1 && names.length > 0; at += 1) {
    const field = said.slice(at).join(" ");
    const isColumn = columns.some(
      ({ label, type }) => type !== "boolean" && plainWords(label).join(" ") === plainWords(field).join(" "),
    );
    if (isColumn)
      return {
        field,
        who: said
          .slice(0, at)
          .join(" ")
          .replace(/['’]s?$/u, ""),
      };
  }
  return {};
}

const OF_FIRM =
  /^\W*(?:(?:and|so|ok|okay|hey|hi)[\s,]+)*(?:what(?:['’]s| is| are)?|which) (?:the )?(?<fields>\p{L}[^?!:;\n]{1,50}?) (?:is|are|of|for|at|has|have|does|do) (?<firm>\p{L}[^,?!:;\n]{1,50}?)(?: (?:in|at|have))?[\s?.!]*$/iu;
/** "What stage and status is Acme": of the only one who is there. */
function ofFirm(request: StepRequest, columns: readonly OwnColumn[]): StepRequest | null {
  const { fields = "", firm = "" } = OF_FIRM.exec(request.message)?.groups ?? {};
  if (firm === "") return null;
  const said = plainWords(firm).join(" ");
  const [only, another] = request.people.filter(
    ({ by, company }) => by === "company" && plainWords(company ?? "").join(" ") === said,
  );
  const isField = (words: string[]) => words.length > 0 && fieldNamed(words, columns)?.length === words.length;
  if (!only || another || !fields.split(/,| and /iu).every((field) => isField(plainWords(field)))) return null;
  const people = request.people.map((one) => (one.id === only.id ? { ...one, by: "name" as const } : one));
  return { ...request, message: `what is the ${fields} of ${only.name}?`, people };
}
