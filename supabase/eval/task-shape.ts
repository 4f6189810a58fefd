import type { ChatMode } from "../functions/_shared/contract/assistant.ts";
import type { Seed } from "./world.ts";

/** One thing that a user wants, and how we see that they got it: by what is stored and by what the reply says. */
export interface EvalTask {
  group: string;
  seed: Seed;
  mode: ChatMode;
  turns: string[];
  /** The whole difference of the database: what is not named here must not change. */
  expected: string[];
  /** What the last reply must say. */
  says?: RegExp;
}

export const jane = {
  name: "Jane Doe",
  company: "Acme",
  stage: "Lead",
  industry: "Fintech",
  location: "Berlin",
  email: "jane@acme.test",
};
export const omar = {
  name: "Omar Haddad",
  company: "Globex",
  stage: "Contacted",
  industry: "Robotics",
  location: "Paris",
};
export const mei = { name: "Mei Lin", company: "Initech", industry: "Fintech", location: "Berlin" };
export const people = [jane, omar, mei];
export const janeLine =
  "founder Jane Doe company=Acme stage=Lead email=jane@acme.test location=Berlin industry=Fintech";
export const deck = { title: "Send the deck", due: "2030-06-01", person: "Jane Doe" };
export const room = { title: "Book a room", due: "2030-06-03" };

type Row = [turn: string | string[], ...expected: string[]];
/** Tasks in agent mode: what the user says, and the lines by which the database differs afterwards. */
export const agent = (group: string, seed: Seed, rows: Row[], says?: RegExp): EvalTask[] =>
  rows.map(([turn, ...expected]) => ({
    group,
    seed,
    mode: "agent",
    turns: [turn].flat(),
    expected: expected.sort(),
    ...(says && { says }),
  }));
/** Questions: what the user says, and what the reply must say. Nothing changes. */
export const asking = (group: string, seed: Seed, mode: ChatMode, rows: [string, RegExp][]): EvalTask[] =>
  rows.map(([turn, says]) => ({ group, seed, mode, turns: [turn], expected: [], says }));

/** The line of a task that was added, with a date. */
export const dated = (title: string, due: string, person = "") =>
  `+ task ${title} due=${due} todo${person && ` person=${person}`}`;
/** The line of a note that was added. */
export const noted = (content: string, person = "Jane Doe") => `+ note ${person}: ${content}`;
/** The two lines of a change to Jane Doe. */
export const changed = (line: string) => [`- ${janeLine}`, `+ ${line}`] as const;
/** The two lines of a change of one value of Jane Doe. */
export const janeWith = (from: string, to: string) => changed(janeLine.replace(from, to));
