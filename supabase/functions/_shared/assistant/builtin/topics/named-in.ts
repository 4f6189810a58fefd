import type { StepRequest } from "../../assistant-model.ts";
import { plainOf } from "../commands/clause-kind.ts";

/** The one person who a part names. */
export function onlyNamed({ people }: StepRequest, topic: string): string | null {
  const said = ` ${plainOf(topic)} `;
  const named = people.filter(({ name, by }) => {
    const parts = plainOf(name).split(" ");
    return (
      by !== "near" &&
      parts.some((part) => part.length > 1 && (said.includes(` ${part} `) || said.includes(` ${part}s `)))
    );
  });
  const whole = named.filter(({ name }) => said.includes(` ${plainOf(name)} `));
  const [only, another] = whole.length > 0 ? whole : named;
  return only && !another ? only.name : null;
}

/** A name alone is told of someone, whatever task has it in its title. */
export const withoutNames = (topic: string, { people }: StepRequest): string => {
  const names = new Set(people.filter(({ by }) => by !== "near").flatMap(({ name }) => plainOf(name).split(" ")));
  return topic
    .split(/\s+/u)
    .filter((word) => !names.has(plainOf(word.replace(/['’]s$/u, ""))))
    .join(" ");
};
