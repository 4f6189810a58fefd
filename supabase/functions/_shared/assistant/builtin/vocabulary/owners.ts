import type { StepRequest } from "../../assistant-model.ts";
import type { Change, Problem } from "../commands/frames.ts";
import { canName } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { isNear } from "./nearness.ts";

/** An owner already in use who these plain words begin with, in full or by a given name that only one of them has. */
export function ownerNamed(
  words: readonly string[],
  owners: readonly string[],
): { owner: string; length: number; isSure: boolean } | null {
  const known = owners.map((owner) => ({ owner, parts: plainWords(owner) })).filter(({ parts }) => parts.length > 0);
  const begins = (parts: readonly string[]) => parts.every((part, no) => part === words[no]);
  const [whole] = known
    .filter(({ parts }) => begins(parts))
    .sort((one, other) => other.parts.length - one.parts.length);
  if (whole) return { owner: whole.owner, length: whole.parts.length, isSure: true };
  const [first = ""] = words;
  const byPart = known.filter(
    ({ parts }) => parts.length > 1 && first.length > 2 && parts.includes(first) && canName(first, parts),
  );
  if (byPart[0] && !byPart[1]) return { owner: byPart[0].owner, length: 1, isSure: true };
  const near = known.filter(({ parts: [given = ""] }) => given.length > 3 && isNear(first, given));
  return near[0] && !near[1]
    ? {
        owner: near[0].owner,
        length: near[0].parts.length > 1 && isNear(words[1] ?? "", near[0].parts[1] ?? "") ? 2 : 1,
        isSure: false,
      }
    : null;
}

/** A name as it is in use already, whatever its case and accents: "jonas" is stored as "Jonas". */
export function asInUse(name: string, owners: readonly string[]): string {
  const words = plainWords(name);
  const known = ownerNamed(words, owners);
  return known?.isSure && known.length === words.length ? known.owner : name;
}

const ME = /^(?:me|myself|mich|mir|m[ií]|moi)$/iu;
/** "Me" is the user, as their name is in use among the owners; any other name stays. */
export function asOneself(said: string, own: string | null, owners: readonly string[]): string {
  if (!ME.test(said.trim()) || own === null || own.trim() === "") return said;
  const [first = own] = own.split(/\s+/u);
  return owners.includes(own)
    ? own
    : asInUse(first, owners) === first && !owners.includes(first)
      ? own
      : asInUse(first, owners);
}

/** What is asked where "me" is to be an owner, and the user's name is none of those in use: by which name they are it is not known. */
export function faultOfOwnName(changes: readonly Change[], { user }: Pick<StepRequest, "user">): Problem | null {
  const { name, owners = [] } = user;
  const mine = changes.find(
    (change) => "field" in change && change.field === "owner" && change.value !== null && ME.test(change.value.trim()),
  );
  if (!mine || name === null || owners.length === 0 || owners.includes(asOneself("me", name, owners))) return null;
  return {
    problem: `I am not sure what you are called as an owner: nobody has “${name}” as the owner yet. Who should be the owner?`,
    offers: [...owners.slice(0, MOST_OFFERED), name],
    asks: { asks: "value", about: mine.value ?? "" },
  };
}
const MOST_OFFERED = 2;

/** Whether a text has a word that one of the owners may be named by, or that is the user: no other is read differently for them. */
export function mayNameOwner(text: string, owners: readonly string[]): boolean {
  const parts = owners.flatMap((owner) => plainWords(owner));
  return plainWords(text).some((word) => ME.test(word) || parts.some((part) => part === word || isNear(word, part)));
}
