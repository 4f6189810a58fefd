import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const CROWD = "(?:crowd|lot|outfit|gang|bunch)";
/** "Trial site for Ana's crowd is going to be Beaumont", "next board of the Kelp lot is 3 March". */
const LABEL_OF_CROWD = re(
  `^\\W*(?:the |so |and |ok,? )*(?<label>\\p{L}[\\p{L} ]{1,30}?) (?:for|of|at|with) (?:the )?(?<who>\\p{L}[\\p{L}\\p{M} .&-]{1,40}?)(?:['’]s)? ${CROWD}(?:['’]s| is| are| will| =|:)(?<now>(?: (?:now|going to|gonna|to))*)(?: be)? (?<value>[^\\s?][^?\\n]{0,80})$`,
);

/** A field that is told of someone's crowd, as theirs: "Ana's Trial site is Beaumont". Other messages are unchanged. */
export function withLabelOfCrowd({
  message,
  people,
  columns = [],
  user,
}: Pick<StepRequest, "message" | "people" | "columns" | "user">): string {
  if (message.length > 160 || message.includes("\n") || isNoteLead(message) || startsCommand(message)) return message;
  const { label = "", who = "", value = "" } = LABEL_OF_CROWD.exec(message)?.groups ?? {};
  const words = plainWords(label);
  const field = words.length > 0 ? fieldNamed(words, columns) : null;
  // "Location of Hugo's lot is spread out": of those there, and no fact of the one person unless it is a choice of theirs.
  const said = plainWords(value).join(" ");
  const isChoice = [...user.stages, ...user.statuses].some((one) => plainWords(one).join(" ") === said);
  const isField = field?.length === words.length && ("column" in field.target || isChoice);
  // "Trial site", where one column only is called some site.
  const alike = columns.filter((column) => {
    const own = plainWords(column.label);
    return own.length > 1 && own.at(-1) === words.at(-1);
  });
  const person = isField || alike.length === 1 ? oneMeant(who, people) : null;
  return person ? `${person.name}'s ${label} is ${value}` : message;
}
