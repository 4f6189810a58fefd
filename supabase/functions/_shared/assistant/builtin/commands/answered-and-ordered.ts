import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";
import { startsCommand } from "./split-clauses.ts";

/** "Who's Pekka selling to, Norway too right? yes add Norway to his regions". */
const ANSWERED = re(
  "^(?<asked>[^?\\n]{4,120})\\?+\\s+(?:yes|yep|yeah|yup|ok|okay|right|sure|indeed|correct|true)[\\s,.!–-]+(?:so |please |then |just )*(?<order>[^?\\n:]{4,120})$",
);
const THEIRS = /(?<!\p{L})(?:his|her|their)(?=\s+\p{L})/giu;
const THEM = /(?<=\s)(?:him|her|them)(?=\s*[.!]*$|\s+(?:to|as|at|on|in)\s)/giu;

/** A question that its writer answers with yes, and an order behind it: the order alone, with the name from the question. */
export function withOrderAnswered({ message, people }: Pick<StepRequest, "message" | "people">): string {
  const { asked = "", order = "" } = ANSWERED.exec(message)?.groups ?? {};
  if (order === "" || !startsCommand(order)) return message;
  const words = plainWords(asked);
  const [person, another] = people.filter(
    ({ by, name }) =>
      /^(?:name|part)$/.test(by) && plainWords(name).some((part) => words.includes(part) || words.includes(`${part}s`)),
  );
  if (!person || another) return message;
  const named = order.replace(THEIRS, `${person.name}'s`).replace(THEM, person.name);
  return named === order ? message : named;
}
