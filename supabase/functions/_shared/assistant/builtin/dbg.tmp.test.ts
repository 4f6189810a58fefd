import { test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";
const HAVING = {
  people: [
    { name: "Marga Oduya", roleTitle: "Founder and CEO", company: "Oduya Pears", stage: "Lead", location: "Lisbon", email: "marga@pears.example", values: { priorityScore: "40", stage: "Lead", owner: "Kim", location: "Lisbon", Tier: "Gold" } },
    { name: "Per Holt", roleTitle: "CTO", company: "Fjord Robotics", stage: "Meeting", location: "Oslo", values: { stage: "Meeting", owner: "Kim", location: "Oslo", Languages: "German" } },
    { name: "Anna Keller", roleTitle: "Partner", company: "Alster Ventures", stage: "Contacted", location: "Hamburg", values: { stage: "Contacted", location: "Hamburg", "Ticket size": "300000" } },
    { name: "Ravi Menon", roleTitle: "Head of Sales", company: "Brera Foods", stage: "Lead", location: "Milan", values: { stage: "Lead", owner: "Sol", location: "Milan" } },
  ],
  tasks: [{ title: "Send the deck to Per", dueDate: "2030-06-05", founderName: "Per Holt" }, { title: "Prepare the board call", dueDate: "2030-05-30" }, { title: "Order new leaflets", dueDate: "2030-06-10" }],
  columns: [{ label: "Ticket size", type: "number" as const }, { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] }, { label: "Follow-up date", type: "date" as const }, { label: "Languages", type: "multiselect" as const, options: ["English", "Norwegian", "German"] }, { label: "NDA signed", type: "boolean" as const }, { label: "Favourite topic", type: "text" as const }],
  stages: ["Lead", "Contacted", "Meeting", "Closed"], statuses: ["Active", "On hold"], owners: ["Kim", "Sol"],
};
const SAID: string[] = (process.env["SAID"] ?? "").split("\n").filter((x) => x.trim() !== "");
test("dbg", () => {
  for (const line of SAID) {
    const talk = new PlayedConversation(HAVING);
    for (const turn of line.split(" / ")) {
      const { changes, text } = talk.say(turn.replaceAll("\\n", "\n"));
      console.log("»", turn, "→", (text ?? "").replace(/\n/g, " ⏎ ").slice(0, 400), changes.map(({ tool, input, held }) => `${tool} ${JSON.stringify(input, (_, v) => (v === null ? undefined : v))}${held ? " HELD" : ""}`).join(" ; ").replace(/00000000-0000-4000-8000-/g, "#"));
    }
  }
});
