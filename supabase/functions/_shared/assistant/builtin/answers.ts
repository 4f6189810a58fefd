import type { StepRequest } from "../assistant-model.ts";
import type { Clause, Listed } from "./reading.ts";
import type { Call } from "./script.ts";

/** What the built-in assistant says to a clause. */
export interface Answer {
  text: string;
  suggestions?: string[];
  /** What it lists, in the order of the list, so that "the second one" can be said of it. */
  listed?: Listed[];
  /** The one person that it is about, for "her" and "him" in the next message. */
  about?: { id: string; name: string };
}

export type Answering = (clause: Clause, call: Call, request: StepRequest) => Answer;

export const say = (text: string, suggestions?: string[]): Answer => ({ text, ...(suggestions && { suggestions }) });

/** Somebody whom a clause is about, or the answer that asks who it is. */
export type Whom = { person: { id: string; name: string } } | { answer: Answer };

export function whom({ people, mention, text }: Clause): Whom {
  const [first, second] = people;
  if (first && !second) return { person: first };
  if (first) {
    const choices = people.map(({ name, company }) => `${name}${company === null ? "" : ` (${company})`}`);
    return {
      answer: say(
        `Which one do you mean: ${choices.slice(0, 6).join(", ")}?`,
        people.slice(0, 3).map(({ name }) => text.replace(mention ?? "", name)),
      ),
    };
  }
  if (mention !== null) return { answer: say(`I don't find ${mention} among your people.`, [`Search ${mention}`]) };
  return { answer: say("Whom do you mean? Please name the person.") };
}
