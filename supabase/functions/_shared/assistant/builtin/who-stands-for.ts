import type { KnownPerson } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { byName } from "./by-name.ts";
import type { Frame, Who } from "./commands/frames.ts";
import type { Turn } from "./ready.ts";
import { oneWhoIsAt } from "./referring/who-is-at.ts";
import { plain } from "./wording.ts";

const PRONOUN = /^(?:her|hers|him|his|them|their|theirs|she|he|they|it)$/iu;

/** "Demo day of Oxbow Labs: 22 January": a company means the only person there, which the card says. */
export function withWhoIsThere(frame: Frame, turn: Turn): { frame: Frame; doubt: string | null } {
  if (frame.do !== "set" && frame.do !== "note") return { frame, doubt: null };
  const doubts: string[] = [];
  const addDoubt = (said: string, { name }: KnownPerson) =>
    doubts.push(`I took “${plain(said)}” for ${plain(name)}, who is the only one there. Confirm if that is right.`);
  const who = frame.who.map((one): Who => {
    const [only, another] = one.people;
    if (
      only?.by === "company" &&
      !another &&
      plainWords(one.said).every((word) => !plainWords(only.name).includes(word))
    )
      addDoubt(one.said, only);
    if (one.people.length > 0 || one.said === "" || PRONOUN.test(one.said) || one.isGroup) return one;
    if (turn.given[`person:${one.said.toLowerCase()}`] !== undefined) return one;
    const there = atCompany(one.said, turn);
    if (!there) return one;
    addDoubt(one.said, there);
    return { people: [there], said: one.said };
  });
  const [doubt = null] = doubts;
  return doubt === null ? { frame, doubt } : { frame: { ...frame, who }, doubt };
}

function atCompany(said: string, { request, call }: Turn): KnownPerson | null {
  const words = plainWords(said).join(" ");
  const [only, another] = request.people.filter(({ company }) => plainWords(company ?? "").join(" ") === words);
  if (only) return another ? null : only;
  const one = oneWhoIsAt(said, call);
  return one && byName(one);
}
