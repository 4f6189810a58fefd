import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const MORE = "(?:next to|alongside|along with|besides?|together with|on top of|in addition to|as well as|and not only)";
const NO_NEWS =
  /(?<!\p{L})(?:if|when|whether|maybe|perhaps|might|may|could|would|should|wants?|not|never|no longer|thinks?|considering|asked|said|says)(?!\p{L})|n['’]t|\?/iu;

type Person = StepRequest["people"][number];
/** The one person who a text names; null where it names nobody, or two. */
function onlyNamed(people: readonly Person[]): Person | null {
  const [only, another] = people.filter(({ by }) => by === "name" || by === "part");
  return only && !another ? only : null;
}

/** The option that begins with some words, of one column: "Kullen", of Kullen Capital. */
function optionFrom(said: string, { options }: OwnColumn): string | null {
  const words = plainWords(said).join(" ");
  const [only, another] = options.filter((option) => `${plainWords(option).join(" ")} `.startsWith(`${words} `));
  return words !== "" && only !== undefined && another === undefined ? only : null;
}

/** "Nordlys Syndicate is joining Astrid's round next to Kullen": an option beside one that is there. */
function beside(message: string, column: OwnColumn, person: Person): string | null {
  for (const option of column.options) {
    const pattern = re(
      `^(?<before>[^,;:\\n]{0,60}?)(?<!\\p{L})(?:an? |the )?${literalWords(option)}(?!\\p{L})(?<between>[^,;:\\n]{0,60}?)\\s+${MORE}\\s+(?:an? |the )?(?<other>\\p{L}[^,;:.!\\n]{1,40}?)[\\s.!]*$`,
    );
    const { before = "", between = "", other = "" } = pattern.exec(message)?.groups ?? {};
    const there = other === "" ? null : optionFrom(other, column);
    const names = plainWords(`${before} ${between}`);
    const isTheirs = plainWords(person.name).some((part) => names.includes(part) || names.includes(`${part}s`));
    if (there !== null && there !== option && isTheirs) return option;
  }
  return null;
}

/** "Ana's regions now also include Norway": what is there stays. */
const alsoHas = (label: string) =>
  re(
    `['’]s?\\s+${literalWords(label)}s?\\s+(?:(?<also>also |now also |also now )|now )?(?:includes?|gets?|has|have|got|contains?|adds?)\\s+(?<also2>also )?(?<option>\\p{L}[^,;:.!\\n]{1,40}?)(?<too> too| as well| also| on top| in addition| now)*[\\s.!]*$`,
  );

/** What someone has of a list beside what is there already, as one more of it: "Astrid has Nordlys Syndicate too now". Other messages are unchanged. */
export function withOneMoreOption({
  message,
  people,
  columns = [],
}: Pick<StepRequest, "message" | "people" | "columns">): string {
  const person = onlyNamed(people);
  if (!person || message.length > 140 || message.includes("\n") || isNoteLead(message) || NO_NEWS.test(message))
    return message;
  for (const column of columns.filter(({ type }) => type === "multiselect")) {
    const also = alsoHas(column.label).exec(message)?.groups;
    const said = also === undefined ? null : optionFrom(also["option"] ?? "", column);
    const option = said ?? beside(message, column, person);
    if (option !== null) return `${person.name} has ${option} too now`;
  }
  return message;
}
