import type { KnownPerson } from "./assistant-model.ts";
import { namingParts } from "./name-parts.ts";
import type { Plan } from "./tools/tool.ts";
import { plainWords } from "./words.ts";

/** When the words fit several people and a model chose one by itself, nobody is chosen: says who to ask about, or null. */
export function namesakesOf(
  { founderId, targets: [names = []] }: Plan,
  people: readonly KnownPerson[],
  instruction: string,
): string | null {
  const meant = people.find(({ id }) => id === founderId);
  if (meant?.by !== "part") return null;
  const said = ` ${plainWords(instruction).join(" ")} `;
  if (names.some((name) => said.includes(` ${plainWords(name).join(" ")} `))) return null;
  const parts = new Set(namingParts(meant.name).filter((part) => said.includes(` ${part} `)));
  const namesakes = people.filter(({ by, name }) => by === "part" && plainWords(name).some((part) => parts.has(part)));
  if (namesakes.length < 2) return null;
  const choices = namesakes.map(({ name, company }) => (company === null ? name : `${name} (${company})`));
  return `Several people could be meant: ${choices.join(", ")}. Which one is it?`;
}
