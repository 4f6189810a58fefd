import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { inOwnWords } from "./own-words.ts";

const having = {
  people: [
    { name: "Petra Novak", stage: "Survey", status: "Waiting", values: { location: "Cork" } },
    { name: "Callum Reid", stage: "Delivered", status: "Active", values: { "Parts awaited": "Sail" } },
  ],
  stages: ["Lead", "Survey", "Delivered"],
  statuses: ["Active", "Waiting"],
  columns: [{ label: "Parts awaited", type: "multiselect" as const, options: ["Sail", "Rudder"] }],
};
const said = (message: string) => new PlayedConversation(having).say(message).text;

test.each([
  ["who is in Surevy", "Survey", "Petra"],
  ["who is in Deliverd", "Delivered", "Callum"],
  ["which people are in Survye?", "Survey", "Petra"],
])("%j is read as %s, which is said", (message, option, name) => {
  expect(said(message)).toMatch(new RegExp(`^I read “\\S+” as ${option}\\. `));
  expect(said(message)).toContain(name);
});
test.each(["who is in Cork", "who is in Survey", "who is in Delivered now"])("%j has nothing to put right", (message) =>
  expect(said(message)).not.toContain("I read"),
);
test.each(["who still waits for a sail?", "who is waiting for a sail", "who awaits on the sail"])(
  "%j asks for what is awaited, and for no status",
  (message) => {
    expect(said(message)).toContain("Parts awaited Sail");
    expect(said(message)).not.toContain("Status");
  },
);
test("who waits for nothing that is named has the status", () => expect(said("who is waiting")).toContain("Petra"));

test.each([
  ["who is Gon quiet", "who is Gone quiet"],
  ["how many are on teh roof", "how many are On the roof"],
  ["who is gone quite", "who is Gone quiet"],
  ["who is gone home", "who is gone home"],
  ["who is Gone quiet", "who is Gone quiet"],
])("%j is read as %j: an option in several words", (said, meant) => {
  const user = { stages: ["Survey", "On the roof"], statuses: ["Gone quiet", "Keen"] };
  expect(inOwnWords(said, { user, people: [], columns: [] } as never).text).toBe(meant);
});
