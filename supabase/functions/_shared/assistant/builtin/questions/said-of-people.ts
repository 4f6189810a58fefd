import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { plain } from "../wording.ts";

/** With the names of those who it describes: "the email of the guy from Halden". */
export const named = (question: string, { described = [] }: StepRequest): string =>
  described.reduce(
    (text, { said, people, isGroup }) =>
      people.length === 1 || isGroup ? text.replace(said, people.map(({ name }) => name).join(" and ")) : text,
    question,
  );

/** An answer about someone whose name was spelled otherwise says so. */
export function withSlips(answered: Answer, { people }: StepRequest): Answer {
  const read = people.flatMap(({ by, name, misspelt }) =>
    by === "near" && misspelt && misspelt.written !== misspelt.meant && answered.text.includes(name)
      ? [`I read “${plain(misspelt.written)}” as ${plain(misspelt.meant)}.`]
      : [],
  );
  return read.length === 0 ? answered : { ...answered, text: `${[...new Set(read)].join(" ")} ${answered.text}` };
}

/** With those who are described beside those who are named. */
export function withSaid(request: StepRequest): StepRequest {
  // Their names are in the question by now, also of who was only found by a company.
  const said = (request.described ?? []).flatMap(({ people }) =>
    people.map((one) => (one.by === "company" ? { ...one, by: "name" as const } : one)),
  );
  const others = request.people.filter(({ id }) => !said.some((one) => one.id === id));
  return said.length === 0 ? request : { ...request, people: [...said, ...others] };
}
