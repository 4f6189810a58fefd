import { type Having, PlayedConversation } from "../played-turn.ts";

/** People at a harbour, with notes and tasks, for conversations of several turns. */
const HARBOUR: Having = {
  people: [
    { name: "Nadja Brandt", company: "Brandt Boats", stage: "Lead", values: { Berths: "4" } },
    { name: "Pau Ferrer", company: "Ferrer Sails", stage: "Lead", values: { Berths: "7" } },
    { name: "Sunniva Dahl", stage: "Meeting" },
    { name: "Sam Kerr", company: "Kerr Ropes" },
    { name: "Sam Olsen", company: "Olsen Docks" },
  ],
  tasks: [{ title: "Book the crane", dueDate: "2030-06-12" }, { title: "Order rope" }],
  notes: [
    { about: "Nadja Brandt", content: "Sails on Sundays." },
    { about: "Nadja Brandt", content: "Owns two kayaks." },
    { about: "Pau Ferrer", content: "Speaks Catalan." },
  ],
  columns: [
    { label: "Berths", type: "number" },
    { label: "Waters", type: "multiselect", options: ["Baltic", "Adriatic", "Biscay"] },
  ],
};

/** The last of some messages said one after another: its answer and changes, and what was changed before it. */
export function lastAtHarbour(...messages: string[]) {
  const played = new PlayedConversation(HARBOUR);
  const said = messages.map((message) => played.say(message));
  const { text = "", changes = [] } = said.at(-1) ?? {};
  const before = said.slice(0, -1).flatMap(({ changes: made }) => made);
  return { text, changes, before, played, tools: changes.map(({ tool }) => tool) };
}
