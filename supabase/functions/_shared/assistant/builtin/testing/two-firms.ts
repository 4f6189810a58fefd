import { type Having, type Played, PlayedConversation } from "../played-turn.ts";

/** Two firms with their roles, for orders that leave someone out. */
export const TWO_FIRMS: Having = {
  people: [
    { name: "Ines Corvo", company: "Halden", stage: "Contacted", values: { roleTitle: "CEO", location: "Cairo" } },
    { name: "Olaf Brandt", company: "Halden", stage: "Lead", values: { roleTitle: "CTO", location: "Bergen" } },
    { name: "Tuva Lind", company: "Halden", stage: "Lead", values: { roleTitle: "Head of Sales", location: "Malmo" } },
    { name: "Pia Anders", company: "Marlow", stage: "Contacted", values: { roleTitle: "CEO", location: "London" } },
    { name: "Leo Cole", company: "Marlow", stage: "Lead", values: { roleTitle: "Partner", location: "Leeds" } },
  ],
  tasks: [{ title: "Everyone at Halden: send deck" }],
  columns: [{ label: "Deal", type: "number" }],
};

/** Who each change of an answer is of, and what it is: "update_founders: Olaf, Tuva". */
export function changesIn({ changes }: Pick<Played, "changes">, { people }: PlayedConversation): string[] {
  const nameOf = (id: unknown) => people.find((one) => one.id === id)?.name.split(" ")[0] ?? "";
  return changes.map(({ tool, input }) => {
    const ids = Array.isArray(input["founderIds"]) ? input["founderIds"] : [input["founderId"]];
    return `${tool}: ${ids.map(nameOf).sort().join(", ")}`;
  });
}

/** The last of some messages said one after another: its answer, its changes and who they are of. */
export function lastOf(...messages: string[]) {
  const played = new PlayedConversation(TWO_FIRMS);
  const said = messages.map((message) => played.say(message));
  const last = said.at(-1) ?? { text: "", suggestions: [], changes: [], state: undefined };
  return { ...last, who: changesIn(last, played) };
}
